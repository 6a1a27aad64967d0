import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "access-trace", load: async () => (await import("./access-trace.screen.tsx")).AccessTraceScreen },
];
