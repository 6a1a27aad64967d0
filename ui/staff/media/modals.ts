import type { ModalContribution } from "../modal-contribution.ts";

export const modals: readonly ModalContribution[] = [
  { kind: "media-preview", load: async () => (await import("./media-preview.screen.tsx")).MediaPreviewScreen },
];
