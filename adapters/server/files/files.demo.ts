import { sql } from "kysely";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import { addDemoFile, addDemoFolder, type DemoFile, placeContent } from "../demo/demo-files.ts";
import type { Demo, DemoContext } from "../demo/demo.ts";
import type { Tx } from "../storage/database.ts";

const day = 86_400;
const wide: readonly [number, number] = [1600, 1000];

type Picture = { readonly scene: string; readonly name: string; readonly days: number; readonly description?: string };

const morning: Picture = {
  scene: "morning",
  name: "Harbor in the morning.jpg",
  days: 28,
  description: "Three sailing boats in a calm bay at sunrise",
};
const views: readonly Picture[] = [
  { scene: "evening", name: "Harbor in the evening.jpg", days: 27, description: "Sailing boats before dark hills under an orange sky" },
  { scene: "fog", name: "Harbor in fog.jpg", days: 12 },
  { scene: "night", name: "Harbor at night.jpg", days: 3 },
];

const picture = (folder: number | null, by: number, { scene, name, days, description = "" }: Picture): DemoFile => ({
  source: `harbor-${scene}.jpg`,
  filename: name,
  mime: "image/jpeg",
  folder,
  by,
  days,
  size: wide,
  description,
});

/** The users of the demo by role. */
const people = async (
  { db }: Tx,
  org: number,
): Promise<{ readonly owner: number; readonly user: number; readonly team: number | null }> => {
  const rows = await db.selectFrom("users").select(["user_id", "role", "teams"]).where("org_id", "=", org).orderBy("user_id").execute();
  const idOf = (role: string): number => rows.find((row) => row.role === role)?.user_id ?? 0;
  return { owner: idOf("owner"), user: idOf("user"), team: rows.find((row) => row.role === "guest")?.teams[0] ?? null };
};

/** Uses one picture as the cover of two courses and the banner of a lesson. */
const placeInThree = async ({ db }: Tx, org: number, url: string): Promise<void> => {
  await sql`update campaigns set cover = ${url} where org_id = ${org} and name in ('Harbor safety basics', 'Welcoming passengers')`.execute(
    db,
  );
  await sql`
    with first as (update lessons set banner_img = ${url} where lesson_id = (
      select t.lesson_id from triggers t join campaigns c using (campaign_id) where c.org_id = ${org} and c.name = 'Harbor safety basics' order by t.sorting_time + t."order", t.trigger_id limit 1) returning lesson_id)
    update lesson_versions v set banner_img = ${url} from first where v.lesson_id = first.lesson_id`.execute(db);
};

/** Puts the film of the courses into the library. */
const takeFilm = async (tx: Tx, context: DemoContext, folder: number, by: number): Promise<void> => {
  const { sha256, location } = await placeContent(tx, context, "harbor-safety.mp4");
  await sql`
    update files set folder_id = ${folder}, created_by = ${by}, sha256 = ${sha256}, location = ${location}, width = 640, height = 360, duration = 20, filename = 'Harbor safety.mp4'
    where org_id = ${context.org} and location = 'demo/harbor-safety.mp4'`.execute(tx.db);
};

const share = async ({ db }: Tx, { org, now }: DemoContext, folder: number, by: number, team: number | null): Promise<void> => {
  const times = { opens: 4, opened_at: now - day, expires_at: null, revoked_at: null, created_at: now - 9 * day };
  const row = {
    org_id: org,
    file_id: null,
    folder_id: folder,
    token_hash: secretHash(freshSecret()),
    password_hash: null,
    created_by: by,
    ...times,
  };
  await db.insertInto("file_shares").values(row).execute();
  if (team === null) return;
  await db
    .insertInto("resource_teams")
    .values({ org_id: org, resource: "files/folders", resource_id: folder, team_id: team, created_at: now })
    .execute();
};

/** Folders with pictures, a film and documents: one picture used in three places, a duplicate, a link, a folder shared with a team, a bin. */
export const demo: Demo = {
  place: 150,
  seed: async (tx, context) => {
    const { owner, user, team } = await people(tx, context.org);
    const pictures = await addDemoFolder(tx, context, "Pictures", owner);
    const weather = await addDemoFolder(tx, context, "Weather", owner, pictures);
    const films = await addDemoFolder(tx, context, "Films", owner);
    const documents = await addDemoFolder(tx, context, "Documents", user);
    const used = await addDemoFile(tx, context, picture(pictures, owner, morning));
    for (const view of views) await addDemoFile(tx, context, picture(pictures, owner, view));
    await addDemoFile(
      tx,
      context,
      picture(weather, owner, { scene: "storm", name: "Storm.jpg", days: 8, description: "Boats under dark clouds" }),
    );
    await addDemoFile(
      tx,
      context,
      picture(weather, user, { scene: "noon", name: "Fair weather.jpg", days: 8, description: "Boats on a blue sea at noon" }),
    );
    await addDemoFile(tx, context, picture(null, user, { scene: "noon", name: "Noon (copy).jpg", days: 2 }));
    await addDemoFile(tx, context, { ...picture(null, user, { scene: "storm", name: "Old storm.jpg", days: 20 }), deleted: true });
    const rules = { source: "harbor-rules.pdf", filename: "Four rules.pdf", mime: "application/pdf" };
    await addDemoFile(tx, context, { ...rules, folder: documents, by: user, days: 15 });
    await takeFilm(tx, context, films, owner);
    await placeInThree(tx, context.org, used);
    await share(tx, context, pictures, owner, team);
  },
};
