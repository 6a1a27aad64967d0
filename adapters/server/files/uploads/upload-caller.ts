import type { FastifyRequest } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { learners, mayCall, members } from "../../../../core/access/access-rule.rule.ts";
import type { LearnerActor, StaffActor } from "../../../../core/access/actor.model.ts";
import { serverRefusals } from "../../../../core/client/server-refusals.ts";
import { failureRefusals } from "../../../../core/kernel/failure-refusals.ts";
import { forbidden, unauthorized } from "../../../../core/kernel/failure.ts";
import { twoStepRefusals } from "../../../../core/two-step/two-step-refusals.ts";
import type { TokenSessions } from "../../auth/api-token.store.ts";
import { sameText } from "../../auth/secret.crypto.ts";
import type { Session } from "../../auth/session.store.ts";
import { RequestFailure } from "../../http/body-parser.ts";
import { isOwnRequest } from "../../http/csrf.ts";
import { header, identify, readAtOnce } from "../../http/identify.ts";
import type { ServeDeps } from "../../server-deps.ts";

/** Where uploads are sent. */
export const uploadsPath = "/api/files/uploads";

type Deps = Pick<ServeDeps, "database" | "sessions" | "cookies" | "origin"> & {
  readonly tokens: TokenSessions;
  readonly now: () => number;
};
type Found = { readonly session: Session | null; readonly viaCookie: boolean };

const staffRoute = { endpoint: { access: members(), path: uploadsPath, whileViewing: "refused" } } as const;
const learnerRoute = { endpoint: { access: learners, path: uploadsPath, whileViewing: "refused" } } as const;

const isOfLearner = (request: FastifyRequest): boolean =>
  header(request, "x-portal-id") !== null || header(request, "authorization") !== null;

/** The session of a browser that is signed in as staff and as a learner is the one whose CSRF token it sends. */
const findSession = async (deps: Deps, request: FastifyRequest): Promise<Found> => {
  if (isOfLearner(request)) return identify(deps, learnerRoute, request, readAtOnce);
  const asStaff = await identify(deps, staffRoute, request, readAtOnce);
  if (!asStaff.viaCookie) return asStaff;
  const both = [asStaff, await identify(deps, learnerRoute, request, readAtOnce)].filter(({ session }) => session !== null);
  const csrf = header(request, "x-csrf-token") ?? "";
  return both.find(({ session }) => sameText(csrf, session?.csrfToken ?? "")) ?? both[0] ?? asStaff;
};

/**
 * Who uploads: a member of staff or a learner.
 * @throws RequestFailure for everybody else, and for requests that do not come from our own pages
 */
export const uploadCaller = async (deps: Deps, request: FastifyRequest): Promise<StaffActor | LearnerActor> => {
  const { session, viaCookie } = await findSession(deps, request);
  if (session === null) throw new RequestFailure(unauthorized(failureRefusals.not_logged_in));
  if (session.isLimited) throw new RequestFailure(forbidden(twoStepRefusals.set_up_first, "two_step"));
  const { actor } = session;
  const may = mayCall(actor.kind === "staff" ? members() : learners, actor);
  if (E.isLeft(may)) throw new RequestFailure(may.left);
  const own = isOwnRequest({
    method: request.method,
    origin: deps.origin(),
    headers: request.headers,
    expected: viaCookie ? session.csrfToken : null,
  });
  if (!own && viaCookie) throw new RequestFailure(forbidden(serverRefusals.foreign_request));
  return actor;
};
