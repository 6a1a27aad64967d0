import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "install-guide", load: async () => (await import("./install-guide.view.tsx")).InstallGuide },
  { kind: "log-out", load: async () => (await import("./log-out.screen.tsx")).LogOutScreen },
];
