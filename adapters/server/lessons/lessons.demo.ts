import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { fileUrl } from "../../../core/files/file-address.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { ItemType } from "../../../core/lessons/items/catalogue.rule.ts";
import type { LessonChange } from "../../../core/lessons/lesson-write.model.ts";
import { addDemoFile } from "../demo/demo-files.ts";
import { demoLessonFolders, libraryLessons, type DemoMedia, type LibraryLesson } from "../demo/demo-library-lessons.ts";
import { uuidFrom } from "../demo/demo-uuid.ts";
import type { Demo, DemoContext } from "../demo/demo.ts";
import type { Tx } from "../storage/database.ts";
import { publishFirst } from "./first-version.store.ts";
import { makeLessonStore } from "./lessons.store.ts";

const day = 86_400;

type People = { readonly owner: StaffActor; readonly user: StaffActor; readonly team: number | null };

const people = async ({ db }: Tx, org_id: number): Promise<People> => {
  const rows = await db.selectFrom("users").select(["user_id", "role", "teams"]).where("org_id", "=", org_id).orderBy("user_id").execute();
  const actor = (role: "owner" | "user"): StaffActor => {
    const found = rows.find((row) => row.role === role);
    return {
      kind: "staff",
      org_id,
      user_id: found?.user_id ?? 0,
      role,
      flags: ["lessons"],
      features: ["teams"],
      teams: found?.teams ?? [],
      row_rule: "all",
    };
  };
  return { owner: actor("owner"), user: actor("user"), team: rows.find((row) => row.role === "guest")?.teams[0] ?? null };
};

const mediaOf = async (tx: Tx, context: DemoContext, by: number): Promise<DemoMedia> => {
  const { rows } = await sql<{
    address: string;
    filename: string;
  }>`select address, filename from files where org_id = ${context.org} and deleted_at is null and con_id is null`.execute(tx.db);
  const at = (name: string): string => {
    const found = rows.find(({ filename }) => filename === name);
    if (found === undefined) throw new Error(`The demo has no file ${name}.`);
    return fileUrl("", found);
  };
  const documents = await tx.db
    .selectFrom("file_folders")
    .select("folder_id")
    .where("org_id", "=", context.org)
    .where("name", "=", "Documents")
    .executeTakeFirst();
  const own = { folder: documents?.folder_id ?? null, by, days: 25 };
  return {
    morning: at("Harbor in the morning.jpg"),
    storm: at("Storm.jpg"),
    fog: at("Harbor in fog.jpg"),
    night: at("Harbor at night.jpg"),
    film: at("Harbor safety.mp4"),
    rules: at("Four rules.pdf"),
    tones: await addDemoFile(tx, context, { ...own, source: "three-tones.wav", filename: "Three long tones.wav", mime: "audio/wav" }),
    simulator: await addDemoFile(tx, context, {
      ...own,
      source: "mooring-simulator.zip",
      filename: "Mooring simulator.zip",
      mime: "application/zip",
    }),
  };
};

const share = async ({ db }: Tx, { org, now }: DemoContext, folder: number, team: number): Promise<void> => {
  await db
    .insertInto("resource_teams")
    .values({ org_id: org, resource: "lessons/folders", resource_id: folder, team_id: team, created_at: now - 29 * day })
    .execute();
};

/** Adds the folders, those at the top shared with the guest's team; returns their ids by name. */
const addFolders = async (tx: Tx, context: DemoContext, { owner, team }: People): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  const at = context.now - 30 * day;
  for (const folder of demoLessonFolders) {
    const parent_id = folder.in === null ? null : (ids.get(folder.in) ?? null);
    const { folder_id } = await tx.db
      .insertInto("lesson_folders")
      .values({ org_id: context.org, name: folder.name, parent_id, user_id: owner.user_id, created_at: at, updated_at: at })
      .returning("folder_id")
      .executeTakeFirstOrThrow();
    ids.set(folder.name, folder_id);
    if (parent_id === null && team !== null) await share(tx, context, folder_id, team);
  }
  return ids;
};

