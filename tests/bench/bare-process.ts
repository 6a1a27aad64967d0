import { Kysely, sql } from "kysely";
import { join } from "node:path";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import type { Schema } from "../../adapters/server/storage/schema.ts";
import { bareApp } from "./bare-app.ts";

/** The bare handler over the database of a server of ours, in a process of its own; the parent is told its port. */
const serve = async (): Promise<void> => {
  const { DATABASE_URL: url, CYGNET_DATA: folder = "", BENCH_ORG: org = "" } = process.env;
  const engine =
    url === undefined
      ? await openPglite(join(folder, "db"))
      : await openPostgres(`${url}?options=${encodeURIComponent(`-c app.org_id=${org} -c role=cygnet_owner`)}`, () => undefined);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  if (url === undefined) await sql.raw(`set app.org_id = '${Number(org)}'`).execute(db);
  const app = bareApp(db, Number(org));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : null });
  process.once("disconnect", () => process.exit(1));
  process.once(
    "SIGTERM",
    () =>
      void app
        .close()
        .then(engine.close)
        .then(() => process.exit(0)),
  );
};

await serve();
