import { ipAddress } from "../../../core/senders/ip-address.rule.ts";
import { isEmail } from "../../../core/validation/email.rule.ts";

/**
 * A mail server.
 * @property secure TLS from the first byte
 * @property needsTls refuses to continue without STARTTLS, so that no password is sent unencrypted
 */
export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly needsTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly from: Sender;
};
export type Sender = { readonly name: string; readonly address: string };

type Reader = { readonly text: (name: string) => string | null; readonly refuse: (problem: string) => void };

const defaultPorts = { "smtp:": 587, "smtps:": 465 } as const;
const isScheme = (protocol: string): protocol is keyof typeof defaultPorts => Object.hasOwn(defaultPorts, protocol);
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Parses `Name <address>` or a bare address; null for anything else. */
export const senderOf = (text: string): Sender | null => {
  const [, quoted, plain, inBrackets] = /^(?:"([^"<>\r\n]*)"|([^"<>\r\n]*?))\s*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? text.trim();
  return isEmail(address) ? { name: (quoted ?? plain ?? "").trim(), address } : null;
};

const serverOf = (text: string): Omit<SmtpSettings, "from"> | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const [user, pass] = [decoded(username), decoded(password)];
  if (
    !isScheme(protocol) ||
    hostname === "" ||
    !["", "/"].includes(pathname) ||
    search !== "" ||
    hash !== "" ||
    user === null ||
    pass === null ||
    (user === "" && pass !== "")
  )
    return null;
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? defaultPorts[protocol] : Number(port),
    secure,
    needsTls: !secure && user !== "" && !isLoopback(hostname),
    user: user === "" ? null : user,
    password: user === "" ? null : pass,
  };
};

/** An address of the ranges for documentation (RFC 5737), from which the demo's mail would leave. */
const demoIp = "203.0.113.25";

/** Reads `CYGNET_MAIL_IP`: the addresses from which the mail server sends, separated by spaces or commas. */
export const readMailIps = ({ text, refuse }: Reader, isDemo: boolean): readonly string[] => {
  const given = text("CYGNET_MAIL_IP");
  if (given === null) return isDemo ? [demoIp] : [];
  const ips = given.split(/[\s,]+/).filter((part) => part !== "");
  const wrong = ips.filter((ip) => ipAddress(ip) === null);
  if (wrong.length > 0)
    refuse(`CYGNET_MAIL_IP has "${wrong.join(", ")}"; expected addresses such as 203.0.113.25 or 2001:db8::25, separated by spaces.`);
  return ips;
};

/** Reads `SMTP_URL` and `MAIL_FROM`, which must be set together. Error messages never quote the URL, since it contains a password. */
export const readMailSettings = ({ text, refuse }: Reader): SmtpSettings | null => {
  const [url, from] = [text("SMTP_URL"), text("MAIL_FROM")];
  if (url === null && from === null) return null;
  if (url === null || from === null) {
    refuse(`SMTP_URL and MAIL_FROM go together; ${url === null ? "SMTP_URL" : "MAIL_FROM"} is missing.`);
    return null;
  }
  const [server, sender] = [serverOf(url), senderOf(from)];
  if (server === null)
    refuse(
      "SMTP_URL is no address of a mail server; expected smtp://user:password@host:587 or smtps://user:password@host:465, with special characters percent-encoded.",
    );
  if (sender === null) refuse(`MAIL_FROM is "${from}"; expected an address, alone or as Name <address>.`);
  return server === null || sender === null ? null : { ...server, from: sender };
};
