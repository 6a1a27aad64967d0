import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import type { Demo, DemoContext } from "./demo.ts";

const day = 24 * 3600;

type DemoGroup = { readonly name: string; readonly folder: string | null; readonly shared: boolean; readonly filters: unknown };

const did = (activity: string, more: object = {}): unknown => ({ $activity: { activity, ...more } });

/** Groups such as a maritime training company would have. */
const groupsOf = (course: string): readonly DemoGroup[] => [
  { name: "Everybody", folder: null, shared: true, filters: { $and: [] } },
  { name: "Customers", folder: "Customers", shared: true, filters: { tags: { $overlaps: ["customer"] } } },
  { name: "VIP customers", folder: "Customers", shared: true, filters: { tags: { $all: ["customer", "vip"] } } },
  { name: "New this month", folder: "Customers", shared: true, filters: { created_at: { $ltdays: 30 } } },
  {
    name: "Quiet for half a year",
    folder: "Customers",
    shared: false,
    filters: { $and: [{ updated_at: { $gtdays: 180 } }, { tags: { $none: ["vip"] } }] },
  },
  {
    name: "Leads to call",
    folder: "Customers",
    shared: true,
    filters: { $and: [{ tags: { $overlaps: ["lead", "webinar"] } }, { mobile: { $any: true } }, { tags: { $none: ["customer"] } }] },
  },
  { name: "New hires", folder: "Training", shared: true, filters: { tags: { $overlaps: ["new hire", "onboarding"] } } },
  { name: "Joined a course lately", folder: "Training", shared: true, filters: did("joined_campaign") },
  {
    name: "Safety course not joined",
    folder: "Training",
    shared: true,
    filters: {
      $and: [
        { $or: [{ tags: { $overlaps: ["new hire"] } }, { tags: { $overlaps: ["team lead"] } }] },
        did("not_joined_campaign", { campaign: course, when: "any" }),
      ],
    },
  },
  { name: "Scored 5 points or more", folder: "Training", shared: false, filters: did("points_scored", { points: 5, when: "any" }) },
  { name: "Spanish speakers", folder: null, shared: true, filters: { language: { $eq: "es" } } },
  {
    name: "Hard to reach",
    folder: null,
    shared: false,
    filters: {
      $and: [
        { $or: [{ email: { $empty: true } }, { mobile: { $empty: true } }] },
        { $or: [{ tags: { $overlaps: ["newsletter"] } }, { created_at: { $gtdays: 90 } }] },
      ],
    },
  },
];

const addFolder = async ({ db }: Tx, { org, now }: DemoContext, name: string, order: number): Promise<number> =>
  (
    await db
      .insertInto("group_folders")
      .values({ org_id: org, name, order, deleted_at: null, created_at: now - 90 * day, updated_at: now - 90 * day })
      .returning("folder_id")
      .executeTakeFirstOrThrow()
  ).folder_id;

/** Some contacts joined the first course, on different days. */
const letJoin = ({ db }: Tx, { org, now }: DemoContext, course: number): Promise<unknown> =>
  sql`
    insert into course_joins (org_id, con_id, campaign_id, joined_at)
    select org_id, con_id, ${course}, greatest(created_at, ${now}::bigint - (con_id * 7919) % 90 * ${day}) from contacts where org_id = ${org} and con_id % 5 = 0 and archived_at is null
    on conflict do nothing`.execute(db);

/** Folders and groups; members are evaluated when the server starts. */
export const demo: Demo = {
  place: 50,
  seed: async (tx, context) => {
    const { org, now } = context;
    const course = await tx.db
      .selectFrom("campaigns")
      .select("campaign_id")
      .where("org_id", "=", org)
      .orderBy("campaign_id")
      .executeTakeFirstOrThrow();
    const owner = await tx.db
      .selectFrom("users")
      .select("user_id")
      .where("org_id", "=", org)
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    const folders = new Map([
      ["Customers", await addFolder(tx, context, "Customers", 0)],
      ["Training", await addFolder(tx, context, "Training", 1)],
    ]);
    await letJoin(tx, context, course.campaign_id);
    const rows = groupsOf(String(course.campaign_id)).map(({ name, folder, shared, filters }, order) => ({
      org_id: org,
      folder_id: folder === null ? null : (folders.get(folder) ?? null),
      user_id: owner.user_id,
      name,
      filters: JSON.stringify(filters),
      share_all: shared,
      order,
      deleted_at: null,
      created_at: now - (80 - order) * day,
      updated_at: now - (20 - order) * day,
    }));
    await tx.db.insertInto("contact_groups").values(rows).execute();
    await sql`update contact_groups set share_teams = array(select team_id from teams where org_id = ${org} and label = 'Customer success') where org_id = ${org} and name = any(array['Customers', 'New this month', 'Everybody'])`.execute(
      tx.db,
    );
  },
};
