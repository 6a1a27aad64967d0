import type { FastifyRequest } from "fastify";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import type { TokenSessions } from "../auth/api-token.store.ts";
import type { Session, Sessions } from "../auth/session.store.ts";
import type { Database } from "../storage/database.ts";
import type { CallLimits } from "./call-limits.ts";
import type { Cookies } from "./cookies.ts";
import { viewHeader, viewingSession } from "./viewing.ts";

/** Reads a session by its token. */
type Look = ReturnType<CallLimits>["look"];
/** Reads a session without rate limits. */
export const readAtOnce: Look = (_token, find) => find();

const bearer = (request: FastifyRequest): string | null => /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? "")?.[1] ?? null;

/** A header of a request; null where it is absent or empty. */
export const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/**
 * The caller's session: of a view, if its secret is sent; else from a learner's bearer token or cookie, a script's key and API token, or a
 * staff cookie. A learner's session is valid only in the portal of the `x-portal-id` header, if one is sent.
 * @returns `viaCookie`: whether a write needs the CSRF token
 */
export const identify = async (
  deps: {
    readonly database: Database;
    readonly sessions: Sessions;
    readonly tokens: TokenSessions;
    readonly cookies: Cookies;
    readonly now: () => number;
  },
  route: { readonly endpoint: Pick<AnyEndpoint, "access" | "path" | "whileViewing"> },
  request: FastifyRequest,
  look: Look,
): Promise<{ session: Session | null; viaCookie: boolean }> => {
  const now = deps.now();
  const secret = header(request, viewHeader);
  if (secret !== null)
    return { session: await look(secret, () => viewingSession(deps, route.endpoint, request, secret)), viaCookie: false };
  const portal = header(request, "x-portal-id");
  const side = route.endpoint.access.kind === "learner" || route.endpoint.path.startsWith("/api/cg/") ? "learner" : "staff";
  const find = async (token: string | null): Promise<Session | null> => {
    const session = token === null ? null : await look(token, () => deps.sessions.findLimited(token, now));
    if (session?.actor.kind !== side) return null;
    return session.actor.kind === "learner" && portal !== null && session.actor.pid !== portal ? null : session;
  };
  if (side === "learner" && bearer(request) !== null) return { session: await find(bearer(request)), viaCookie: false };
  const token = header(request, "x-token");
  if (side === "staff" && token !== null)
    return { session: await look(token, () => deps.tokens.find(header(request, "x-app-key") ?? "", token, now)), viaCookie: false };
  return { session: await find(deps.cookies.read(request, side)), viaCookie: true };
};
