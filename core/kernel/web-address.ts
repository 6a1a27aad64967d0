import { percentDecoded } from "./percent-decoded.ts";

/** A parsed http(s) URL; every part is unchanged except scheme and host, which are lower case. */
export type WebAddress = {
  readonly scheme: string;
  readonly host: string;
  /** With its colon; '' when it is the scheme's default. */
  readonly port: string;
  readonly path: string;
  /** Key-value pairs of the query, unchanged, `key=value`. */
  readonly query: readonly string[];
  /** Without its '#'. */
  readonly fragment: string;
};

const address = /^(https?):\/\/([^\s:/\\?#@]+)(:\d{1,5})?(\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#(\S*))?$/i;

/**
 * Parses a URL.
 * @returns null without http(s), with white space, or with a user and password
 */
export const webAddress = (text: string): WebAddress | null => {
  const match = address.exec(text.trim());
  const [, scheme = "", host = "", port = "", path = "/", query = "", fragment = ""] = match ?? [];
  if (match === null) return null;
  const ownPort = scheme.toLowerCase() === "https" ? ":443" : ":80";
  return {
    scheme: scheme.toLowerCase(),
    host: host.toLowerCase(),
    port: port === ownPort ? "" : port,
    path,
    query: query.split("&").filter((pair) => pair !== ""),
    fragment,
  };
};

const decoded = (text: string): string => percentDecoded(text.replaceAll("+", " "));

/** The key of a query pair. */
export const pairKey = (pair: string): string => decoded(pair.split("=", 1).join(""));

/** The first value of a key of the query, or null. */
export const queryValue = (query: readonly string[], key: string): string | null => {
  const pair = query.find((candidate) => pairKey(candidate) === key);
  return pair === undefined ? null : decoded(pair.slice(pair.indexOf("=") < 0 ? pair.length : pair.indexOf("=") + 1));
};

/** Formats a parsed URL. */
export const addressText = ({ scheme, host, port, path, query, fragment }: WebAddress): string =>
  `${scheme}://${host}${port}${path}${query.length > 0 ? `?${query.join("&")}` : ""}${fragment === "" ? "" : `#${fragment}`}`;

/**
 * Whether an untrusted URL may be opened: http(s), or a path of this product. Browsers ignore control characters, so a path that contains
 * one may lead to another site.
 */
export const isOpenableAddress = (text: string): boolean => webAddress(text) !== null || /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(text);
