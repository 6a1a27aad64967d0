import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/** The contact that gets a link into the portal, by id. */
export const PortalLinkRequest = t.type({ contact: t.number }, "PortalLinkRequest");
export type PortalLinkRequest = t.TypeOf<typeof PortalLinkRequest>;

/** The window in which a contact gets a link into the portal. */
export const portalLinkWindow = modalKind<PortalLinkRequest>("portal-link");
