import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "enrol-contacts", load: async () => (await import("./enrol-window.screen.tsx")).EnrolWindow },
];
