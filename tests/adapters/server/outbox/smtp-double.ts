import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { localhostCert, localhostKey } from "./localhost-cert.ts";

/**
 * A mail as a server took it over.
 * @property headers by lower-case name, unfolded and decoded
 * @property text, html the parts, decoded
 * @property raw as it was sent
 */
export type Received = {
  readonly from: string;
  readonly to: readonly string[];
  readonly secure: boolean;
  readonly user: string | null;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
};

/**
 * What the server does with the next mails: takes them, refuses at a command with a reply code, or breaks the connection off in the middle
 * of the mail.
 */
export type Manner = "takes" | "breaks" | { readonly at: "rcpt" | "data"; readonly code: number; readonly said: string };

export type SmtpDouble = {
  readonly port: number;
  readonly received: readonly Received[];
  readonly behave: (manner: Manner) => void;
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
};

const bytesOf = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, "").replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

const words = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, inner: string) =>
      kind.toUpperCase() === "B" ? Buffer.from(inner, "base64").toString("utf8") : bytesOf(inner.replaceAll("_", " ")),
    );

const part = (raw: string, type: string): string => {
  const [, body = ""] = new RegExp(String.raw`content-type: ${type}[^]*?\r\n\r\n([^]*?)\r\n--`, "i").exec(raw) ?? [];
  return bytesOf(body);
};

const headersOf = (raw: string): ReadonlyMap<string, string> =>
  new Map(
    (raw.split("\r\n\r\n", 1)[0] ?? "")
      .replaceAll(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => {
        const [name = "", ...rest] = line.split(":");
        return [name.toLowerCase(), words(rest.join(":").trim())] as const;
      }),
  );

type Options = { readonly user?: string; readonly password?: string; readonly hasTls?: boolean; readonly port?: number };

const refusal = (code: number, said: string): Error => Object.assign(new Error(said), { responseCode: code });

/**
 * A mail server in this process.
 * @property hasTls offers STARTTLS with the certificate of `localhost-cert.ts`
 */
export const startSmtp = async ({ user, password, hasTls = false, port = 0 }: Options = {}): Promise<SmtpDouble> => {
  const received: Received[] = [];
  let manner: Manner = "takes";
  let connections = 0;
  const server = new SMTPServer({
    logger: false,
    key: localhostKey,
    cert: localhostCert,
    authOptional: user === undefined,
    disabledCommands: [...(hasTls ? [] : ["STARTTLS"]), ...(user === undefined ? ["AUTH"] : [])],
    allowInsecureAuth: !hasTls,
    closeTimeout: 10,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user: auth.username })
        : done(refusal(535, "Wrong name or password")),
    onRcptTo: (_address, _session, done) =>
      typeof manner === "object" && manner.at === "rcpt" ? done(refusal(manner.code, manner.said)) : done(),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        parts.push(chunk);
        if (manner === "breaks") for (const connection of server.connections) connection.close();
      });
      stream.on("end", () => {
        if (manner === "breaks") return;
        if (typeof manner === "object") return done(refusal(manner.code, manner.said));
        const raw = Buffer.concat(parts).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
          user: typeof session.user === "string" ? session.user : null,
          headers: headersOf(raw),
          text: part(raw, "text/plain"),
          html: part(raw, "text/html"),
          raw,
        });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const address: AddressInfo | string | null = server.server.address();
  return {
    port: address !== null && typeof address === "object" ? address.port : 0,
    received,
    behave: (next) => {
      manner = next;
    },
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
