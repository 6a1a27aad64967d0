import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "task", load: async () => (await import("./task-form.screen.tsx")).TaskFormScreen },
];
