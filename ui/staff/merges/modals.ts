import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "merge-contacts", load: async () => (await import("./merge-dialog.screen.tsx")).MergeDialog },
];
