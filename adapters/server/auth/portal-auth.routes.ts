import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { portalRefusals } from "../../../core/auth/portal-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { invalid, notFound, unauthorized } from "../../../core/kernel/failure.ts";
import { channels } from "../../../core/outbox/message.model.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { ownTextRefusals } from "../../../core/texts/text-refusals.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { portalAuth } from "../../contract/portal-auth.contract.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Answer } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import { chooseAlerts } from "../portal-notices/alert-choice.store.ts";
import type { Database } from "../storage/database.ts";
import { portalInfo, portalPlace, portalUser } from "./portal-account.store.ts";
import { signInByLink } from "./portal-link.flow.ts";
import { requestPin } from "./portal-pin.flow.ts";
import { signInToPortal } from "./portal-sign-in.flow.ts";
import { closeSessions } from "./session.store.ts";

const describe = async (database: Database, { ways }: Outbox, pid: string | null) => {
  const place = await database.asSystem((tx) => portalPlace(tx, pid));
  return place === null
    ? E.left(notFound(portalRefusals.no_portal))
    : E.right({ ...portalInfo(place), pin_by: channels.filter((channel) => canSend(ways, channel)) });
};

/** Endpoints for signing in to and out of a learner portal. */
export const routes: RouteContribution = ({ sessions, outbox }) =>
  routesFor(portalAuth, {
    signIn:
      ({ database, body, request }) =>
      async () => {
        const result = await signInToPortal(database, body, request);
        if (request.session !== null) sessions.forget(request.session.tokenHash);
        return result;
      },
    signInByLink:
      ({ database, body, request }) =>
      async () => {
        const result = await signInByLink(database, body, request);
        if (request.session !== null) sessions.forget(request.session.tokenHash);
        return result;
      },
    requestPin:
      ({ database, body, request }) =>
      () =>
        requestPin(database, outbox, body, request),
    logout: (call) =>
      TE.fromTask(async () => {
        const { session } = call.request;
        if (session !== null) {
          await closeSessions(call.tx, { tokenHash: session.tokenHash });
          sessions.forget(session.tokenHash);
        }
        await writeAudit(call.tx, call, {
          action: "logout",
          object_type: "contact",
          object_id: call.actor.con_id,
          before: null,
          after: null,
        });
        return new Answer<Done>(done, [{ name: "learner", value: null }]);
      }),
    portals:
      ({ database }) =>
      () =>
        describe(database, outbox, null),
    portal:
      ({ database, params }) =>
      () =>
        describe(database, outbox, params.pid),
    info:
      ({ tx, actor, request }) =>
      async () => {
        const user = await portalUser(tx, actor.org_id, actor.con_id, actor.pid, request.session?.csrfToken ?? "");
        return user === null ? E.left(unauthorized(failureRefusals.not_logged_in)) : E.right(user);
      },
    changeInfo: (call) => async () => {
      const { tx, actor, body, request } = call;
      const csrf = request.session?.csrfToken ?? "";
      const before = await portalUser(tx, actor.org_id, actor.con_id, actor.pid, csrf);
      if (before === null) return E.left(unauthorized(failureRefusals.not_logged_in));
      const { alerts, ...details } = body;
      if (alerts === "sms" && (await outbox.stopped.of(tx, actor.con_id))?.some(({ mobile }) => mobile === before.mobile[0]) === true)
        return E.left(invalid({ alerts: [ownTextRefusals.own_texts_stopped] }));
      if (alerts !== undefined) await chooseAlerts(tx, actor.con_id, alerts, request.now);
      await tx.db
        .updateTable("contacts")
        .set(({ eb }) => ({ ...details, version: eb("version", "+", 1), updated_at: request.now }))
        .where("org_id", "=", actor.org_id)
        .where("con_id", "=", actor.con_id)
        .execute();
      const { first_name, last_name, language } = before;
      const alertsBefore = alerts === undefined ? {} : { alerts: before.alerts };
      await writeAudit(tx, call, {
        action: "update",
        object_type: "contact",
        object_id: actor.con_id,
        before: { first_name, last_name, language, ...alertsBefore },
        after: { ...body },
      });
      return E.right({ ...before, ...body });
    },
  });
