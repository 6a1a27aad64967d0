import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { mayCall } from "../../../core/access/access-rule.rule.ts";
import { type Actor, anonymous } from "../../../core/access/actor.model.ts";
import { withinScopes } from "../../../core/auth/token-scope.rule.ts";
import { serverRefusals } from "../../../core/client/server-refusals.ts";
import { wrapValues } from "../../../core/client/unwrap-value.rule.ts";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { requestedLanguage } from "../../../core/outbox/requested-language.rule.ts";
import { requestedTeams } from "../../../core/teams/requested-teams.rule.ts";
import { twoStepRefusals } from "../../../core/two-step/two-step-refusals.ts";
import type { TokenSessions } from "../auth/api-token.store.ts";
import type { Session, Sessions } from "../auth/session.store.ts";
import { codeOf } from "../storage/database-error.ts";
import type { Database } from "../storage/database.ts";
import { Afterwards, Answer, Download, EventStream, JsonText } from "./answer.ts";
import { refuseHostile, RequestFailure } from "./body-parser.ts";
import { type CallLimits, makeCallLimits } from "./call-limits.ts";
import type { KeptFile, Request } from "./call.ts";
import type { Cookies } from "./cookies.ts";
import { isOwnRequest } from "./csrf.ts";
import { decodePart } from "./decode.ts";
import { type FileKeeper, receiveFile, sendFile } from "./files.ts";
import type { Flood } from "./flood.ts";
import { type Gather, makeGather } from "./gather.ts";
import { header, identify, readAtOnce } from "./identify.ts";
import { planInForce } from "./plan-in-force.ts";
import type { AnyCall, Route } from "./routes-for.ts";
import { sendEvents } from "./send-events.ts";
import { teamsOfRequest } from "./teams-of-request.ts";

export type RouteDeps = {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly tokens: TokenSessions;
  readonly cookies: Cookies;
  readonly flood: Flood;
  readonly now: () => number;
  readonly origin: () => string;
  /** whether scripts of others run on a content origin */
  readonly runsScripts: () => boolean;
  readonly files: FileKeeper;
};

type Served = RouteDeps & { readonly gather: Gather; readonly limits: CallLimits };

declare module "fastify" {
  interface FastifyRequest {
    cygnet: { readonly actor: Actor; readonly session: Session | null } | null;
  }
}

const must = <A>(either: E.Either<Failure, A>): A => {
  if (E.isLeft(either)) throw new RequestFailure(either.left);
  return either.right;
};

/** Whether a call acts as the owner of the session. */
const actsForSession = ({ endpoint: { access, sessionUnless } }: Route, query: unknown): boolean =>
  access.kind !== "anyone" ||
  (sessionUnless !== null && !(typeof query === "object" && query !== null && Object.hasOwn(query, sessionUnless)));

const guard =
  (deps: Served, route: Route) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const limit = deps.limits(request, reply, route.endpoint.rate);
    await limit.enter();
    const { session, viaCookie } = await identify(deps, route, request, limit.look);
    await limit.leave(session?.tokenHash ?? null);
    const isLimited = session?.isLimited === true && !route.endpoint.duringTwoStepSetUp;
    if (isLimited && route.endpoint.access.kind !== "anyone") throw new RequestFailure(forbidden(twoStepRefusals.set_up_first, "two_step"));
    const actor = isLimited ? anonymous : (session?.actor ?? anonymous);
    must(mayCall(route.endpoint.access, actor));
    must(withinScopes(session?.scopes ?? null, route.endpoint));
    const asksForToken = viaCookie && actsForSession(route, request.query);
    const own = isOwnRequest({
      method: request.method,
      origin: deps.origin(),
      headers: request.headers,
      expected: asksForToken ? (session?.csrfToken ?? null) : null,
    });
    if (!own && viaCookie) throw new RequestFailure(forbidden(serverRefusals.foreign_request));
    request.cygnet = { actor, session };
  };

/** The refusal of a body beyond the limit as the call declares it; other errors as they are. */
const refusedBody = ({ endpoint: { tooLarge, bodyLimit } }: Route, error: unknown): unknown =>
  tooLarge !== null && codeOf(error) === "FST_ERR_CTP_BODY_TOO_LARGE"
    ? new RequestFailure({ tag: "too-large", ...tooLarge, limit: bodyLimit })
    : error;

