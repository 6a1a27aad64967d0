import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieChange } from "./answer.ts";

export type Cookies = {
  readonly read: (request: FastifyRequest, side: CookieChange["name"]) => string | null;
  readonly write: (reply: FastifyReply, change: CookieChange) => void;
};

/** The name of each cookie and its lifetime in seconds. */
const kinds: Readonly<Record<CookieChange["name"], { readonly called: string; readonly maxAge: number }>> = {
  staff: { called: "sid", maxAge: 14 * 24 * 3600 },
  learner: { called: "portal_sid", maxAge: 14 * 24 * 3600 },
  second_step: { called: "second_step", maxAge: 10 * 60 },
  device: { called: "device", maxAge: 30 * 24 * 3600 },
};

/**
 * Session cookies of staff and learners, and the cookies of two-step sign-in; over https they carry the `__Host-` prefix.
 * @param isFramed whether other sites may frame the pages: such frames only send partitioned cookies, which have their own name and need
 *   https
 */
export const makeCookies = (secure: boolean, isFramed: boolean): Cookies => {
  const isForeign = secure && isFramed;
  const nameOf = (side: CookieChange["name"]): string => `${secure ? "__Host-" : ""}${isForeign ? "framed_" : ""}${kinds[side].called}`;
  const options = {
    path: "/",
    httpOnly: true,
    secure,
    ...(isForeign ? ({ sameSite: "none", partitioned: true } as const) : ({ sameSite: "lax" } as const)),
  } as const;
  return {
    read: (request, side) => request.cookies[nameOf(side)] ?? null,
    write: (reply, { name, value }) => {
      if (value === null) reply.clearCookie(nameOf(name), options);
      else reply.setCookie(nameOf(name), value, { ...options, maxAge: kinds[name].maxAge });
    },
  };
};
