import type { ModalContribution } from "../modal-contribution.ts";

export const modals: readonly ModalContribution[] = [
  { kind: "history", load: async () => (await import("./history-dialog.screen.tsx")).HistoryDialog },
];
