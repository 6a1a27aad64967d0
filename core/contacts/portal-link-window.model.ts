import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/**
 * The window in which a contact gets a link into the portal.
 * @property contact id
 */
export const portalLinkWindow = modalKind("portal-link", t.type({ contact: t.number }));
