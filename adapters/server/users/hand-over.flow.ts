import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { formerOwnerLetter, ownerLetter } from "../../../core/outbox/account-letters.rule.ts";
import type { Letter } from "../../../core/outbox/letter.model.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import type { UserRecord } from "../../../core/users/colleague.model.ts";
import { decideHandOver } from "../../../core/users/decide-hand-over.rule.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { type OwnCall, type OwnDeps, ownPassword } from "../profile/own-password.flow.ts";
import type { Tx } from "../storage/database.ts";
import { readUser } from "./user-record.store.ts";
import { writeUser } from "./write-user.store.ts";

type OwnTx = OwnCall & { readonly tx: Tx };

const giveRole = (call: OwnTx, user: UserRecord, role: "owner" | "admin"): Promise<void> =>
  writeUser(call.tx, call, user, { role, preset_id: null }, { action: "user.hand_over", before: { role: user.role }, after: { role } });

const tellBoth = async ({ tx, actor, request }: OwnTx, outbox: OwnDeps["outbox"], from: UserRecord, to: UserRecord): Promise<void> => {
  if (!canSend(outbox.ways, "email")) return;
  const { name: org } = await tx.db.selectFrom("orgs").select("name").where("org_id", "=", actor.org_id).executeTakeFirstOrThrow();
  const language = request.language ?? "en";
  const mail = (recipient: string, letter: Letter): Promise<void> =>
    outbox.send(tx, actor.org_id, { channel: "email", recipient, letter, secret: null }, request.now);
  await mail(to.email, ownerLetter(language, { name: to.first_name, org, other: from.name }));
  await mail(from.email, formerOwnerLetter(language, { name: from.first_name, org, other: to.name }));
};

/** Hands the organisation over to an administrator; the owner, who gave the password, becomes an administrator. Both get a mail. */
export const handOver = async (
  { database, outbox }: OwnDeps,
  call: OwnCall,
  id: number,
  password: string,
): Promise<E.Either<Failure, Done>> => {
  const { actor, request } = call;
  const proven = await ownPassword(database, call, password, "password");
  if (E.isLeft(proven)) return proven;
  return database.inOrg(actor.org_id, async (tx) => {
    const own = { ...call, tx };
    // Locked in the order of their ids, so that two calls never wait for each other.
    const first = await readUser(tx, Math.min(actor.user_id, id), request.now, true);
    const last = await readUser(tx, Math.max(actor.user_id, id), request.now, true);
    const [from, to] = actor.user_id < id ? [first, last] : [last, first];
    const decided = decideHandOver({ id: actor.user_id, role: from?.record.role ?? "guest" }, to?.record);
    if (E.isLeft(decided)) return decided;
    if (from === null || to === null) throw new Error("A user that was just decided on does not exist.");
    await giveRole(own, from.record, "admin");
    await giveRole(own, to.record, "owner");
    await tellBoth(own, outbox, from.record, to.record);
    return E.right(done);
  });
};
