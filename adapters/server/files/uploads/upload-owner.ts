import type { LearnerActor, StaffActor } from "../../../../core/access/actor.model.ts";

/** Whose an upload is: a member of staff or a learner. */
export type UploadOwner = { readonly org: number } & (
  | { readonly user: number; readonly contact: null }
  | { readonly user: null; readonly contact: number }
);

export const ownerOf = (actor: StaffActor | LearnerActor): UploadOwner =>
  actor.kind === "staff"
    ? { org: actor.org_id, user: actor.user_id, contact: null }
    : { org: actor.org_id, user: null, contact: actor.con_id };

const idPattern = /^[0-9a-f]{32}$/;

/** The key of an upload in its folder: nobody can name the uploads of others. Null for what is no id. */
export const uploadKey = ({ org, user, contact }: UploadOwner, id: string): string | null =>
  idPattern.test(id) ? `${org}/${user === null ? `c${contact}` : `u${user}`}/${id}` : null;

/** The id of an upload in its key. */
export const uploadIdOf = (key: string): string => key.slice(key.lastIndexOf("/") + 1);
