import * as E from "fp-ts/lib/Either.js";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import type { ProgramValues } from "../../../core/programs/program.model.ts";
import { publishFirst } from "../lessons/first-version.store.ts";
import { limited } from "../org/limits.store.ts";
import { type ProgramCall, programField, type ProgramKind } from "./program-kind.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? "");
const textOf = (values: ProgramValues, name: string): string => (typeof values[name] === "string" ? values[name] : "");

const itemsOf = (name: string, greeting: string) => {
  const paragraphs = greeting.split(/\n+/).filter((line) => line.trim() !== "");
  const body = `<h2>${escaped(name)}</h2>${paragraphs.map((line) => `<p>${escaped(line)}</p>`).join("")}`;
  return [
    { uuid: crypto.randomUUID(), type: "rich_text", name: "Welcome", values: { body, standalone: true } },
    {
      uuid: crypto.randomUUID(),
      type: "challenge",
      name: "How it works",
      values: {
        question: "<p>You stop in the middle of a lesson. What happens?</p>",
        answers: ["You begin again", "You go on where you stopped"],
        correct: [1],
        custom_feedback: true,
        feedback: "<p>You go on where you stopped, on any device.</p>",
      },
    },
  ];
};

const create = async ({ tx, actor, request }: ProgramCall, values: ProgramValues, teams: readonly number[]): Promise<void> => {
  const { now } = request;
  const own = { org_id: actor.org_id, created_at: now, updated_at: now, user_id: actor.user_id };
  const name = textOf(values, "name").trim();
  const items = JSON.stringify(itemsOf(name, textOf(values, "greeting")));
  const { lesson_id } = await tx.db
    .insertInto("lessons")
    .values({ ...own, uuid: crypto.randomUUID(), name: `${name}: the first lesson`, items })
    .returning("lesson_id")
    .executeTakeFirstOrThrow();
  await publishFirst(tx, lesson_id);
  const { campaign_id } = await tx.db
    .insertInto("campaigns")
    .values({ ...own, name, summary: "What to expect, and how it works." })
    .returning("campaign_id")
    .executeTakeFirstOrThrow();
  const opens = textOf(values, "opens");
  const release = opens === "" ? {} : { release: "date" as const, start_date: opens, start_at: "09:00" };
  await tx.db
    .insertInto("triggers")
    .values({ org_id: actor.org_id, campaign_id, lesson_id, name: "Welcome", draft: false, ...release, created_at: now, updated_at: now })
    .execute();
  if (teams.length > 0)
    await tx.db
      .insertInto("resource_teams")
      .values(teams.map((team_id) => ({ org_id: actor.org_id, resource: "campaigns", resource_id: campaign_id, team_id, created_at: now })))
      .execute();
};

/** Creates a course with a first lesson that welcomes learners. */
export const welcomeCourse: ProgramKind = {
  id: "welcome-course",
  part: "include_portal",
  title: "Welcome course",
  description: "A short course that greets your learners and shows them how lessons work.",
  success: "Your welcome course is ready. Learners find it in their portal.",
  facts: async ({ actor }, isRecorded) => ({
    enabled: isRecorded,
    why: (["campaigns", "lessons"] as const).every((flag) => holdsFlag(actor.role, flag, actor.flags))
      ? null
      : "It takes the permissions to change campaigns and lessons. An administrator can grant them.",
    schema: [
      programField({ name: "name", label: "Name of the course", type: "string", required: true }),
      programField({ name: "greeting", label: "Your first words to learners", type: "textarea", required: true }),
      programField({ name: "opens", label: "Opens on", type: "date" }),
    ],
  }),
  enable: (call, values, teams) => async () => {
    const room = await limited("campaigns")(call)();
    if (E.isLeft(room)) return room;
    await create(call, values, teams);
    return E.right(undefined);
  },
};
