import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "media-preview", load: async () => (await import("./media-preview.screen.tsx")).MediaPreviewScreen },
  { kind: "choose-files", load: async () => (await import("../files/picker/file-picker.screen.tsx")).FilePickerScreen },
];
