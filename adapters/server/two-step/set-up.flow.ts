import * as E from "fp-ts/lib/Either.js";
import { randomBytes } from "node:crypto";
import { type Failure, forbidden, invalid } from "../../../core/kernel/failure.ts";
import { acceptedStep } from "../../../core/two-step/accepted-step.rule.ts";
import { recoveryCodeCount, recoveryCodeOf, secondStepCode } from "../../../core/two-step/second-step-code.rule.ts";
import { twoStepRefusals } from "../../../core/two-step/two-step-refusals.ts";
import type { TwoStepProof, TwoStepSecret, TwoStepStart } from "../../../core/two-step/two-step.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { appCodes, appUri, freshAppSecret } from "./authenticator.crypto.ts";
import { forgetDevices } from "./device.store.ts";
import { type OwnCall, type ProofDeps, proven } from "./proof.flow.ts";
import {
  changeTwoStep,
  dropTwoStep,
  keepPending,
  lockedTwoStep,
  replaceRecoveryCodes,
  requiresTwoStep,
  sealedFor,
  type TwoStepOwner,
} from "./two-step.store.ts";

/** Seconds within which a set-up must be confirmed. */
const setUpSeconds = 30 * 60;

const stale = invalid({ code: [twoStepRefusals.set_up_expired] });
const wrong = invalid({ code: [twoStepRefusals.set_up_code_wrong] });
const isRequired = forbidden(twoStepRefusals.two_step_required);

const trail = (tx: Tx, call: OwnCall, action: string): Promise<void> =>
  writeAudit(tx, call, { action, object_type: "user", object_id: call.actor.user_id, before: null, after: null });

/** Creates recovery codes, of which only hashes are stored. */
const newRecoveryCodes = async (tx: Tx, owner: TwoStepOwner): Promise<readonly string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(16)));
  await replaceRecoveryCodes(
    tx,
    owner,
    codes.map((code) => secretHash(code.replaceAll("-", ""))),
  );
  return codes;
};

/** Creates a secret for an app; until one of its codes is confirmed, the earlier secret stays valid. */
export const start = (deps: ProofDeps, call: OwnCall, given: TwoStepStart): Promise<E.Either<Failure, TwoStepSecret>> =>
  proven(deps, call, given, false, async (tx) => {
    const { actor, request } = call;
    const secret = freshAppSecret();
    await keepPending(tx, actor, sealedFor(deps.sealer, actor).seal(secret), request.now);
    const { email } = await tx.db
      .selectFrom("users")
      .select("email")
      .where("org_id", "=", actor.org_id)
      .where("user_id", "=", actor.user_id)
      .executeTakeFirstOrThrow();
    await trail(tx, call, "begin_two_step");
    return E.right({ secret, uri: appUri(secret, email) });
  });

/** Turns two-step sign-in on, or switches to another app, with a code of it; remembered browsers are forgotten. */
export const confirm = async (tx: Tx, sealer: Sealer, call: OwnCall, typed: string): Promise<E.Either<Failure, readonly string[]>> => {
  const { actor, request } = call;
  const row = await lockedTwoStep(tx, actor);
  if (row === null || row.pending_secret === null || request.now >= (row.pending_since ?? 0) + setUpSeconds) return E.left(stale);
  const given = secondStepCode(typed);
  const codeAt = appCodes(sealedFor(sealer, actor).open(row.pending_secret));
  const step = given?.kind === "app" ? acceptedStep({ code: given.code, codeAt, now: request.now, lastStep: 0 }) : null;
  if (step === null) return E.left(wrong);
  await changeTwoStep(tx, actor, {
    secret: row.pending_secret,
    on_since: request.now,
    pending_secret: null,
    pending_since: null,
    last_step: step,
    failures: [],
  });
  await forgetDevices(tx, actor);
  const codes = await newRecoveryCodes(tx, actor);
  await trail(tx, call, row.secret === null ? "turn_on_two_step" : "replace_two_step_app");
  return E.right(codes);
};

/** Creates new recovery codes; earlier ones are invalidated. */
export const renewCodes = (deps: ProofDeps, call: OwnCall, given: TwoStepProof): Promise<E.Either<Failure, readonly string[]>> =>
  proven(deps, call, given, true, async (tx) => {
    const codes = await newRecoveryCodes(tx, call.actor);
    await trail(tx, call, "renew_recovery_codes");
    return E.right(codes);
  });

/** Turns two-step sign-in off, unless the organisation requires it. */
export const turnOff = (deps: ProofDeps, call: OwnCall, given: TwoStepProof): Promise<E.Either<Failure, void>> =>
  proven(deps, call, given, true, async (tx) => {
    if (await requiresTwoStep(tx, call.actor.org_id)) return E.left(isRequired);
    await dropTwoStep(tx, call.actor);
    await trail(tx, call, "turn_off_two_step");
    return E.right(undefined);
  });
