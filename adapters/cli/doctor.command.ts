import * as t from "io-ts";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chainFindings } from "../server/audit/chain-findings.ts";
import { headFindings } from "../server/audit/head-findings.ts";
import { readHeads } from "../server/audit/signed-heads.reader.ts";
import { contentFindings } from "../server/backup/content-findings.ts";
import { databaseFindings } from "../server/backup/database-findings.ts";
import { systemClock } from "../server/clock.ts";
import type { Config } from "../server/config.ts";
import { storageOf } from "../server/contents/storage-of.ts";
import { rebuildProgress } from "../server/learning/rebuild-progress.store.ts";
import { messageFindings } from "../server/outbox/message-findings.ts";
import { makeTransports } from "../server/outbox/transports.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import { sealerOf } from "../server/storage/sealer.ts";
import { command } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

/** Asks each provider whether messages can be sent. */
const leaving = async (config: Config): Promise<readonly Finding[]> => {
  const transports = makeTransports(config, systemClock.now);
  try {
    return await messageFindings(transports);
  } finally {
    for (const transport of Object.values(transports)) transport.close();
  }
};

type Finding = { readonly ok: boolean; readonly what: string };

const oldestNode = 24;
const pages = fileURLToPath(new URL("../../dist/web/staff/index.html", import.meta.url));

const installation = (): readonly Finding[] => {
  const major = Number(process.versions.node.split(".")[0]);
  return [
    { ok: major >= oldestNode, what: `Node ${process.versions.node} (${oldestNode} or newer is needed; run it through npm)` },
    { ok: existsSync(pages), what: existsSync(pages) ? "The pages are built" : "The pages are not built: run npm run build" },
  ];
};

export const doctorCommand = command({
  usage: "[--json] [--rebuild] [--heads <file>]",
  options: {
    json: { meaning: "Print the findings as JSON." },
    rebuild: { meaning: "Tell learners' progress and points again from what they did, and remove stored bytes that belong to no file." },
    heads: { meaning: "Compare the audit logs with heads that cygnet audit heads printed.", value: "file" },
  },
  notes: [
    "Looks at Node, the built pages, whether mail and texts can leave (connects, sends nothing), the migrations, the rows' references, and whether every file has its bytes; changes nothing but pending migrations, unless told to rebuild.",
  ],
  decode: t.partial({ json: t.boolean, rebuild: t.boolean, heads: t.string }),
  run: async (options, _words, host) => {
    const config = configFrom(host);
    if (config === null) return 2;
    const findings = [...installation(), ...(await leaving(config))];
    try {
      const exported = options.heads === undefined ? null : await readHeads(options.heads);
      const key = sealerOf(config).keyFor("heads of the audit log");
      const database = await openDatabase(config, host.say);
      try {
        findings.push(
          ...(await database.asSystem(databaseFindings)),
          ...(await database.asSystem(chainFindings)),
          ...(await database.asSystem((tx) => headFindings(tx, key, exported))),
        );
        findings.push(...(await contentFindings(database, storageOf(config), systemClock.now(), options.rebuild === true)));
        if (options.rebuild === true)
          findings.push({
            ok: true,
            what: `Rebuilt the progress of ${await database.asSystem(rebuildProgress)} lessons of learners from their activity`,
          });
      } finally {
        await database.close();
      }
    } catch (error) {
      findings.push({ ok: false, what: reasonOf(error) });
    }
    if (options.json === true) await host.out(`${JSON.stringify(findings, null, 2)}\n`);
    else for (const { ok, what } of findings) host.say(`${ok ? "ok     " : "PROBLEM"} ${what}`);
    return findings.every(({ ok }) => ok) ? 0 : 1;
  },
});
