// The screen stays on while a table is open, where the browser lets us.

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const take = () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (got) => (lock = got),
      () => undefined, // low battery, or not over https: the screen may go dark
    );
  };
  take();
  document.addEventListener("visibilitychange", take);
  return () => {
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
