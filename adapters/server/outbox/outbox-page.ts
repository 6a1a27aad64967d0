import * as E from "fp-ts/lib/Either.js";
import type { FastifyInstance } from "fastify";
import { letterText } from "../../../core/outbox/letter.model.ts";
import type { Database } from "../storage/database.ts";
import { escapedHtml as escaped } from "./letter-html.ts";
import type { Outbox } from "./outbox.store.ts";

type Sent = { readonly message_id: number; readonly channel: string; readonly recipient: string; readonly subject: string; readonly body: string; readonly state: string; readonly reason: string | null; readonly created_at: number };

const shown = 100;

/** What a row says: its letter while that is readable, else what is kept of it. */
const said = (outbox: Outbox, row: Parameters<Outbox["letterOf"]>[0] & { readonly body: string }): string => {
  const letter = outbox.letterOf(row);
  return E.isLeft(letter) || letter.right === null ? row.body : letterText(letter.right);
};

const latest = async (database: Database, outbox: Outbox): Promise<readonly Sent[]> => {
  const rows = await database.asSystem(({ db }) => db.selectFrom("outbox").select(["message_id", "org_id", "key", "sealed", "channel", "recipient", "subject", "body", "state", "reason", "created_at"]).orderBy("message_id", "desc").limit(shown).execute());
  return rows.map(({ org_id, key, sealed, ...row }) => ({ ...row, body: said(outbox, { org_id, key, sealed, body: row.body }) }));
};

const linked = (text: string): string => escaped(text).replaceAll(/https?:\/\/[^\s&]+/g, (address) => `<a href="${address}">${address}</a>`);

const article = ({ channel, recipient, subject, body, state, reason, created_at }: Sent): string =>
  `<article><h2>${escaped(subject === "" ? channel : subject)}</h2><p>${escaped(channel)} to <b>${escaped(recipient)}</b>, ${new Date(created_at * 1000).toISOString()} · ${escaped(reason === null ? state : `${state}: ${reason}`)}</p><pre>${linked(body)}</pre></article>`;

const page = (messages: readonly Sent[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · Cygnet</title><style>body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui;color-scheme:light dark}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid}</style></head><body><main><h1>Outbox</h1><p>What the product would have sent, newest first. Demo mode only.</p>${messages.length === 0 ? "<p>Nothing has been sent yet.</p>" : messages.map(article).join("")}</main></body></html>`;

/** Shows what was sent or would have been, links included, so that a demo needs no mail server. Never to be served outside demo mode: the links open accounts. */
export const serveOutbox = (app: FastifyInstance, database: Database, outbox: Outbox): void => {
  app.get("/dev/outbox", async (_request, reply) => reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(page(await latest(database, outbox))));
  app.get("/dev/outbox.json", async (_request, reply) => reply.header("cache-control", "no-store").send(await latest(database, outbox)));
};
