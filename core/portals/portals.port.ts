import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { NewPortal, Portal, PortalChange } from "./portal.model.ts";

type Portals = TaskEither<Failure, readonly Portal[]>;

/** The portals of an organisation, for administrators; each command answers with all of them, the oldest first. */
export type PortalStore = {
  readonly all: () => Portals;
  readonly create: (portal: NewPortal) => Portals;
  /** Refused as a conflict whose `current` is the stored portal when its version has changed. */
  readonly change: (pid: string, change: PortalChange) => Portals;
  /** Learners can no longer sign in there, and those who have are signed out; the address stays the organisation's. */
  readonly close: (pid: string) => Portals;
  readonly reopen: (pid: string) => Portals;
};
export const PortalStore = token<PortalStore>("portals.store");
