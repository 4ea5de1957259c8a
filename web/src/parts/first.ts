/** An action: this has the focus when it comes, so that Enter does what a dialog is for, and what is new is read out. */
export function first(node: HTMLElement, on: boolean): void {
  if (on) requestAnimationFrame(() => node.focus({ preventScroll: true }));
}
