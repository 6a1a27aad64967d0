import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieChange } from "./answer.ts";

export type Cookies = {
  readonly read: (request: FastifyRequest, side: CookieChange["name"]) => string | null;
  readonly write: (reply: FastifyReply, change: CookieChange) => void;
};

const maxAge = 14 * 24 * 3600;

/** Session cookies of staff and learners; over https they carry the `__Host-` prefix. @param isFramed whether pages of other sites may show ours: their frames send back only cookies of their own kind, which go by a name of their own and need https */
export const makeCookies = (secure: boolean, isFramed: boolean): Cookies => {
  const isForeign = secure && isFramed;
  const nameOf = (side: CookieChange["name"]): string => `${secure ? "__Host-" : ""}${isForeign ? "framed_" : ""}${side === "staff" ? "sid" : "portal_sid"}`;
  const options = { path: "/", httpOnly: true, secure, ...(isForeign ? { sameSite: "none", partitioned: true } as const : { sameSite: "lax" } as const) } as const;
  return {
    read: (request, side) => request.cookies[nameOf(side)] ?? null,
    write: (reply, { name, value }) => {
      if (value === null) reply.clearCookie(nameOf(name), options);
      else reply.setCookie(nameOf(name), value, { ...options, maxAge });
    },
  };
};
