import * as E from "fp-ts/lib/Either.js";
import { done } from "../../contract/envelope.ts";
import { fileShares } from "../../contract/file-shares.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import type { FileCall } from "./file-row.ts";
import { openShare } from "./open-share.flow.ts";
import { createShare, listShares, revokeShare } from "./shares.store.ts";

/** Endpoints for links that share files and folders. */
export const routes: RouteContribution = ({ areas, sealer }) => {
  const key = sealer.keyFor("links that share files");
  const callOf = ({ tx, actor, request }: Pick<FileCall, "tx" | "actor" | "request">): FileCall => ({
    tx,
    actor,
    request,
    areas,
    system: { folders: [], files: [] },
  });
  return routesFor(fileShares, {
    list: (call) => () => listShares(callOf(call), call.query),
    create: (call) => () => createShare(callOf(call), call.body, call.request.origin),
    revoke: (call) => async () => E.map(() => done)(await revokeShare(callOf(call), call.params.id)),
    open:
      ({ database, params, body, request }) =>
      () =>
        openShare(database, key, { token: params.token, password: body.password ?? "", request }),
  });
};
