import * as E from "fp-ts/lib/Either.js";
import { type FileSettings, readFileSettings } from "./contents/file-settings.ts";
import { type FormSettings, readFormSettings } from "./form-settings.ts";
import { isLoopback, isLoopbackOrigin } from "./http/loopback.ts";
import { expectedProxies, readProxies, type TrustedProxies } from "./http/trusted-proxies.ts";
import { type MediaSettings, readMediaSettings } from "./media-settings.ts";
import { readMailIps, readMailSettings, type SmtpSettings } from "./outbox/mail.settings.ts";
import { type PageSettings, readPageSettings } from "./page-settings.ts";
import { readDsn } from "./reports/sentry.ts";
import { isSecretKey } from "./storage/sealer.ts";
import { readVideoSettings, type VideoSettings } from "./video-settings.ts";

/** All settings from outside, decoded once at start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** folder of the embedded database, the outbox' keys and uploads */
  readonly dataFolder: string;
  /** PostgreSQL to use instead of the embedded database */
  readonly databaseUrl: string | null;
  /** encryption key for secrets, 32 bytes in hexadecimal digits; null: `secret.key` in the data folder */
  readonly secretKey: string | null;
  /**
   * demo mode: sample organisation, one-click accounts, outbox page; by default only when the server is reachable only from this machine
   */
  readonly demo: boolean;
  /** the outgoing mail server; null: none */
  readonly smtp: SmtpSettings | null;
  /** the addresses from which the mail server sends, which the domains of senders have to allow; empty: not known */
  readonly mailIps: readonly string[];
  /** whether messages without a provider are kept readable for the outbox page */
  readonly keepsMessages: boolean;
  /** whether visitors may sign up with an organisation of their own */
  readonly signUp: boolean;
  /** public address of the server; null: http://localhost:port */
  readonly origin: string | null;
  readonly trustProxy: TrustedProxies;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** service with the Responses API behind Ask CY; null: the embedded one */
  readonly assistant: { readonly url: string; readonly key: string; readonly model: string } | null;
  /** RSS or Atom feed behind New Content; null: the feed that ships with the product */
  readonly feedUrl: string | null;
  /** Twilio account for phone numbers and texts; null: simulated numbers */
  readonly twilio: { readonly url: string; readonly sid: string; readonly token: string } | null;
  /** where page errors are reported, `https://key@host/project`; null: nowhere */
  readonly sentryDsn: string | null;
  /** pages that may embed the product in a frame */
  readonly frameAncestors: readonly string[];
  readonly files: FileSettings;
  readonly forms: FormSettings;
  readonly media: MediaSettings;
  readonly pages: PageSettings;
  readonly videos: VideoSettings;
};

type Env = Readonly<Record<string, string | undefined>>;
type Problems = readonly string[];

const levels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

const isOrigin = (text: string): boolean => {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.origin === text;
  } catch {
    return false;
  }
};

/**
 * Reads the environment.
 * @returns the names of invalid variables, each with the expected value
 */
