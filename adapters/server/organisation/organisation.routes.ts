import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { signInChangeProblem } from "../../../core/auth/in-person.rule.ts";
import { decideClosing } from "../../../core/organisation/closing.rule.ts";
import { changesSignIn } from "../../../core/organisation/decide-org-change.rule.ts";
import { done } from "../../contract/envelope.ts";
import { organisation } from "../../contract/organisation.contract.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { proven } from "../two-step/proof.flow.ts";
import { closeOrg } from "./closing.store.ts";
import { makeOrgSettings } from "./org-settings.store.ts";

/** Endpoints for the settings of the organisation. */
export const routes: RouteContribution = ({ sealer, config, sessions, database, outbox }) => {
  const deps = { sealer, config };
  return routesFor(organisation, {
    get: (call) => makeOrgSettings(call, deps).get(),
    change: (call) => {
      const refused = changesSignIn(call.body) ? signInChangeProblem(call.request.via) : null;
      return refused === null ? lockingOut(sessions, makeOrgSettings(call, deps).change(call.body)) : TE.left(refused);
    },
    close: (call) =>
      TE.right(
        new Afterwards(() =>
          lockingOut(sessions, () =>
            proven({ database, sealer }, call, call.body, false, async (tx) => {
              const { name } = await tx.db
                .selectFrom("orgs")
                .select("name")
                .where("org_id", "=", call.actor.org_id)
                .forUpdate()
                .executeTakeFirstOrThrow();
              const decided = decideClosing(name, call.body.name);
              if (E.isLeft(decided)) return decided;
              await closeOrg(tx, outbox, call, name);
              return E.right(done);
            }),
          )(),
        ),
      ),
    rotateKey: (call) => makeOrgSettings(call, deps).rotateKey(),
  });
};
