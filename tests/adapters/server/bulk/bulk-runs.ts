import { sql } from "kysely";
import { makeBulkStore } from "../../../../adapters/server/bulk/bulk.store.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { serverJobs } from "../../../../adapters/server/server-jobs.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import type { BulkAction } from "../../../../core/bulk/bulk-action.model.ts";
import type { BulkRun } from "../../../../core/bulk/bulk-run.model.ts";
import type { BulkStore } from "../../../../core/bulk/bulk.port.ts";
import type { ContactSelection } from "../../../../core/bulk/contact-selection.model.ts";
import { given } from "../../../conformance/answer-of.ts";
import { type FakeClock, fakeClock } from "../../../fakes/clock.fake.ts";
import { fakeDns } from "../../../fakes/dns.fake.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import { noon } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import type { Modelled } from "./bulk-model.ts";

/** Somebody who acts on many contacts, without a server in between. */
export type BulkRuns = {
  readonly org: TestOrg;
  readonly clock: FakeClock;
  /** One call, in a transaction of its own. */
  readonly call: <A>(use: (store: BulkStore) => Promise<A>) => Promise<A>;
  /** Works off everything that waits. */
  readonly work: () => Promise<unknown>;
  readonly planned: (action: BulkAction, selection: ContactSelection) => Promise<BulkRun>;
  /** From plan to end. */
  readonly done: (action: BulkAction, selection: ContactSelection) => Promise<BulkRun>;
  readonly undone: (id: number) => Promise<BulkRun>;
  readonly people: () => Promise<ReadonlyMap<number, Modelled>>;
};

type Row = Modelled & { readonly con_id: number };

export const openBulkRuns = async (database: Database): Promise<BulkRuns> => {
  const org = await seedOrg(database, `b${crypto.randomUUID().slice(0, 8)}`);
  const clock = fakeClock(noon);
  await database.asSystem(async ({ db }) => {
    await db.deleteFrom("contacts").where("org_id", "=", org.org).execute();
    await sql`insert into fields (org_id, name, label, type, position, created_at, updated_at) values (${org.org}, 'colour', 'Colour', 'string', 1, 0, 0)`.execute(
      db,
    );
  });
  const actor = {
    kind: "staff",
    row_rule: "all",
    org_id: org.org,
    user_id: org.owner.user,
    role: "owner",
    flags: [],
    features: [],
    teams: [],
  } as const;
  const call = <A>(use: (store: BulkStore) => Promise<A>): Promise<A> =>
    database.inOrg(org.org, (tx) => use(makeBulkStore({ tx, actor, request: { id: "test", ip: "", now: clock.now() } })));
  const runner = makeJobRunner(
    { database, clock, warn: (message, error) => process.stderr.write(`${message} ${String(error)}\n`) },
    (
      await serverJobs({
        config: testConfig,
        clock,
        sealer: sealerOf(testConfig),
        areas: await loadAreas(),
        dns: fakeDns(),
        outside: fakeOutside(),
        origin: () => "",
      })
    ).filter(({ schedule }) => schedule === undefined),
  );
  const work = runner.runDue;
  const get = (id: number): Promise<BulkRun> => call((store) => given(store.get(id)));
  const planned = async (action: BulkAction, selection: ContactSelection): Promise<BulkRun> => {
    const { id } = await call((store) => given(store.plan({ key: crypto.randomUUID(), action, selection })));
    await work();
    return get(id);
  };
  return {
    org,
    clock,
    call,
    work,
    planned,
    done: async (action, selection) => {
      const { id } = await planned(action, selection);
      await call((store) => given(store.run(id)));
      await work();
      return get(id);
    },
    undone: async (id) => {
      await call((store) => given(store.undo(id)));
      await work();
      return get(id);
    },
    people: async () => {
      const { rows } = await database.asSystem(({ db }) =>
        sql<Row>`
          select con_id, first_name, (select coalesce(array_agg(tag order by tag), '{}') from unnest(tags) tag) as tags, fields ->> 'colour' as colour, archived_at as archived, blocked_at as blocked, deleted_at as deleted
          from contacts where org_id = ${org.org} order by con_id`.execute(db),
      );
      return new Map(rows.map(({ con_id, ...contact }) => [con_id, contact]));
    },
  };
};