export const readConfig = (env: Env): E.Either<Problems, Config> => {
  const problems: string[] = [];
  const text = (name: string): string | null => (env[name] === undefined || env[name] === "" ? null : env[name]);
  const expect = <A>(name: string, value: A, ok: boolean, expected: string): A => {
    if (!ok) problems.push(`${name} is "${env[name] ?? ""}"; expected ${expected}.`);
    return value;
  };
  const flag = (name: string, otherwise: boolean): boolean => {
    const value = text(name);
    expect(name, value, value === null || value === "true" || value === "false", "true or false");
    return value === null ? otherwise : value === "true";
  };
  const port = Number(text("PORT") ?? "4400");
  expect("PORT", port, Number.isInteger(port) && port >= 0 && port <= 65535, "a whole number from 0 to 65535");
  const databaseUrl = text("DATABASE_URL");
  expect(
    "DATABASE_URL",
    databaseUrl,
    databaseUrl === null || /^postgres(ql)?:\/\//.test(databaseUrl),
    "postgres://user:password@host:port/name",
  );
  const secretKey = text("CYGNET_SECRET_KEY");
  if (secretKey !== null && !isSecretKey(secretKey)) problems.push("CYGNET_SECRET_KEY is no key; expected 64 hexadecimal digits.");
  const origin = text("CYGNET_ORIGIN");
  expect("CYGNET_ORIGIN", origin, origin === null || isOrigin(origin), "an origin such as https://cygnet.example.com, without a path");
  const levelText = text("LOG_LEVEL") ?? "info";
  const logLevel = levels.find((level) => level === levelText) ?? expect("LOG_LEVEL", "info" as const, false, levels.join(", "));
  const frameAncestors = (text("CYGNET_FRAME_ANCESTORS") ?? "").split(/[\s,]+/).filter((part) => part !== "");
  expect("CYGNET_FRAME_ANCESTORS", frameAncestors, frameAncestors.every(isOrigin), "origins separated by spaces");
  const pages = readPageSettings({ text, expect }, isOrigin);
  const videos = readVideoSettings({ text, expect }, isOrigin);
  const files = readFileSettings({ text, expect, refuse: (problem) => void problems.push(problem) });
  const forms = readFormSettings({ text, expect });
  const media = readMediaSettings({ text, expect, refuse: (problem) => void problems.push(problem) });
  const oidcParts = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"].map(text);
  const [issuer, clientId, clientSecret] = oidcParts;
  const oidc = issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
  if (oidc === null && oidcParts.some((part) => part !== null))
    problems.push("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together; at least one is missing.");
  const assistantParts = ["ASSISTANT_URL", "ASSISTANT_KEY", "ASSISTANT_MODEL"].map(text);
  const [url, key, model] = assistantParts;
  const assistant = url && key && model ? { url, key, model } : null;
  if (assistant === null && assistantParts.some((part) => part !== null))
    problems.push("ASSISTANT_URL, ASSISTANT_KEY and ASSISTANT_MODEL go together; at least one is missing.");
  expect(
    "ASSISTANT_URL",
    url,
    assistant === null || (URL.canParse(assistant.url) && /^https?:\/\//.test(assistant.url)),
    "an address such as https://api.example.com/v1",
  );
  const feedUrl = text("CYGNET_FEED_URL");
  expect(
    "CYGNET_FEED_URL",
    feedUrl,
    feedUrl === null || (URL.canParse(feedUrl) && /^https?:\/\//.test(feedUrl)),
    "an address such as https://blog.example.com/feed.xml",
  );
  const twilioParts = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"].map(text);
  const [sid, token] = twilioParts;
  const twilioUrl = text("TWILIO_URL") ?? "https://api.twilio.com";
  const twilio = sid && token ? { url: twilioUrl, sid, token } : null;
  if (twilio === null && twilioParts.some((part) => part !== null))
    problems.push("TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN go together; one is missing.");
  expect("TWILIO_URL", twilioUrl, URL.canParse(twilioUrl) && /^https?:\/\//.test(twilioUrl), "an address such as https://api.twilio.com");
  const sentryDsn = text("SENTRY_DSN");
  if (sentryDsn !== null && readDsn(sentryDsn) === null) problems.push("SENTRY_DSN is no DSN; expected https://key@host/project.");
  const proxies = readProxies(text("CYGNET_TRUST_PROXY"));
  expect("CYGNET_TRUST_PROXY", proxies, proxies !== null, expectedProxies);
  const host = text("HOST") ?? "127.0.0.1";
  const onlyHere = isLoopback(host) && (origin === null || isLoopbackOrigin(origin));
  const smtp = readMailSettings({ text, refuse: (problem) => void problems.push(problem) });
  const production = env["NODE_ENV"] === "production" || databaseUrl !== null;
  const demo = flag("CYGNET_DEMO", !production && onlyHere);
  const config: Config = {
    port,
    host,
    dataFolder: text("CYGNET_DATA") ?? ".data",
    databaseUrl,
    secretKey,
    demo,
    smtp,
    mailIps: readMailIps({ text, refuse: (problem) => void problems.push(problem) }, demo),
    keepsMessages: demo,
    signUp: flag("CYGNET_SIGN_UP", true),
    origin,
    trustProxy: proxies ?? false,
    logLevel,
    oidc,
    assistant,
    feedUrl,
    twilio,
    sentryDsn,
    frameAncestors,
    files,
    forms,
    media,
    pages,
    videos,
  };
  return problems.length === 0 ? E.right(config) : E.left(problems);
};
