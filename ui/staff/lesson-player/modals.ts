import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "lesson-player", load: async () => (await import("./player-modal.screen.tsx")).PlayerModal },
];
