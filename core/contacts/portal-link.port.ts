import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PortalLink, PortalLinkRequest } from "./portal-link.model.ts";

/** Where links are made that let learners into the portal once. Refused as a conflict for somebody archived or blocked. */
export type PortalLinks = {
  /** A link made before for the same contact works no more. */ readonly create: (
    contact: number,
    request: PortalLinkRequest,
  ) => TaskEither<Failure, PortalLink>;
};
export const PortalLinks = token<PortalLinks>("contacts.portal-links");
