import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "team-picker", load: async () => (await import("./team-picker.screen.tsx")).TeamPickerScreen },
];
