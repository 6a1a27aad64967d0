import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "phone-line", load: async () => (await import("./phone-line.screen.tsx")).PhoneLineScreen },
];
