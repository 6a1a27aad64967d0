import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { randomFrom } from "../../../../adapters/server/demo/demo.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { BulkAction } from "../../../../core/bulk/bulk-action.model.ts";
import { bulkTotal } from "../../../../core/bulk/bulk-run.model.ts";
import type { ContactSelection } from "../../../../core/bulk/contact-selection.model.ts";
import { addContacts, engines } from "../groups/group-rows.ts";
import { modelActions, modelRun, type ModelRun, modelUndo } from "./bulk-model.ts";
import { type BulkRuns, openBulkRuns } from "./bulk-runs.ts";

const contacts = 300;
const rounds = 16;
const edits = 12;

type Random = () => number;
const pick = <A>(random: Random, all: readonly A[]): A => {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined) throw new Error("Nothing to choose from.");
  return found;
};

/** What somebody else does to one contact meanwhile. */
const edit = async (database: Database, org: number, id: number, random: Random): Promise<void> => {
  const set = pick(random, [
    sql`first_name = 'Else'`,
    sql`tags = array['else']`,
    sql`fields = fields || '{"colour": "green"}'`,
    sql`archived_at = 5`,
    sql`archived_at = null`,
    sql`deleted_at = 1782907000`,
    sql`deleted_at = null`,
  ]);
  await database.asSystem(({ db }) =>
    sql`update contacts set ${set}, version = version + 1 where org_id = ${org} and con_id = ${id}`.execute(db),
  );
};

describe.each(engines(() => inject("postgresUrl"), "bulk_model"))("bulk actions on %s", (_, open) => {
  let database: Database;
  let desk: BulkRuns;
  let ids: readonly number[];
  beforeAll(async () => {
    database = await open();
    desk = await openBulkRuns(database);
    ids = await database.asSystem((tx) => addContacts(tx, desk.org.org, contacts));
    await database.asSystem(({ db }) => sql`update contacts set last_name = 'Person' where org_id = ${desk.org.org}`.execute(db));
  });
  afterAll(() => database.close());

  it(`should do and undo what a model of them does, through ${rounds} random actions, selections and edits by others`, async () => {
    const random = randomFrom(7);
    const others = async (): Promise<void> => {
      for (let done = 0; done < edits; done += 1) await edit(database, desk.org.org, pick(random, ids), random);
    };
    const selectionOf = (): {
      readonly selection: ContactSelection;
      readonly picks: (id: number, world: Awaited<ReturnType<BulkRuns["people"]>>) => boolean;
    } => {
      const some = ids.filter(() => random() < 0.2);
      const kind = random();
      if (kind < 0.4) return { selection: { of: "chosen", ids: some }, picks: (id) => some.includes(id) };
      const except = some.slice(0, 20);
      if (kind < 0.8)
        return {
          selection: { of: "matching", find: { search: "person", archived: false, filters: null }, except },
          picks: (id, world) => world.get(id)?.deleted === null && world.get(id)?.archived === null && !except.includes(id),
        };
      return { selection: { of: "bin", except }, picks: (id, world) => typeof world.get(id)?.deleted === "number" && !except.includes(id) };
    };
    const past: { readonly id: number; readonly model: ModelRun }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { selection, picks } = selectionOf();
      const action: BulkAction = selection.of === "bin" ? { do: "restore" } : pick(random, modelActions);
      const selected = [...(await desk.people())].flatMap(([id, contact]) => (picks(id, new Map([[id, contact]])) ? [id] : []));
      if (selected.length === 0) continue;
      const plan = await desk.planned(action, selection);
      const foreseen = modelRun(new Map([...(await desk.people())].map(([id, contact]) => [id, { ...contact }])), action, selected);
      expect(plan.plan?.counts, `plan ${round}`).toEqual(foreseen.counts);
      expect(plan.total).toBe(selected.length);
      await others();
      const world = await desk.people();
      const model = modelRun(world, action, selected);
      await desk.call((store) => store.run(plan.id)());
      await desk.work();
      const done = await desk.call((store) => store.get(plan.id)());
      expect(done, `run ${round}`).toMatchObject({ right: { state: "done", counts: model.counts } });
      expect(bulkTotal(model.counts)).toBe(plan.total);
      expect(await desk.people(), `after run ${round}`).toEqual(world);
      if (model.counts.changed > 0) past.push({ id: plan.id, model });
      await others();
      const back = past.length > 0 && random() < 0.6 ? past.splice(Math.floor(random() * past.length), 1)[0] : undefined;
      if (back === undefined) continue;
      const before = await desk.people();
      const undo = modelUndo(before, back.model);
      expect(await desk.undone(back.id), `undo ${round}`).toMatchObject({ state: "undone", undo });
      expect(await desk.people(), `after undo ${round}`).toEqual(before);
      expect(await desk.undone(back.id)).toMatchObject({ undo });
      expect(await desk.people()).toEqual(before);
    }
  }, 300_000);
});
