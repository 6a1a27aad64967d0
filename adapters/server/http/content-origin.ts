import type { FastifyInstance } from "fastify";
import { contentFramePath, type ContentKind, contentKinds } from "../../../core/video/content-frame.rule.ts";
import { isContentHost } from "../../../core/video/content-origin.rule.ts";
import { withMeta } from "./page-head.ts";
import { policyText } from "./page-policy.ts";

/** Hosts whose scripts run in the frame of each kind of video. */
const scripts: Readonly<Record<ContentKind, readonly string[]>> = {
  wistia: ["https://*.wistia.com", "https://*.wistia.net"],
  sprout: ["https://c.sproutvideo.com"],
  vidyard: ["https://*.vidyard.com"],
  hls: [],
};

type Facts = {
  /** the pattern of the content origin, null without one */
  readonly pattern: () => string | null;
  /** origins of the applications */
  readonly parents: () => readonly string[];
  /** pages that may hold the applications in a frame */
  readonly ancestors: () => Promise<readonly string[]>;
  /** origins that stand for those of providers */
  readonly bases: Readonly<Record<string, string>>;
  /** the built pages */
  readonly page: { readonly scripts: string; readonly stream: string };
};

const nothing = policyText({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

const framePolicy = async (kind: ContentKind, { parents, ancestors, bases }: Facts): Promise<string> => {
  const others = ["https:", ...Object.values(bases)];
  const base = bases[kind];
  return policyText({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts[kind], ...(base === undefined ? [] : [base])],
    "style-src": ["'self'", "'unsafe-inline'", "https:"],
    "img-src": ["data:", "blob:", ...others],
    "font-src": ["data:", "https:"],
    "media-src": ["blob:", "data:", ...others],
    "connect-src": others,
    "frame-src": others,
    "worker-src": ["blob:"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": [...parents(), ...(await ancestors())],
  });
};

/**
 * Answers the content origin, a second name of this server: the frame page of videos, the files that it is built of, and nothing else; there
 * are no calls, no cookies and no sign-in.
 */
export const serveContentOrigin = (app: FastifyInstance, facts: Facts): void => {
  app.addHook("onRequest", async (request, reply) => {
    const pattern = facts.pattern();
    if (pattern === null || !isContentHost(pattern, request.host)) return undefined;
    const { pathname, searchParams } = new URL(request.url, "http://content.invalid");
    reply.removeHeader("x-frame-options").header("content-security-policy", nothing);
    if (request.method === "GET" && pathname.startsWith("/assets/")) return undefined;
    const kind = contentKinds.find((each) => each === searchParams.get("provider"));
    if (request.method !== "GET" || pathname !== contentFramePath || kind === undefined)
      return reply.status(404).header("content-type", "text/plain; charset=utf-8").send("Not found.");
    return reply
      .header("content-security-policy", await framePolicy(kind, facts))
      .header("referrer-policy", "strict-origin-when-cross-origin")
      .header("permissions-policy", "camera=(), microphone=(), geolocation=()")
      .header("cache-control", "no-cache")
      .header("content-type", "text/html; charset=utf-8")
      .send(
        withMeta(kind === "hls" ? facts.page.stream : facts.page.scripts, "cygnet-content", {
          parents: facts.parents(),
          bases: facts.bases,
        }),
      );
  });
};
