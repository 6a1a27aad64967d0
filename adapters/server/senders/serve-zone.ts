import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { zoneOf } from "../../../core/senders/zone.rule.ts";
import { isOwnRequest } from "../http/csrf.ts";
import { isFromThisMachine } from "../http/loopback.ts";
import { escapedHtml as escaped } from "../outbox/letter-html.ts";
import { zoneText } from "../outside/zone-dns.ts";
import type { Database } from "../storage/database.ts";

const bodyLimit = 64 * 1024;

const page = (records: string, problems: readonly string[], isSaved: boolean): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>DNS · Cygnet</title><style>body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui;color-scheme:light dark}textarea{box-sizing:border-box;width:100%;min-height:24rem;font:0.875rem/1.5 ui-monospace,monospace;white-space:pre;overflow:auto}button{font:inherit;padding:0.5rem 1rem}</style></head><body><main><h1>DNS</h1><p>What the domains of the demo publish, one record a line: name, type, value. <code>example.com SERVFAIL</code> is a name server with an error. Demo mode only, and only on this machine.</p>${isSaved ? '<p role="status">Saved.</p>' : ""}${problems.length === 0 ? "" : `<div role="alert"><p>Not saved:</p><ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join("")}</ul></div>`}<form method="post" action="/dev/dns"><p><label for="records">Records</label></p><textarea id="records" name="records" spellcheck="false">\n${escaped(records)}</textarea><p><button>Save</button></p></form></main></body></html>`;

/** Keeps the whole zone with the first demo organisation; false where there is none. */
const keepZone = (database: Database, records: string): Promise<boolean> =>
  database.asSystem(async ({ db }) => {
    const owner = await db.selectFrom("orgs").select("org_id").where("is_demo", "=", true).orderBy("org_id").limit(1).executeTakeFirst();
    if (owner === undefined) return false;
    await sql`delete from demo_zones`.execute(db);
    await db.insertInto("demo_zones").values({ org_id: owner.org_id, records }).execute();
    return true;
  });

const onThisMachine = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (!isFromThisMachine(request)) reply.callNotFound();
};

/** Shows the zone of the demo and takes changes of it, like the outbox page: in demo mode, and only for requests from this machine. */
export const serveZone = async (app: FastifyInstance, database: Database, origin: () => string): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const shown = (reply: FastifyReply, records: string, problems: readonly string[] = [], isSaved = false): FastifyReply =>
      reply
        .code(problems.length === 0 ? 200 : 422)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(page(records, problems, isSaved));
    scope.get("/dev/dns", { onRequest: onThisMachine }, async (_request, reply) => shown(reply, await zoneText(database)));
    scope.post<{ Body: unknown }>("/dev/dns", { onRequest: onThisMachine }, async ({ method, headers, body }, reply) => {
      if (!isOwnRequest({ method, headers, origin: origin(), expected: null }))
        return reply.code(403).type("text/plain").send("Not from this page.");
      const records = (body instanceof URLSearchParams ? body.get("records") : null) ?? "";
      const { problems } = zoneOf(records);
      if (problems.length > 0) return shown(reply, records, problems);
      const isKept = await keepZone(database, records.replaceAll("\r\n", "\n"));
      return isKept ? shown(reply, records, [], true) : shown(reply, records, ["There is no demo organisation."]);
    });
  });
};
