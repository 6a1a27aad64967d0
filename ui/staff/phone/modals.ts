import type { ModalContribution } from "../modal-contribution.ts";

export const modals: readonly ModalContribution[] = [
  { kind: "phone-line", load: async () => (await import("./phone-line.screen.tsx")).PhoneLineScreen },
];
