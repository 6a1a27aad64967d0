import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "bulk-contacts", load: async () => (await import("./bulk-window.screen.tsx")).BulkWindow },
  { kind: "export-contacts", load: async () => (await import("./export-window.screen.tsx")).ExportWindow },
];
