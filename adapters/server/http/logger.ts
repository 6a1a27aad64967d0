import type { Config } from "../config.ts";

const secrets = ["authorization", "cookie", "x-token", "x-app-key", "x-pin", "x-csrf-token", "set-cookie"];

/** Query values and tokens of shared links are never logged: they may contain secrets and searches for people. */
const pathOf = (url: string): string => (url.split("?", 1)[0] ?? "").replace(/(\/shared\/)[^/]+/, "$1[secret]");

/** One JSON line per event on stderr, without headers, bodies, queries or secrets. */
export const loggerOptions = (level: Config["logLevel"]) => ({
  level,
  redact: {
    paths: [
      ...secrets.flatMap((name) => [`req.headers["${name}"]`, `headers["${name}"]`]),
      ...["password", "pin", "token"].flatMap((name) => [name, `*.${name}`]),
    ],
    censor: "[secret]",
  },
  serializers: {
    req: (request: { method: string; url: string; id: string }) => ({ method: request.method, path: pathOf(request.url), id: request.id }),
  },
  stream: process.stderr,
});
