import type { ModalContribution } from "../modal-contribution.ts";

export const modals: readonly ModalContribution[] = [
  { kind: "shortcuts", load: async () => (await import("./shortcut-sheet.screen.tsx")).ShortcutSheetScreen },
];
