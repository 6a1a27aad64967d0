import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { groupRefusals } from "./group-refusals.ts";
import type { GroupChange } from "./group.model.ts";

/** The users, teams and folder that a write refers to. */
export type GroupNames = Pick<GroupChange, "share_to" | "folder_id">;

/**
 * The referenced records that exist in the organisation.
 * @property users, teams their ids
 * @property hasFolder whether the folder exists
 */
export type KnownNames = { readonly users: ReadonlySet<number>; readonly teams: ReadonlySet<number>; readonly hasFolder: boolean };

/** Refuses users, teams and folders that do not exist in the organisation. */
export const acceptedNames = ({ share_to, folder_id }: GroupNames, { users, teams, hasFolder }: KnownNames): E.Either<Failure, null> => {
  if (share_to?.users.some((id) => !users.has(id)) === true) return E.left(invalid({ "share_to.users": [groupRefusals.unknown_user] }));
  if (share_to?.teams.some((id) => !teams.has(id)) === true) return E.left(invalid({ "share_to.teams": [groupRefusals.unknown_team] }));
  if (folder_id === undefined || folder_id === null || hasFolder) return E.right(null);
  return E.left(invalid({ folder_id: [groupRefusals.unknown_folder] }));
};
