import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { UserRecord } from "../../../core/users/colleague.model.ts";
import { done } from "../../contract/envelope.ts";
import { users } from "../../contract/users.contract.ts";
import { supportHash } from "../auth/secret.crypto.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { archiveUser } from "./archive-user.store.ts";
import { listColleagues } from "./colleagues.store.ts";
import { handOver } from "./hand-over.flow.ts";
import type { PeopleCall } from "./invite.store.ts";
import { ownedBy } from "./owned.store.ts";
import { resetTwoStep } from "./reset-two-step.store.ts";
import { restoreUser } from "./restore-user.store.ts";
import { changeUser, getUser } from "./user-changes.store.ts";
import { userNames } from "./user-names.store.ts";
import { endSessionOf, sessionsOf } from "./user-sessions.store.ts";

/** Endpoints for the organisation's staff. */
export const routes: RouteContribution = ({ config, database, outbox, sessions, areas }) => {
  /** Adds the hash for the support chat to the caller's own record. */
  const signed = ({ actor: { user_id: me }, request }: PeopleCall) =>
    E.map((record: UserRecord): UserRecord => {
      const intercom_user_hash = me === record.id ? supportHash(config.pages.supportSecret, me, request.via) : null;
      return intercom_user_hash === null ? record : { ...record, intercom_user_hash };
    });
  return routesFor(users, {
    names: ({ tx, actor }) => TE.fromTask(() => userNames(tx, actor.user_id)),
    list: ({ tx, actor, query, request }) => TE.fromTask(() => listColleagues(tx, actor, query.archived, request.now)),
    get: (call) => async () => signed(call)(await getUser(call, call.params.id)),
    change: (call) => lockingOut(sessions, async () => signed(call)(await changeUser(call, call.params.id, call.body))),
    owned: (call) => () => ownedBy(call, areas, call.params.id),
    remove: (call) =>
      lockingOut(sessions, () =>
        archiveUser(call, areas, call.params.id, {
          replacement: call.query.replacement_user_id,
          replacements: call.query.replacements,
          keepsContacts: call.query.keep_contacts,
        }),
      ),
    restore: (call) => () => restoreUser(call, areas, call.params.id, call.query.undo),
    sessions: (call) => () => sessionsOf(call, call.params.id),
    resetTwoStep: (call) => lockingOut(sessions, () => resetTwoStep(call, call.params.id)),
    handOver: (call) =>
      TE.right(new Afterwards(lockingOut(sessions, () => handOver({ database, outbox }, call, call.params.id, call.body.password)))),
    endSession: (call) =>
      lockingOut(sessions, async () =>
        pipe(
          await endSessionOf(call, call.params.id, call.params.session),
          E.map(() => done),
        ),
      ),
  });
};
