import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { acceptedUser } from "../../../core/users/accepted-user.rule.ts";
import type { Invitee } from "../../../core/users/invitation.model.ts";
import { dropLinks, invitationPurposes } from "../auth/one-time-code.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import { invite, type PeopleCall } from "./invite.store.ts";
import { readUser } from "./user-record.store.ts";
import { writeUser } from "./write-user.store.ts";

/**
 * Creates a user with a password, as if an invitation had been accepted at once; nothing is mailed.
 * @returns the id of the user
 */
export const createUser = async (
  call: PeopleCall,
  outbox: Outbox,
  invitee: Invitee,
  password_hash: string,
): Promise<E.Either<Failure, number>> => {
  const { tx, request } = call;
  const invited = await invite(call, { ...outbox, ways: { ...outbox.ways, email: "none" } }, invitee);
  if (E.isLeft(invited)) return invited;
  const id = invited.right.new_user_id;
  await dropLinks(tx, invitationPurposes, id);
  const created = await readUser(tx, id, request.now, true);
  if (created === null) throw new Error("A user that was just created does not exist.");
  const values = { ...acceptedUser(request.now), password_hash };
  await writeUser(tx, call, created.record, values, { action: "user.accept", before: null, after: null });
  return E.right(id);
};
