import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { letterText } from "../../../core/outbox/letter.model.ts";
import { isFromThisMachine } from "../http/loopback.ts";
import type { Database } from "../storage/database.ts";
import { escapedHtml as escaped } from "./letter-html.ts";
import type { Outbox } from "./outbox.store.ts";
import { demoTextsPath } from "./text-status-path.ts";

type Sent = {
  readonly message_id: number;
  readonly channel: string;
  readonly recipient: string;
  readonly sent_from: string | null;
  readonly subject: string;
  readonly body: string;
  readonly state: string;
  readonly reason: string | null;
  readonly created_at: number;
};

const shown = 100;

/** The content of a row: its letter while it is readable, else the text that was kept. */
const said = (outbox: Outbox, row: Parameters<Outbox["letterOf"]>[0] & { readonly body: string }): string => {
  const letter = outbox.letterOf(row);
  return E.isLeft(letter) || letter.right === null ? row.body : letterText(letter.right);
};

const latest = async (database: Database, outbox: Outbox): Promise<readonly Sent[]> => {
  const rows = await database.asSystem(({ db }) =>
    db
      .selectFrom("outbox")
      .select([
        "message_id",
        "org_id",
        "key",
        "sealed",
        "channel",
        "recipient",
        "sent_from",
        "subject",
        "body",
        "state",
        "reason",
        "created_at",
      ])
      .where("org_id", "in", db.selectFrom("orgs").select("org_id").where("is_demo", "=", true))
      .orderBy("message_id", "desc")
      .limit(shown)
      .execute(),
  );
  return rows.map(({ org_id, key, sealed, ...row }) => ({ ...row, body: said(outbox, { org_id, key, sealed, body: row.body }) }));
};

const linked = (text: string): string =>
  escaped(text).replaceAll(/https?:\/\/[^\s&]+/g, (address) => `<a href="${address}">${address}</a>`);

const article = ({ channel, recipient, sent_from, subject, body, state, reason, created_at }: Sent): string =>
  `<article><h3>${escaped(subject === "" ? channel : subject)}</h3><p>${escaped(channel)} ${sent_from === null ? "" : `from <b>${escaped(sent_from)}</b> `}to <b>${escaped(recipient)}</b>, ${new Date(created_at * 1000).toISOString()} · ${escaped(reason === null ? state : `${state}: ${reason}`)}</p><pre>${linked(body)}</pre></article>`;

/** The numbers that a text to the demo goes from and to unless others are typed. */
type Numbers = { readonly from: string; readonly to: string };

const numbersOf = async (database: Database): Promise<Numbers> => {
  const { rows } = await database.asSystem(({ db }) =>
    sql<Numbers>`
      select coalesce((select c.mobile[1] from contacts c where c.org_id = l.org_id and c.mobile <> '{}' and c.deleted_at is null order by c.password_hash is null, c.con_id limit 1), '') as "from",
        l.phone_number as "to" from phone_lines l join orgs o on o.org_id = l.org_id where o.is_demo order by o.org_id, l.phone_number limit 1`.execute(
      db,
    ),
  );
  return rows[0] ?? { from: "", to: "" };
};

/** What became of the text that was just sent to the demo. */
const outcomes: Readonly<Record<string, string>> = {
  stop: "The number gets no more texts, and its contact no alerts.",
  start: "The number gets texts again.",
  help: "The word HELP was answered: see below.",
  message: "The text is in the contact’s conversation.",
  ignored: "The text was ignored: it is empty, or its sender is blocked.",
  unknown: "The text was dropped: no contact has the number it is from.",
  no_line: "The text was dropped: no organisation has the line.",
  no_number: "Both numbers are needed, such as +12125550142.",
};

const field = (name: string, label: string, value: string): string =>
  `<label>${label}<input name="${name}" value="${escaped(value)}" required></label>`;

const form = ({ from, to }: Numbers, received: string): string =>
  `<h2>Text to the demo</h2><form method="post" action="${demoTextsPath}">${field("from", "From", from)}${field("to", "To the line", to)}${field("body", "Text", "STOP")}<button>Send</button></form><p role="status">${escaped(outcomes[received] ?? "")}</p>`;

const page = (messages: readonly Sent[], numbers: Numbers, received: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · Cygnet</title><style>html{color-scheme:light dark}body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid}form{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem;align-items:end}label{display:grid;gap:.25rem}input,button{box-sizing:border-box;width:100%;min-height:2.75rem;padding:0 .75rem;font:inherit}</style></head><body><main><h1>Outbox</h1><p>What the demo organisations would have sent, newest first. Demo mode only, and only on this machine.</p>${form(numbers, received)}<h2>Sent</h2>${messages.length === 0 ? "<p>Nothing has been sent yet.</p>" : messages.map(article).join("")}</main></body></html>`;

/** Answers as if the route did not exist, unless the request is from this machine. */
const onThisMachine = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (!isFromThisMachine(request)) reply.callNotFound();
};

/**
 * Shows what the demo organisations would have sent, including links, so that a demo needs no mail server. Demo mode only, and only for
 * requests from this machine, since the links open accounts.
 */
export const serveOutbox = (app: FastifyInstance, database: Database, outbox: Outbox): void => {
  app.get<{ Querystring: { readonly received?: string } }>("/dev/outbox", { onRequest: onThisMachine }, async ({ query }, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(page(await latest(database, outbox), await numbersOf(database), String(query.received ?? ""))),
  );
  app.get("/dev/outbox.json", { onRequest: onThisMachine }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await latest(database, outbox)),
  );
};
