import type { ModalContribution } from "../modal-contribution.tsx";

export const modals: readonly ModalContribution[] = [
  { kind: "create-contact", load: async () => (await import("./form/new-contact-modal.screen.tsx")).NewContactModalScreen },
  { kind: "select-contact", load: async () => (await import("./picker/select-contact.screen.tsx")).SelectContactScreen },
  { kind: "portal-link", load: async () => (await import("./portal-link/portal-link.screen.tsx")).PortalLinkScreen },
  { kind: "view-as", load: async () => (await import("./view-as/view-as.screen.tsx")).ViewAsScreen },
];
