import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { signInChangeProblem } from "../../../core/auth/in-person.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { twoStepRefusals } from "../../../core/two-step/two-step-refusals.ts";
import { passwordMatches } from "../auth/password.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { checkedCode } from "./checked-code.flow.ts";
import { lockedTwoStep, type TwoStepRow } from "./two-step.store.ts";

/** A call by which users change how they sign in. */
export type OwnCall = { readonly actor: StaffActor; readonly request: Request };
export type ProofDeps = { readonly database: Database; readonly sealer: Sealer };
type Given = { readonly password: string; readonly code?: string };

const noPassword = invalid({ password: [twoStepRefusals.no_password_second] });
const wrongPassword = invalid({ password: [authRefusals.not_your_password] });
const noCode = invalid({ code: [twoStepRefusals.code_needed] });
const isOff = invalid({ code: [twoStepRefusals.two_step_off] });

/**
 * Runs work for a user who confirms with the password, and with a code where two-step sign-in is on. The password is checked outside any
 * transaction, and a wrong code is counted even though the call fails.
 * @param isOnly whether the work requires that two-step sign-in is on
 * @param work gets the user's second step, locked; null when none was set up
 */
export const proven = async <A>(
  { database, sealer }: ProofDeps,
  { actor, request }: OwnCall,
  { password, code }: Given,
  isOnly: boolean,
  work: (tx: Tx, row: TwoStepRow | null) => Promise<E.Either<Failure, A>>,
): Promise<E.Either<Failure, A>> => {
  const refused = signInChangeProblem(request.via);
  if (refused !== null) return E.left(refused);
  const held = await database.inOrg(actor.org_id, ({ db }) =>
    db
      .selectFrom("users")
      .select("password_hash")
      .where("org_id", "=", actor.org_id)
      .where("user_id", "=", actor.user_id)
      .executeTakeFirst(),
  );
  const hash = held?.password_hash ?? null;
  if (hash === null) return E.left(noPassword);
  if (!(await passwordMatches(hash, password))) return E.left(wrongPassword);
  return database.inOrg(actor.org_id, async (tx) => {
    const row = await lockedTwoStep(tx, actor);
    const secret = row?.secret ?? null;
    if (row === null || secret === null) return isOnly ? E.left(isOff) : work(tx, row);
    if (code === undefined) return E.left(noCode);
    const checked = await checkedCode(tx, row, { secret, code, sealer, request });
    return E.isLeft(checked) ? checked : work(tx, row);
  });
};
