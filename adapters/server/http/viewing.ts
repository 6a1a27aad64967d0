import type { FastifyRequest } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { anonymous } from "../../../core/access/actor.model.ts";
import { forbidden } from "../../../core/kernel/failure.ts";
import { viewAsRefusals } from "../../../core/view-as/view-as-refusals.ts";
import { viewInForce } from "../../../core/view-as/view-in-force.rule.ts";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Session, Sessions } from "../auth/session.store.ts";
import { storedView } from "../auth/stored-view.store.ts";
import type { Database } from "../storage/database.ts";
import { RequestFailure } from "./body-parser.ts";
import type { Cookies } from "./cookies.ts";

type ViewDeps = { readonly database: Database; readonly sessions: Sessions; readonly cookies: Cookies; readonly now: () => number };

/** The header with the secret of a view, by which a tab shows the portal as a learner gets it, or the staff application as a colleague does. */
export const viewHeader = "x-view-as";

/**
 * The session of a call with the secret of a view: that of the person who is viewed, without a CSRF token; for a call that the user makes as
 * themselves, their own. The user is known by the cookie of the staff application alone.
 * @throws RequestFailure when the view is not in force, or the call is refused while viewing
 */
export const viewingSession = async (
  deps: ViewDeps,
  { whileViewing }: Pick<AnyEndpoint, "whileViewing">,
  request: FastifyRequest,
  secret: string,
): Promise<Session> => {
  const now = deps.now();
  const token = deps.cookies.read(request, "staff");
  const own = token === null ? null : await deps.sessions.find(token, now);
  const view = viewInForce(await storedView(deps.database, secret, now), own?.actor ?? anonymous, now);
  if (E.isLeft(view)) throw new RequestFailure(view.left);
  if (own === null || whileViewing === "refused") throw new RequestFailure(forbidden(viewAsRefusals.only_looking));
  if (whileViewing === "as_oneself") return { ...own, view: view.right };
  const { as, until } = view.right;
  return { tokenHash: secretHash(secret), csrfToken: "", actor: as, expiresAt: until, isLimited: false, view: view.right };
};
