import * as E from "fp-ts/lib/Either.js";
import { attemptLimit, minutesToWait, tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { type Failure, forbidden, invalid } from "../../../core/kernel/failure.ts";
import { acceptedStep } from "../../../core/two-step/accepted-step.rule.ts";
import { secondStepCode } from "../../../core/two-step/second-step-code.rule.ts";
import { twoStepRefusals } from "../../../core/two-step/two-step-refusals.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { appCodes } from "./authenticator.crypto.ts";
import { changeTwoStep, sealedFor, type TwoStepRow, spendRecoveryCode } from "./two-step.store.ts";

type Given = { readonly secret: string; readonly code: string; readonly sealer: Sealer; readonly request: Request };

const wrong = invalid({ code: [twoStepRefusals.code_wrong] });

const trail = (tx: Tx, { org_id, user_id }: TwoStepRow, request: Request, action: string): Promise<void> =>
  writeAudit(
    { ...tx, org: org_id },
    { actor: { kind: "anonymous" }, request },
    { action, object_type: "user", object_id: user_id, before: null, after: null },
  );

/**
 * Accepts an app code or a recovery code and uses it up; a wrong one counts as a failed attempt, and after five within 15 minutes none is
 * accepted.
 * @param row locked by the transaction, which must also be committed when the code is refused
 * @returns the kind of code
 */
export const checkedCode = async (
  tx: Tx,
  row: TwoStepRow,
  { secret, code, sealer, request }: Given,
): Promise<E.Either<Failure, "app" | "recovery">> => {
  const { now } = request;
  const minutes = minutesToWait(row.failures, now);
  if (minutes !== null) return E.left(forbidden(tooManyAttempts(minutes)));
  const given = secondStepCode(code);
  const step =
    given?.kind === "app"
      ? acceptedStep({ code: given.code, codeAt: appCodes(sealedFor(sealer, row).open(secret)), now, lastStep: row.last_step })
      : null;
  if (step !== null) {
    await changeTwoStep(tx, row, { last_step: step, failures: [] });
    return E.right("app");
  }
  if (given?.kind === "recovery" && (await spendRecoveryCode(tx, row, secretHash(given.code), now))) {
    await changeTwoStep(tx, row, { failures: [] });
    await trail(tx, row, request, "use_recovery_code");
    return E.right("recovery");
  }
  await changeTwoStep(tx, row, { failures: [...row.failures.filter((at) => at > now - attemptLimit.window), now] });
  await trail(tx, row, request, "second_step_failed");
  return E.left(wrong);
};
