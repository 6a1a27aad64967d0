import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieChange } from "./answer.ts";

type Side = CookieChange["name"];

export type Cookies = {
  readonly read: (request: FastifyRequest, side: Side) => string | null;
  readonly write: (reply: FastifyReply, change: CookieChange) => void;
};

/** The name of each cookie and its lifetime in seconds. */
const kinds: Readonly<Record<Side, { readonly called: string; readonly maxAge: number }>> = {
  staff: { called: "sid", maxAge: 14 * 24 * 3600 },
  learner: { called: "portal_sid", maxAge: 14 * 24 * 3600 },
  second_step: { called: "second_step", maxAge: 10 * 60 },
  device: { called: "device", maxAge: 30 * 24 * 3600 },
};

/**
 * Session cookies of staff and learners, and the cookies of two-step sign-in; over https they carry the `__Host-` prefix.
 * @param isFramed whether other sites may frame the pages: such frames only send partitioned cookies, which have their own name and need
 *   https
 * @param isPortalFramed whether some organisation lets sites frame its portals: learners then get a cookie of either kind, and a browser keeps
 *   the one that suits the page
 */
export const makeCookies = (secure: boolean, isFramed: boolean, isPortalFramed: () => boolean): Cookies => {
  const isForeign = secure && isFramed;
  const prefix = secure ? "__Host-" : "";
  const common = { path: "/", httpOnly: true, secure } as const;
  const own = (side: Side) => ({ name: prefix + kinds[side].called, options: { ...common, sameSite: "lax" } as const });
  const framed = (side: Side) => ({
    name: `${prefix}framed_${kinds[side].called}`,
    options: { ...common, sameSite: "none", partitioned: true } as const,
  });
  const isBoth = (side: Side): boolean => secure && !isForeign && side === "learner";
  const first = isForeign ? framed : own;
  return {
    read: (request, side) => request.cookies[first(side).name] ?? (isBoth(side) ? request.cookies[framed(side).name] : undefined) ?? null,
    write: (reply, { name: side, value }) => {
      const second = isBoth(side) && (value === null || isPortalFramed()) ? [framed(side)] : [];
      for (const { name, options } of [first(side), ...second]) {
        if (value === null) reply.clearCookie(name, options);
        else reply.setCookie(name, value, { ...options, maxAge: kinds[side].maxAge });
      }
    },
  };
};
