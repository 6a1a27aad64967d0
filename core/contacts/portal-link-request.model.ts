import * as t from "io-ts";

/** The contact that gets a portal link, by id. */
export const PortalLinkRequest = t.type({ contact: t.number }, "PortalLinkRequest");
export type PortalLinkRequest = t.TypeOf<typeof PortalLinkRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "portal-link": PortalLinkRequest;
  }
}
