import { sameText } from "../auth/secret.crypto.ts";

type Facts = {
  readonly method: string;
  readonly origin: string;
  readonly headers: {
    readonly "sec-fetch-site"?: string | undefined;
    readonly origin?: string | undefined;
    readonly "x-csrf-token"?: string | undefined;
  };
  /** the CSRF token of a session opened by cookie; null without one */
  readonly expected: string | null;
};

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request that may change data comes from our own pages: same site, and with the session's CSRF token if it has one. */
export const isOwnRequest = ({ method, origin, headers, expected }: Facts): boolean => {
  if (safe.has(method)) return true;
  const site = headers["sec-fetch-site"];
  const sameSite =
    site === undefined ? headers.origin === undefined || headers.origin === origin : site === "same-origin" || site === "none";
  return sameSite && (expected === null || sameText(headers["x-csrf-token"] ?? "", expected));
};
