import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "program", load: async () => (await import("./program.screen.tsx")).ProgramScreen },
  { kind: "quick-win", load: async () => (await import("./program.screen.tsx")).QuickWinScreen },
];
