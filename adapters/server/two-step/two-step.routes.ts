import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { signInChangeProblem } from "../../../core/auth/in-person.rule.ts";
import { invalid, notFound } from "../../../core/kernel/failure.ts";
import { twoStepRefusals } from "../../../core/two-step/two-step-refusals.ts";
import { done } from "../../contract/envelope.ts";
import { twoStep } from "../../contract/two-step.contract.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import { dropDevice, listDevices } from "./device.store.ts";
import { confirm, renewCodes, start, turnOff } from "./set-up.flow.ts";
import { recoveryCodesLeft, requiresTwoStep, twoStepSince } from "./two-step.store.ts";

const ownFirst = invalid({ required: [twoStepRefusals.own_first] });
const asCodes = E.map((recovery_codes: readonly string[]) => ({ recovery_codes }));

/**
 * Endpoints for setting up and requiring two-step sign-in. Passwords and codes are checked in separate transactions, so that failed
 * attempts stay counted.
 */
export const routes: RouteContribution = ({ database, sealer, sessions }) => {
  const deps = { database, sealer };
  /** Drops the session from the cache, since it is no longer limited to setting up two-step sign-in. */
  const release = ({ session }: Request): void => {
    if (session !== null) sessions.forget(session.tokenHash);
  };
  return routesFor(twoStep, {
    state:
      ({ tx, actor, request }) =>
      async () => {
        const { password_hash } = await tx.db
          .selectFrom("users")
          .select("password_hash")
          .where("org_id", "=", actor.org_id)
          .where("user_id", "=", actor.user_id)
          .executeTakeFirstOrThrow();
        const since = await twoStepSince(tx, actor);
        return E.right({
          since,
          recovery_left: await recoveryCodesLeft(tx, actor),
          required: await requiresTwoStep(tx, actor.org_id),
          has_password: password_hash !== null,
          devices: await listDevices(tx, actor, request),
        });
      },
    start: (call) => TE.right(new Afterwards(() => start(deps, call, call.body))),
    confirm: (call) =>
      TE.right(
        new Afterwards(async () => {
          const refused = signInChangeProblem(call.request.via);
          if (refused !== null) return E.left(refused);
          const codes = await database.inOrg(call.actor.org_id, (tx) => confirm(tx, sealer, call, call.body.code));
          release(call.request);
          return asCodes(codes);
        }),
      ),
    renewCodes: (call) => TE.right(new Afterwards(async () => asCodes(await renewCodes(deps, call, call.body)))),
    turnOff: (call) =>
      TE.right(
        new Afterwards(async () =>
          pipe(
            await turnOff(deps, call, call.body),
            E.map(() => done),
          ),
        ),
      ),
    forgetDevice: (call) => async () => {
      const refused = signInChangeProblem(call.request.via);
      if (refused !== null) return E.left(refused);
      if (!(await dropDevice(call.tx, call.actor, call.params.id))) return E.left(notFound(twoStepRefusals.no_browser));
      await writeAudit(call.tx, call, {
        action: "forget_device",
        object_type: "user",
        object_id: call.actor.user_id,
        before: null,
        after: null,
      });
      return E.right(done);
    },
    require: (call) => async () => {
      const { tx, actor, body, request } = call;
      const refused = signInChangeProblem(request.via);
      if (refused !== null) return E.left(refused);
      const { requires_two_step: before } = await tx.db
        .selectFrom("orgs")
        .select("requires_two_step")
        .where("org_id", "=", actor.org_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (before === body.required) return E.right(done);
      if (body.required && (await twoStepSince(tx, actor)) === null) return E.left(ownFirst);
      await tx.db.updateTable("orgs").set({ requires_two_step: body.required }).where("org_id", "=", actor.org_id).execute();
      await writeAudit(tx, call, {
        action: "org.require_two_step",
        object_type: "org",
        object_id: actor.org_id,
        before: { required: before },
        after: { required: body.required },
      });
      return E.right(done);
    },
  });
};
