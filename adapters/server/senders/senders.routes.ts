import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { decideThere } from "../../../core/senders/decide-sender.rule.ts";
import { done } from "../../contract/envelope.ts";
import { senders } from "../../contract/senders.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import type { StoreCall } from "../http/resource-handlers.ts";
import { routesFor } from "../http/routes-for.ts";
import { checkRow } from "./check-sender.flow.ts";
import { confirmMailbox } from "./confirm-mailbox.flow.ts";
import { senderRows } from "./sender-row.ts";
import { makeSenders } from "./senders.store.ts";
import { applyCheck } from "./verification.store.ts";

/** Endpoints for the addresses from which an organisation sends. */
export const routes: RouteContribution = ({ config, outbox, sealer, database, dns }) => {
  const ips = config.mailIps;
  const of = (call: StoreCall) => makeSenders(call, { outbox, sealer, ips });
  return routesFor(senders, {
    all: (call) => of(call).all(),
    create: (call) => of(call).create(call.body),
    rename: (call) => of(call).rename(call.params.id, call.body),
    verify: (call) => async () => {
      const { actor, request } = call;
      const there = decideThere((await senderRows(call.tx)).find(({ id }) => id === call.params.id));
      if (E.isLeft(there)) return there;
      return E.right(
        new Afterwards(async () => {
          const check = await checkRow({ dns, ips }, there.right);
          return database.inOrg(actor.org_id, (tx) =>
            applyCheck(tx, { actor, request }, there.right.id, check, { ips, outbox, origin: () => request.origin }),
          );
        }),
      );
    },
    makeDefault: (call) => of(call).makeDefault(call.params.id),
    sendLink: (call) => of(call).sendLink(call.params.id),
    sendTest: (call) =>
      pipe(
        of(call).sendTest(call.params.id, call.body.to),
        TE.map(() => done),
      ),
    remove: (call) =>
      pipe(
        of(call).remove(call.params.id),
        TE.map(() => done),
      ),
    restore: (call) => of(call).restore(call.params.id),
    confirm:
      ({ database: all, body, request }) =>
      () =>
        confirmMailbox(all, body.token, request),
  });
};
