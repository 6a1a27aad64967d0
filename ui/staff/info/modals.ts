import type { ModalContribution } from "../modal-contribution.ts";

export const modals: readonly ModalContribution[] = [{ kind: "info", load: async () => (await import("./info.screen.tsx")).InfoScreen }];
