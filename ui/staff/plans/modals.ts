import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "overage", load: async () => (await import("./overage.screen.tsx")).OverageScreen },
  { kind: "plan-prompt", load: async () => (await import("./plan-prompt.screen.tsx")).PlanPromptScreen },
];
