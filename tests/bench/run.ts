import { cpus, totalmem } from "node:os";
import { type Bench, markdown } from "./table.ts";

/** Every bench by the name that `npm run bench -- name` takes. */
const benches: Readonly<Record<string, () => Promise<readonly Bench[]>>> = {
  rules: async () => [
    (await import("./filters.bench.ts")).filtersBench,
    (await import("./decoding.bench.ts")).decodingBench,
    (await import("./workflow.bench.ts")).workflowBench,
  ],
  api: async () => (await import("./api.bench.ts")).apiBenches,
  lists: async () => (await import("./lists.bench.ts")).listsBenches,
  directus: async () => [(await import("./directus.bench.ts")).directusBench],
  timeline: async () => (await import("./timeline.bench.ts")).timelineBenches,
  start: async () => [(await import("./start.bench.ts")).startBench],
  check: async () => [(await import("./check-memory.bench.ts")).checkMemoryBench],
  import: async () => (await import("./import.bench.ts")).importBenches,
  bulk: async () => [(await import("./bulk.bench.ts")).bulkBench],
  audit: async () => [(await import("./audit.bench.ts")).auditBench],
  files: async () => (await import("./files.bench.ts")).filesBenches,
  phone: async () => [(await import("./phone.bench.ts")).phoneBench],
  lessons: async () => [(await import("./lessons.bench.ts")).lessonsBench, (await import("./lesson-bulk.bench.ts")).lessonBulkBench],
  watch: async () => [(await import("./watch.bench.ts")).watchBench],
  polling: async () => [(await import("./polling.bench.ts")).pollingBench],
  trees: async () => [(await import("./trees.bench.ts")).treesBench],
  groups: async () => (await import("./groups.bench.ts")).groupsBenches,
  rows: async () => (await import("./row-rules.bench.ts")).rowRulesBenches,
  impact: async () => (await import("./impact.bench.ts")).impactBenches,
  learners: async () => (await import("./learners.bench.ts")).learnersBenches,
  sizes: async () => [(await import("./sizes.bench.ts")).sizesBench],
  interaction: async () => [(await import("./interaction.bench.ts")).interactionBench],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`Unknown bench ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.\n`);
  process.exit(2);
}
const [cpu] = cpus();
process.stdout.write(
  `${cpu?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n\n`,
);
let met = true;
for (const name of wanted.length === 0 ? Object.keys(benches) : wanted)
  for (const bench of (await benches[name]?.()) ?? []) {
    const rows = await bench.run();
    met = met && rows.every((row) => row.met);
    process.stdout.write(`${markdown(bench.title, rows)}\n`);
  }
process.exit(met ? 0 : 1);
