import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PortalRole, RoleChange, RoleDraft } from "./portal-role.model.ts";

/** The roles of learners in the portal, for administrators; each change answers with all roles. */
export type PortalRoleStore = {
  readonly all: () => TaskEither<Failure, readonly PortalRole[]>;
  readonly create: (draft: RoleDraft) => TaskEither<Failure, readonly PortalRole[]>;
  readonly change: (role: number, change: RoleChange) => TaskEither<Failure, readonly PortalRole[]>;
  /** Contacts keep the role in their field, so that it is theirs again once it is restored. */
  readonly remove: (role: number) => TaskEither<Failure, readonly PortalRole[]>;
  readonly restore: (role: number) => TaskEither<Failure, readonly PortalRole[]>;
};
export const PortalRoleStore = token<PortalRoleStore>("portal-roles.store");
