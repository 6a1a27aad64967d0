import * as E from "fp-ts/lib/Either.js";
import type { SecondStep } from "../../../core/auth/second-step.model.ts";
import type { SignedIn } from "../../../core/auth/session-user.model.ts";
import { passwordRefusal } from "../../../core/auth/sign-in-gate.rule.ts";
import { type Failure, forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import { twoStepRefusals } from "../../../core/two-step/two-step-refusals.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import { gateFacts } from "../auth/sign-in-gate.store.ts";
import { startSession } from "../auth/start-session.flow.ts";
import { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import { takeBack } from "../organisation/closing.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { checkedCode } from "./checked-code.flow.ts";
import { isRemembered, rememberDevice } from "./device.store.ts";
import { lockedTwoStep, type TwoStepOwner, twoStepSince } from "./two-step.store.ts";

export type AfterPassword = SignedIn | { readonly status: "second_step" };

/** Seconds allowed between the password and the code. */
const waitSeconds = 10 * 60;

const tooLate = unauthorized(twoStepRefusals.second_step_late);

/**
 * Signs a user in after the correct password, or asks for the second step where it is on and the browser is not remembered. A cookie ties
 * the code to the browser that gave the password.
 */
export const afterPassword = async (tx: Tx, owner: TwoStepOwner, request: Request): Promise<Answer<AfterPassword>> => {
  if ((await twoStepSince(tx, owner)) === null || (await isRemembered(tx, owner, request)))
    return startSession(tx, owner, request, "login");
  const token = freshSecret();
  await tx.db.deleteFrom("second_steps").where("user_id", "=", owner.user_id).where("expires_at", "<=", request.now).execute();
  await tx.db
    .insertInto("second_steps")
    .values({ token_hash: secretHash(token), org_id: owner.org_id, user_id: owner.user_id, expires_at: request.now + waitSeconds })
    .execute();
  return new Answer<AfterPassword>({ status: "second_step" }, [{ name: "second_step", value: token }]);
};

/** The user whose code is pending for a browser. */
const awaited = async ({ db }: Tx, hash: string, now: number): Promise<TwoStepOwner | null> => {
  const row = await db
    .selectFrom("second_steps as s")
    .innerJoin("users as u", (join) => join.onRef("u.user_id", "=", "s.user_id").onRef("u.org_id", "=", "s.org_id"))
    .select(["s.org_id", "s.user_id"])
    .where("s.token_hash", "=", hash)
    .where("s.expires_at", ">", now)
    .where("u.status", "=", 1)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Signs in with a code after the password, and remembers the browser if requested. In a closed organisation a code is only pending where its
 * owner takes it back, or where it was closed while somebody signed in, who is refused.
 */
export const secondStep = (
  { database, sealer, outbox }: { readonly database: Database; readonly sealer: Sealer; readonly outbox: Outbox },
  { code, remember = false }: SecondStep,
  request: Request,
): Promise<E.Either<Failure, Answer<SignedIn>>> =>
  database.asSystem(async (tx) => {
    const hash = secretHash(request.secondStep ?? "");
    const owner = await awaited(tx, hash, request.now);
    const row = owner === null ? null : await lockedTwoStep(tx, owner);
    if (owner === null || row === null || row.secret === null) return E.left(tooLate);
    const checked = await checkedCode(tx, row, { secret: row.secret, code, sealer, request });
    if (E.isLeft(checked)) return checked;
    const refused = passwordRefusal(await gateFacts(tx, owner), { hasProvider: false, takesBack: true }, request.now);
    if (refused !== null) return E.left(forbidden(refused));
    const { numDeletedRows } = await tx.db.deleteFrom("second_steps").where("token_hash", "=", hash).executeTakeFirst();
    if (numDeletedRows !== 1n) return E.left(tooLate);
    const { value, cookies } = await startSession(tx, owner, request, "login");
    await takeBack(tx, outbox, owner, request);
    const changes = [...cookies, { name: "second_step", value: null } as const];
    if (!remember) return E.right(new Answer(value, changes));
    const device = await rememberDevice(tx, owner, request);
    await writeAudit(
      { ...tx, org: owner.org_id },
      { actor: { kind: "anonymous" }, request },
      { action: "remember_device", object_type: "user", object_id: owner.user_id, before: null, after: null },
    );
    return E.right(new Answer(value, [...changes, { name: "device", value: device }]));
  });
