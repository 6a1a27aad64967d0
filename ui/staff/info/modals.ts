import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [{ kind: "info", load: async () => (await import("./info.screen.tsx")).InfoScreen }];