const itemsOf = ({ items }: LibraryLesson, random: () => number): readonly LessonItem[] =>
  items.flatMap(({ type, name, values }) => (ItemType.is(type) ? [{ uuid: uuidFrom(random), type, name, values: { ...values } }] : []));

type Added = { readonly id: number; readonly items: readonly LessonItem[] };

const addLesson = async (
  tx: Tx,
  { org, now, random }: DemoContext,
  by: number,
  folder: number | null,
  lesson: LibraryLesson,
): Promise<Added> => {
  const items = itemsOf(lesson, random);
  const at = now - lesson.days * day;
  const { lesson_id: id } = await tx.db
    .insertInto("lessons")
    .values({
      org_id: org,
      uuid: uuidFrom(random),
      name: lesson.name,
      banner_img: lesson.banner,
      tags: JSON.stringify(lesson.tags),
      metadata: JSON.stringify(lesson.metadata),
      items: JSON.stringify(items),
      folder_id: folder,
      user_id: by,
      created_at: at,
      updated_at: at,
    })
    .returning("lesson_id")
    .executeTakeFirstOrThrow();
  await publishFirst(tx, id);
  return { id, items };
};

const later = [
  "Two people, two radios, four lines.",
  "Two people, two radios, four lines. Nobody stands in the bight of a rope.",
  "Three people with ships over eighty metres.",
  "Three people, three radios. Walk the berth once and look for what could trip you.",
  "Three people, three radios. Walk the berth twice, once from each end.",
  "Walk the berth twice, once from each end, and move what could trip you.",
  "Walk the berth twice. Move what could trip you. Check the fenders.",
  "Walk the berth twice. Move what could trip you. Check the fenders and the ladders.",
  "Walk the berth twice, once from each end. Move what could trip you. Check fenders, ladders and lights.",
];

/** The demo's lessons in shared folders: one with ten versions, one with changes that are not published, one in the bin. */
export const demo: Demo = {
  place: 160,
  seed: async (tx, context) => {
    const { org, now } = context;
    const staff = await people(tx, org);
    const folders = await addFolders(tx, context, staff);
    const added: Added[] = [];
    for (const lesson of libraryLessons(await mediaOf(tx, context, staff.owner.user_id), staff.user.user_id))
      added.push(await addLesson(tx, context, staff[lesson.by].user_id, folders.get(lesson.folder) ?? null, lesson));
    const change = async (when: number, actor: StaffActor, asked: LessonChange): Promise<void> => {
      const request = { id: "demo", ip: "", now: when, teams: null };
      const saved = await makeLessonStore({ tx: { ...tx, org }, actor, request, areas: [] }).update(asked)();
      if (E.isLeft(saved)) throw new Error(`A lesson of the demo was refused: ${JSON.stringify(saved.left)}`);
    };
    const [berthing, bin, unpublished] = [added[0], added.at(-1), added.at(-2)];
    if (berthing === undefined || bin === undefined || unpublished === undefined) return;
    for (const [index, text] of later.entries()) {
      const [first, ...rest] = berthing.items;
      if (first === undefined) continue;
      const body = String(first.values["body"]).replace(/<p>Two people.*?<\/p>/, `<p>${text}</p>`);
      const items = [{ ...first, values: { ...first.values, body } }, ...rest];
      await change(now - (18 - index * 2) * day, index % 2 === 0 ? staff.user : staff.owner, {
        id: berthing.id,
        version: index + 1,
        items,
      });
    }
    const [, social] = unpublished.items;
    if (social !== undefined)
      await change(now - 3_600, staff.user, {
        id: unpublished.id,
        changes: [
          {
            op: "set",
            uuid: social.uuid,
            key: "values.tweet",
            value: "Good people work at our harbor. Twelve places from March.",
            base: social.values["tweet"],
          },
        ],
      });
    await sql`update lessons set deleted_at = ${now - 4 * day} where org_id = ${org} and lesson_id = ${bin.id}`.execute(tx.db);
  },
};
