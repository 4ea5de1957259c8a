"""The games behind the interfaces that researchers use: PettingZoo, OpenSpiel, Gymnasium. Each is an optional extra
(`pip install 'ludoteka[rl]'`) and is imported only where its module is. See docs/adapters.md."""
