import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "shortcuts", load: async () => (await import("./shortcut-sheet.screen.tsx")).ShortcutSheetScreen },
];
