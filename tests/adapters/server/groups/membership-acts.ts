import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { makeBulkStore } from "../../../../adapters/server/bulk/bulk.store.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { mergePartsOf } from "../../../../adapters/server/contributions/merge-part.ts";
import { inspect } from "../../../../adapters/server/import/import-file.reader.ts";
import { makeImports } from "../../../../adapters/server/import/imports.store.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { makeMergeStore } from "../../../../adapters/server/merges/merges.store.ts";
import { serverJobs } from "../../../../adapters/server/server-jobs.ts";
import type { Database, Tx } from "../../../../adapters/server/storage/database.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { importFile, keepFile } from "../../../../adapters/server/uploads/upload-folder.ts";
import type { BulkAction } from "../../../../core/bulk/bulk-action.model.ts";
import { firstOptions } from "../../../../core/import/import-mapping.model.ts";
import { given } from "../../../conformance/answer-of.ts";
import { fakeDns } from "../../../fakes/dns.fake.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import { testConfig } from "../test-config.ts";
import type { TestOrg } from "../two-orgs.ts";
import { pick, type World } from "./membership-model.ts";

/** What the product does to many contacts at once, by its own stores and jobs. */
type MembershipActs = { readonly act: () => Promise<string>; readonly done: () => ReadonlyMap<string, number>; readonly close: () => void };

const actions: readonly BulkAction[] = [
  { do: "add", field: "tags", value: ["vip"] },
  { do: "remove", field: "tags", value: ["vip", "lead"] },
  { do: "set", field: "first_name", value: "Abe" },
  { do: "set", field: "fields.city", value: "Oslo" },
  { do: "clear", field: "fields.city" },
  { do: "archive" },
  { do: "unarchive" },
  { do: "delete" },
];

export const openMembershipActs = async (database: Database, world: World, owner: TestOrg["owner"]): Promise<MembershipActs> => {
  const config = { ...testConfig, dataFolder: await mkdtemp(join(tmpdir(), "cygnet-membership-")) };
  const clock = { now: () => world.now };
  const sealer = sealerOf({ ...config, secretKey: "5e".repeat(32) });
  const actor = {
    kind: "staff",
    row_rule: "all",
    org_id: world.org,
    user_id: owner.user,
    role: "owner",
    flags: [],
    features: [],
    teams: [],
  } as const;
  const request = () => ({ id: "test", ip: "", userAgent: "", now: world.now, origin: "", session: null, teams: null, file: null });
  const areas = await loadAreas();
  const runner = makeJobRunner(
    { database, clock, warn: (message, error) => process.stderr.write(`${message} ${String(error)}\n`) },
    (await serverJobs({ config, clock, sealer, areas, dns: fakeDns(), outside: fakeOutside(), origin: () => "" })).filter(
      ({ schedule }) => schedule === undefined,
    ),
  );
  const inOrg = <A>(work: (tx: Tx) => Promise<A>): Promise<A> => database.inOrg(world.org, work);
  const bulk = <A>(use: (store: ReturnType<typeof makeBulkStore>) => Promise<A>): Promise<A> =>
    inOrg((tx) => use(makeBulkStore({ tx, actor, request: request() })));
  const parts = mergePartsOf(areas);
  const merges = <A>(use: (store: ReturnType<typeof makeMergeStore>) => Promise<A>): Promise<A> =>
    inOrg((tx) => use(makeMergeStore({ tx, actor, request: request(), sealer, parts })));
  const imports = <A>(use: (store: ReturnType<typeof makeImports>) => Promise<A>): Promise<A> =>
    inOrg((tx) => use(makeImports({ tx, actor, request: request() })));
  const contacts = async (): Promise<readonly number[]> =>
    (
      await inOrg(({ db }) =>
        sql<{ con_id: number }>`select con_id from contacts where org_id = ${world.org} and deleted_at is null order by con_id`.execute(db),
      )
    ).rows.map(({ con_id }) => con_id);
  const undoable: { readonly merges: number[]; readonly runs: number[]; readonly imports: number[] } = {
    merges: [],
    runs: [],
    imports: [],
  };

  const merge = async (): Promise<string> => {
    const all = await contacts();
    const answer = await merges((store) => store.merge({ kept_id: pick(world, all), merge_id: pick(world, all) })());
    if (E.isRight(answer) && answer.right.id !== null) undoable.merges.push(answer.right.id);
    return E.isRight(answer) ? "merged" : "refused";
  };
  const unmerge = async (): Promise<string> => {
    const id = undoable.merges.pop();
    return id !== undefined && E.isRight(await merges((store) => store.unmerge(id)())) ? "unmerged" : "refused";
  };
  const changeMany = async (): Promise<string> => {
    const all = await contacts();
    const ids = [...new Set([1, 2, 3, 4].map(() => pick(world, all)))];
    const planned = await bulk((store) =>
      store.plan({ key: crypto.randomUUID(), action: pick(world, actions), selection: { of: "chosen", ids } })(),
    );
    if (E.isLeft(planned)) return "refused";
    const { id } = planned.right;
    await runner.runDue();
    if (E.isLeft(await bulk((store) => store.run(id)()))) return "refused";
    await runner.runDue();
    undoable.runs.push(id);
    return "changed many";
  };
  const undoMany = async (): Promise<string> => {
    const id = undoable.runs.pop();
    if (id === undefined || E.isLeft(await bulk((store) => store.undo(id)()))) return "refused";
    await runner.runDue();
    return "many undone";
  };
  const importSome = async (): Promise<string> => {
    const known = (await contacts()).slice(0, 2);
    const lines = [
      "Contact ID,First name,Email,Tags,City",
      ...known.map((id) => `${id},${pick(world, ["Ada", "Zoe"])},,vip,Oslo`),
      ...[1, 2].map((n) => `,Anna,i${undoable.imports.length}-${n}-${world.now}@mail.example,lead,Rome`),
      ",,not an email,,",
    ];
    const file = { id: crypto.randomUUID(), bytes: 1 };
    await keepFile(config, sealer, file.id, Readable.from([Buffer.from(lines.join("\n"))]));
    const inspected = await inspect(importFile(config, sealer, file.id), "people.csv", null, []);
    const { id } = await given(() => imports((store) => store.add(file, "people.csv", inspected)));
    const changed = await imports((store) =>
      store.change(
        id,
        { mapping: ["con_id", "first_name", "email", "tags", "field:city"], options: { ...firstOptions, existing: "overwrite" } },
        null,
      ),
    );
    if (E.isLeft(changed)) return "refused";
    await given(() => imports((store) => store.plan(id)));
    await runner.runDue();
    if (E.isLeft(await imports((store) => store.run(id)))) return "refused";
    await runner.runDue();
    undoable.imports.push(id);
    return "imported";
  };
  const undoImport = async (): Promise<string> => {
    const id = undoable.imports.pop();
    if (id === undefined || E.isLeft(await imports((store) => store.undo(id)))) return "refused";
    await runner.runDue();
    return "import undone";
  };

  const all = [merge, merge, unmerge, changeMany, changeMany, undoMany, importSome, undoImport];
  const done = new Map<string, number>();
  return {
    act: async () => {
      const said = await pick(world, all)();
      done.set(said, (done.get(said) ?? 0) + 1);
      return said;
    },
    done: () => done,
    close: () => rmSync(config.dataFolder, { recursive: true, force: true }),
  };
};