const takesBody = (method: string): boolean => method === "POST" || method === "PUT";

/** Stores an uploaded file before the transaction begins and deletes it when the call fails. */
const handle =
  (deps: Served, route: Route) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const received = await receiveFile(route.endpoint, request, deps.files);
    try {
      return await answer(deps, route, received?.file ?? null, request, reply);
    } catch (error) {
      await received?.drop();
      throw error;
    }
  };

/** Runs a call in a transaction bound to its organisation, alone or grouped with others; open calls open their own. */
const done = async ({ database, gather }: Served, route: Route, call: AnyCall): Promise<unknown> => {
  const { endpoint } = route;
  const { actor } = call;
  if ("together" in route) return must(await gather(route, call));
  const run = async (given: AnyCall): Promise<unknown> => must(await route.handle(given)());
  if (endpoint.access.kind === "anyone" || actor.kind === "anonymous") return run({ ...call, database });
  return database.inOrg(
    actor.org_id,
    async (tx) => {
      if (endpoint.needsPlan && actor.kind === "staff") must((await planInForce(tx))(actor, call.request.now));
      return run({ ...call, tx });
    },
    actor.kind === "staff" ? contactWall(actor) : null,
    { readOnly: call.request.session?.view !== undefined && endpoint.whileViewing === "answered" },
  );
};

const answer = async (
  deps: Served,
  route: Route,
  file: KeptFile | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { actor, session } = request.cygnet ?? { actor: anonymous, session: null };
  const { endpoint } = route;
  refuseHostile(request.params);
  refuseHostile(request.query);
  const params = must(decodePart(endpoint.params, request.params));
  const query = must(decodePart(endpoint.query, request.query));
  const said = teamsOfRequest(endpoint.body, request.query, takesBody(endpoint.method) && file === null ? (request.body ?? {}) : {});
  const teams = actor.kind === "staff" ? must(requestedTeams(actor, said.asked)) : null;
  const body = must(decodePart(endpoint.body, said.body));
  const facts: Request = {
    id: request.id,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    language: requestedLanguage(header(request, "accept-language")),
    now: deps.now(),
    origin: deps.origin(),
    runsScripts: deps.runsScripts(),
    session,
    teams,
    file,
    secondStep: deps.cookies.read(request, "second_step"),
    device: deps.cookies.read(request, "device"),
    ...(session?.isSudo === true ? { via: "sudo" } : session?.csrfToken === "" ? { via: "token" } : {}),
  };
  const input = { params, query, body, request: facts, actor };
  const answered = await done(deps, route, input);
  const result = answered instanceof Afterwards ? must(await answered.work()) : answered;
  if (result instanceof EventStream)
    return sendEvents(reply, result, endpoint.reply, async () =>
      E.isRight(mayCall(endpoint.access, (await identify(deps, route, request, readAtOnce)).session?.actor ?? anonymous)),
    );
  reply.header("cache-control", "no-store");
  if (result instanceof Download) return sendFile(reply, result, endpoint.givesFile ?? "text/csv");
  reply.header("content-type", "application/json; charset=utf-8");
  if (result instanceof JsonText) return reply.send(result.text);
  const sent = (value: unknown): string => {
    const encoded: unknown = endpoint.reply.encode(value);
    return JSON.stringify(endpoint.wrapsValues ? wrapValues(encoded) : encoded);
  };
  if (!(result instanceof Answer)) return reply.send(sent(result));
  for (const change of result.cookies) deps.cookies.write(reply, change);
  return reply.send(sent(result.value));
};

/**
 * Serves every route with, in this order: rate limit, identity, access, scopes of an API token, request origin, decoding, one transaction, plan check, encoding.
 */
export const registerRoutes = (app: FastifyInstance, routes: readonly Route[], given: RouteDeps): void => {
  const deps: Served = { ...given, gather: makeGather(given.database), limits: makeCallLimits(given.flood) };
  app.decorateRequest("cygnet", null);
  for (const route of routes)
    app.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      bodyLimit: route.endpoint.bodyLimit,
      exposeHeadRoute: false,
      onRequest: guard(deps, route),
      errorHandler: (error) => {
        throw refusedBody(route, error);
      },
      handler: handle(deps, route),
    });
};
