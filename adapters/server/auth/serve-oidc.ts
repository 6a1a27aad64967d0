import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { nextPath } from "../../../core/auth/next-path.rule.ts";
import { closedRefusal } from "../../../core/auth/sign-in-gate.rule.ts";
import type { Config } from "../config.ts";
import type { Request } from "../http/call.ts";
import type { Cookies } from "../http/cookies.ts";
import type { Database } from "../storage/database.ts";
import type { OidcCode } from "./login-info.flow.ts";
import { oidcStart } from "./login-info.flow.ts";
import { oidcAccount } from "./oidc-account.flow.ts";
import { beginAttempt, endAttempt } from "./oidc-attempt.store.ts";
import { makeOidcClient, OidcDenied } from "./oidc.client.ts";
import type { Sessions } from "./session.store.ts";
import { gateFacts } from "./sign-in-gate.store.ts";
import { startSession } from "./start-session.flow.ts";

type Deps = {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly now: () => number;
  readonly origin: () => string;
};

const callback = "/auth/oidc/callback";
const attemptCookie = "oidc_attempt";

const refuse = (reply: FastifyReply, code: OidcCode): FastifyReply => reply.redirect(`/ui/login?code=${code}`, 302);

const wantedPath = (request: FastifyRequest): string => nextPath(new URL(request.url, "http://localhost").searchParams.get("next"));

/** Single sign-on by OpenID Connect, with PKCE, state and nonce. Failures return to the login page as a code. */
export const serveOidc = (
  app: FastifyInstance,
  oidc: NonNullable<Config["oidc"]>,
  { database, sessions, cookies, now, origin }: Deps,
): void => {
  const provider = makeOidcClient(oidc);
  const cookie = () => ({ path: "/auth/oidc", httpOnly: true, sameSite: "lax", secure: origin().startsWith("https:") }) as const;

  app.get(oidcStart, { config: { rate: "login" } }, async (request, reply) => {
    try {
      const { url, challenge } = await provider.begin(origin() + callback);
      const secret = await database.asSystem((tx) => beginAttempt(tx, { ...challenge, next_path: wantedPath(request) }, now()));
      return reply.setCookie(attemptCookie, secret, cookie()).redirect(url.href, 302);
    } catch (error) {
      request.log.warn({ err: error }, "sign-on could not begin");
      return refuse(reply, "failed");
    }
  });

  app.get(callback, { config: { rate: "login" } }, async (request, reply) => {
    const secret = request.cookies[attemptCookie];
    reply.clearCookie(attemptCookie, cookie());
    const attempt = secret === undefined ? null : await database.asSystem((tx) => endAttempt(tx, secret, now()));
    if (attempt === null) return refuse(reply, "expired");
    try {
      const person = await provider.finish(new URL(request.url, origin()), attempt);
      const held = cookies.read(request, "staff");
      const session = held === null ? null : await sessions.find(held, now());
      const facts: Request = {
        id: request.id,
        ip: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        now: now(),
        origin: origin(),
        session,
        teams: null,
        file: null,
      };
      const answer = await database.asSystem(async (tx) => {
        const found = await oidcAccount(tx, person, facts);
        if (typeof found === "string") return found;
        if (closedRefusal(await gateFacts(tx, found)) !== null) return "closed";
        return startSession(tx, found, facts, "login_oidc", true);
      });
      if (typeof answer === "string") return refuse(reply, answer);
      if (session !== null) sessions.forget(session.tokenHash);
      for (const change of answer.cookies) cookies.write(reply, change);
      return reply.redirect(attempt.next_path, 302);
    } catch (error) {
      if (error instanceof OidcDenied) return refuse(reply, "denied");
      request.log.warn({ err: error }, "sign-on failed");
      return refuse(reply, "failed");
    }
  });
};
