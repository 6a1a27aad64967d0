import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "history", load: async () => (await import("./history-dialog.screen.tsx")).HistoryDialog },
];
