import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "../../../core/kernel/failure.ts";
import { webAddress } from "../../../core/kernel/web-address.ts";
import { lessonFormRefusals } from "../../../core/lesson-forms/lesson-form-refusals.ts";
import { isPersonsVisit, type LinkRequest } from "../../../core/lesson-forms/link-visit.rule.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import { RequestFailure } from "../http/body-parser.ts";
import { header } from "../http/identify.ts";
import type { ServeDeps } from "../server-deps.ts";
import { contentOriginOf } from "../video-settings.ts";
import { linkOfToken, type TrackedLink } from "./links.store.ts";
import { visitLink } from "./visit-link.flow.ts";

const cookie = "visitor";
const cookieSeconds = 365 * 24 * 3600;
const secret = /^[A-Za-z0-9_-]{43}$/;

const linkRequest = (request: FastifyRequest): LinkRequest => ({
  method: request.method,
  userAgent: request.headers["user-agent"] ?? "",
  purpose: ["purpose", "sec-purpose", "x-purpose", "x-moz"].map((name) => header(request, name) ?? "").join(" "),
});

/** Serves tracked links: a redirect to the stored address of the token, and to no other. */
export const serveLinks = (app: FastifyInstance, { config, database, sessions, cookies, clock, origin, warn }: ServeDeps): void => {
  const isOwner = async (request: FastifyRequest, { taker, org }: TrackedLink): Promise<boolean> => {
    const token = cookies.read(request, taker.kind === "contact" ? "learner" : "staff");
    const actor = token === null ? null : ((await sessions.find(token, clock.now()))?.actor ?? null);
    if (actor === null || actor.org_id !== org) return false;
    return actor.kind === "learner"
      ? taker.kind === "contact" && actor.con_id === taker.id
      : taker.kind === "user" && actor.user_id === taker.id;
  };
  app.route<{ Params: { token: string } }>({
    method: ["GET", "HEAD"],
    url: "/l/:token",
    config: { rate: "public" },
    handler: async (request, reply) => {
      const link = await database.asSystem((tx) => linkOfToken(tx, request.params.token));
      if (link === null || webAddress(link.target) === null) throw new RequestFailure(notFound(lessonFormRefusals.link_unknown));
      const asked = linkRequest(request);
      if (isPersonsVisit(asked)) {
        const known = request.cookies[cookie] ?? "";
        const visitor = secret.test(known) ? known : freshSecret();
        reply.setCookie(cookie, visitor, {
          path: "/l",
          httpOnly: true,
          sameSite: "lax",
          secure: origin().startsWith("https:"),
          maxAge: cookieSeconds,
        });
        const runsScripts = contentOriginOf(config, origin()) !== null;
        const visit = {
          runsScripts,
          request: asked,
          visitor: secretHash(visitor),
          isOwner: await isOwner(request, link),
          now: clock.now(),
        };
        await visitLink(database, link, visit).catch((error: unknown) => warn("a visit of a link was not recorded", error));
      }
      return reply
        .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" })
        .redirect(link.target, 302);
    },
  });
};
