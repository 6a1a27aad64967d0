import { createPrivateKey } from "node:crypto";
import type { ConnectionOptions } from "node:tls";
import { createTransport } from "nodemailer";
import { letterText } from "../../../core/outbox/letter.model.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";
import type { MailAddress, Origin } from "../senders/mail-sender.store.ts";
import { letterHtml } from "./letter-html.ts";
import type { SmtpSettings } from "./mail.settings.ts";
import type { Departing, Transport } from "./transport.ts";

const connectMs = 10_000;
const answerMs = 30_000;
const connections = 3;

/** nodemailer error codes that concern the message; a reply code with any other error concerns the connection. */
const aboutMessage: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

const answerOf = (error: unknown): TransportAnswer => {
  if (!(error instanceof Error)) return { kind: "unreachable", said: String(error) };
  const code: unknown = Reflect.get(error, "responseCode");
  const response: unknown = Reflect.get(error, "response");
  if (typeof code !== "number") return { kind: "unreachable", said: error.message };
  const said = typeof response === "string" ? response.replace(/^\d{3}[ -]?/, "") : error.message;
  return { kind: "smtp", about: aboutMessage.has(Reflect.get(error, "code")) ? "message" : "connection", code, said };
};

/** The sender of a mail with its DKIM signature, else the installation's address; and where replies go. */
const originOf = ({ from, replyTo }: Origin, installation: MailAddress) => ({
  from: from === null ? { ...installation } : { name: from.name, address: from.address },
  ...(replyTo === null ? {} : { replyTo: { ...replyTo } }),
  ...(from === null
    ? {}
    : {
        dkim: {
          domainName: from.signing.domain,
          keySelector: from.signing.selector,
          privateKey: createPrivateKey({ key: Buffer.from(from.signing.privateKey, "base64"), format: "der", type: "pkcs8" }),
        },
      }),
});

/**
 * Sends mail over SMTP with a few pooled connections. The Message-ID is derived from the message's key, so that a retry is the same mail.
 * @param trusted additional trusted certificates
 */
export const makeSmtpTransport = (
  { host, port, secure, needsTls, user, password, from }: SmtpSettings,
  trusted: Pick<ConnectionOptions, "ca"> = {},
): Transport => {
  const mailer = createTransport({
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    host,
    port,
    secure,
    requireTLS: needsTls,
    ...(user === null ? {} : { auth: { user, pass: password ?? "" } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    tls: trusted,
  });
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const mailOf = ({ key, recipient, letter, org, created_at, ...origin }: Departing) => ({
    ...originOf(origin, from),
    to: { name: "", address: recipient },
    subject: letter.subject,
    text: `${letterText(letter)}\n`,
    html: letterHtml(letter, org),
    textEncoding: "quoted-printable" as const,
    messageId: `<${key}@${domain}>`,
    date: new Date(created_at * 1000),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": letter.language },
  });
  return {
    name: `${host}:${port}`,
    send: async (message) => {
      try {
        await mailer.sendMail(mailOf(message));
        return { kind: "accepted", id: null };
      } catch (error) {
        return answerOf(error);
      }
    },
    check: async () => {
      try {
        await mailer.verify();
        return { kind: "accepted", id: null };
      } catch (error) {
        return answerOf(error);
      }
    },
    close: () => mailer.close(),
  };
};
