import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { acceptedUser } from "../../../core/users/accepted-user.rule.ts";
import type { Invitee } from "../../../core/users/invitation.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { dropLinks, invitationPurposes } from "../auth/one-time-code.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import { invite, type PeopleCall } from "./invite.store.ts";

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
  const { tx, actor, request } = call;
  const invited = await invite(call, { ...outbox, ways: { ...outbox.ways, email: "none" } }, invitee);
  if (E.isLeft(invited)) return invited;
  const id = invited.right.new_user_id;
  await dropLinks(tx, invitationPurposes, id);
  await tx.db
    .updateTable("users")
    .set((eb) => ({ ...acceptedUser(request.now), password_hash, version: eb("version", "+", 1), updated_at: request.now }))
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", id)
    .execute();
  await writeAudit(tx, call, { action: "user.accept", object_type: "user", object_id: id, before: null, after: null });
  return E.right(id);
};
