import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as t from "io-ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { connectingLetter, type ConnectingOutcome } from "../../../core/media-sources/connecting-words.rule.ts";
import type { MediaSourceName } from "../../../core/media-sources/media-source.model.ts";
import { mediaSources } from "../../../core/media-sources/media-sources.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { sendLetterPage } from "../outbox/serve-letter-page.ts";
import type { ServeDeps } from "../server-deps.ts";
import { accountManners } from "./account-manners-provider.ts";
import type { AccountSource } from "./configured-provider.ts";
import { keepConnection } from "./connections.store.ts";
import { beginConnecting, finishConnecting } from "./media-account.flow.ts";

type Route = { Params: { source: string } };

/** An attempt to connect, which only the browser that began it holds, encrypted. */
const Attempt = t.type({
  state: t.string,
  verifier: t.string,
  source: t.string,
  org_id: t.number,
  user_id: t.number,
  until: t.number,
});
type Attempt = t.TypeOf<typeof Attempt>;

const attemptCookie = "media_attempt";
const attemptPlace = "attempt to connect a media source";
const lifeSeconds = 10 * 60;
const base = "/auth/sources";

const isAccountSource = (name: string): name is AccountSource => name !== "unsplash" && Object.hasOwn(mediaSources, name);

const page = (reply: FastifyReply, outcome: ConnectingOutcome, source: MediaSourceName): FastifyReply =>
  sendLetterPage(reply.code(outcome === "connected" ? 200 : 400), connectingLetter(outcome, mediaSources[source].name));

/** Connects a member's account at a source by OAuth, with state and PKCE, in a tab of its own. */
export const serveConnecting = (app: FastifyInstance, { config, database, sealer, sessions, cookies, clock, origin }: ServeDeps): void => {
  const cookie = () => ({ path: base, httpOnly: true, sameSite: "lax", secure: origin().startsWith("https:") }) as const;
  const callbackOf = (source: AccountSource): string => `${origin()}${base}/${source}/callback`;

  /** The member who is signed in as themselves. */
  const memberOf = async (request: FastifyRequest): Promise<StaffActor | null> => {
    const token = cookies.read(request, "staff");
    const session = token === null ? null : await sessions.find(token, clock.now());
    if (session === null || session.isLimited || session.isSudo === true || session.actor.kind !== "staff") return null;
    return session.actor.role === "guest" ? null : session.actor;
  };

  const openAttempt = (sealed: string | undefined): Attempt | null => {
    try {
      const opened: unknown = JSON.parse(sealer.open(sealed ?? "", attemptPlace));
      return Attempt.is(opened) && opened.until > clock.now() ? opened : null;
    } catch {
      return null;
    }
  };

  app.get<Route>(`${base}/:source`, { config: { rate: "login" } }, async (request, reply) => {
    const { source } = request.params;
    const account = isAccountSource(source) ? config.media[source] : null;
    if (!isAccountSource(source) || account === null) return reply.callNotFound();
    const member = await memberOf(request);
    if (member === null) return page(reply, "signed-out", source);
    const { url, challenge } = await beginConnecting(account, accountManners[source], callbackOf(source));
    const { org_id, user_id } = member;
    const attempt: Attempt = { ...challenge, source, org_id, user_id, until: clock.now() + lifeSeconds };
    return reply
      .setCookie(attemptCookie, sealer.seal(JSON.stringify(attempt), attemptPlace), { ...cookie(), maxAge: lifeSeconds })
      .header("cache-control", "no-store")
      .redirect(url.href, 302);
  });

  app.get<Route>(`${base}/:source/callback`, { config: { rate: "login" } }, async (request, reply) => {
    const { source } = request.params;
    const account = isAccountSource(source) ? config.media[source] : null;
    if (!isAccountSource(source) || account === null) return reply.callNotFound();
    const attempt = openAttempt(request.cookies[attemptCookie]);
    reply.clearCookie(attemptCookie, cookie());
    const member = await memberOf(request);
    if (member === null) return page(reply, "signed-out", source);
    const isTheirs = attempt?.source === source && attempt.user_id === member.user_id && attempt.org_id === member.org_id;
    if (attempt === null || !isTheirs) return page(reply, "expired", source);
    const returned = new URL(request.url, origin());
    if (returned.searchParams.has("error")) return page(reply, "declined", source);
    try {
      const now = clock.now();
      const tokens = await finishConnecting(account, accountManners[source], { returned, challenge: attempt, now });
      const of = { org_id: member.org_id, user_id: member.user_id, source };
      await database.inOrg(member.org_id, async (tx) => {
        await keepConnection(tx, sealer, of, tokens, now);
        const note = { action: "user.connect_source", object_type: "user", object_id: member.user_id, before: null, after: { source } };
        await writeAudit(tx, { actor: member, request: { id: request.id, ip: request.ip, now } }, note);
      });
      return page(reply, "connected", source);
    } catch (error) {
      request.log.warn({ err: error }, "an account at a media source was not connected");
      return page(reply, "failed", source);
    }
  });
};
