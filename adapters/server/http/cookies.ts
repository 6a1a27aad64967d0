import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieChange } from "./answer.ts";

export type Cookies = {
  readonly read: (request: FastifyRequest, side: CookieChange["name"]) => string | null;
  readonly write: (reply: FastifyReply, change: CookieChange) => void;
};

const maxAge = 14 * 24 * 3600;

/** Session cookies of staff and learners; over https they carry the `__Host-` prefix. */
export const makeCookies = (secure: boolean): Cookies => {
  const nameOf = (side: CookieChange["name"]): string => `${secure ? "__Host-" : ""}${side === "staff" ? "sid" : "portal_sid"}`;
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read: (request, side) => request.cookies[nameOf(side)] ?? null,
    write: (reply, { name, value }) => {
      if (value === null) reply.clearCookie(nameOf(name), options);
      else reply.setCookie(nameOf(name), value, { ...options, maxAge });
    },
  };
};
