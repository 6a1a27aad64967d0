import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { accessMark } from "../../../core/permissions/access-mark.rule.ts";
import { permissionEntries } from "../../../core/permissions/permission-catalogue.ts";
import { done } from "../../contract/envelope.ts";
import { permissions } from "../../contract/permissions.contract.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { accessImpact, presetImpact } from "./access-impact.store.ts";
import { askForAccess } from "./ask-access.store.ts";
import { permissionMatrix } from "./permission-matrix.store.ts";
import { changePreset, createPreset, removePreset, restorePreset } from "./presets.store.ts";
import { traceAsked } from "./record-access.store.ts";

/** Endpoints for permissions and their presets. */
export const routes: RouteContribution = ({ config, sessions }) =>
  routesFor(permissions, {
    list: () => TE.right(permissionEntries),
    own: ({ actor }) => TE.right({ mark: accessMark(actor) }),
    matrix: ({ tx, actor, request }) => TE.fromTask(() => permissionMatrix(tx, actor, request.now)),
    trace: (call) => () => traceAsked(call, call.params.id, call.query),
    impact: (call) => () => accessImpact(call, call.params.id, call.body),
    presetImpact: (call) => () => presetImpact(call, call.params.id, call.body),
    ask: (call) => () => askForAccess(call, call.body.path, config.origin),
    create: (call) => () => createPreset(call, call.body),
    change: (call) => lockingOut(sessions, () => changePreset(call, call.params.id, call.body)),
    remove: (call) => async () =>
      pipe(
        await removePreset(call, call.params.id),
        E.map(() => done),
      ),
    restore: (call) => () => restorePreset(call, call.params.id),
  });
