import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PortalLink, PortalLinkRequest } from "./portal-link.model.ts";

/** Creates one-time links into the portal. Refused as a conflict for archived or blocked contacts. */
export type PortalLinks = {
  /** Invalidates an earlier link of the same contact. */ readonly create: (
    contact: number,
    request: PortalLinkRequest,
  ) => TaskEither<Failure, PortalLink>;
};
export const PortalLinks = token<PortalLinks>("contacts.portal-links");
