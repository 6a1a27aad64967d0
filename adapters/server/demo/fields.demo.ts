import { sql } from "kysely";
import { addProductFields } from "../fields/product-fields.store.ts";
import type { Demo, DemoContext } from "./demo.ts";

const day = 24 * 3600;

const sections = [
  { slug: "work", title: "Work" },
  { slug: "learning", title: "Learning" },
] as const;

const stages = ["Lead", "Trial", "Customer", "Partner"];

const fields = [
  { name: "birthday", label: "Birthday", type: "date", section: "", options: null },
  { name: "about", label: "About", type: "textarea", section: "", options: null },
  { name: "job_title", label: "Job title", type: "string", section: "work", options: null },
  { name: "stage", label: "Stage", type: "list", section: "work", options: stages },
  { name: "skills", label: "Skills", type: "list", section: "work", options: ["Sales", "Service", "Leadership", "Safety", "Design"] },
  { name: "years_here", label: "Years with us", type: "int", section: "work", options: null },
  { name: "remote", label: "Works remotely", type: "bool", section: "work", options: null },
  { name: "assistant_email", label: "Assistant's email", type: "email", section: "work", options: null },
  { name: "badge", label: "Badge number", type: "id_number", section: "work", options: null },
  { name: "recruited_by", label: "Recruited by", type: "related_contacts", section: "work", options: null },
  { name: "tax_number", label: "Tax number", type: "secret", section: "work", options: null },
  { name: "next_review", label: "Next review", type: "time", section: "learning", options: null },
  { name: "portrait", label: "Portrait", type: "image", section: "learning", options: null },
] as const;

/** Fields that staff fill in about themselves, shown on the contacts assigned to them. */
const repFields = [
  { name: "Rep_direct_line", label: "Direct line", type: "string" },
  { name: "Rep_office_hours", label: "Office hours", type: "string" },
] as const;

const repValues = [
  { Rep_direct_line: "+1 212 555 0140", Rep_office_hours: "Mondays to Thursdays, 9 to 5" },
  { Rep_direct_line: "+1 212 555 0141" },
  { Rep_direct_line: "+1 212 555 0142", Rep_office_hours: "Any day but Friday" },
] as const;

const titles = ["Account manager", "Harbor pilot", "Trainer", "Crane operator", "Dispatcher", "Team lead"];
const skills = ["Sales", "Service", "Leadership", "Safety", "Design"];

const portrait = (name: string): string => {
  const letters = name.slice(0, 1);
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0b7a75"/><text x="20" y="27" font-size="20" text-anchor="middle" fill="#ffffff" font-family="sans-serif">${letters}</text></svg>`)}`;
};

type Staff = { readonly users: readonly number[]; readonly teams: readonly number[] };

/** Custom values of the nth person; everyone has a job title, some have more, and recruiters are always earlier contacts. */
const valuesOf = (
  index: number,
  name: string,
  earlier: readonly number[],
  { users, teams }: Staff,
  { now, random }: DemoContext,
): Readonly<Record<string, unknown>> => ({
  job_title: titles[index % titles.length],
  ...(index % 4 === 3 ? {} : { assignedUser: [String(users[index % users.length])] }),
  ...(index % 3 === 1 ? { contactTeam: [String(teams[Math.floor(index / 3) % 2])] } : {}),
  ...(index % 9 === 0 ? {} : { stage: [stages[Math.floor((index % 9) / 2.5)]] }),
  years_here: 1 + Math.floor(random() * 20),
  remote: random() < 0.4,
  ...(random() < 0.6 ? { skills: skills.filter(() => random() < 0.4) } : {}),
  ...(random() < 0.5 ? { birthday: new Date((now - Math.floor((22 + random() * 40) * 365) * day) * 1000).toISOString().slice(0, 10) } : {}),
  ...(index % 5 === 0 ? { about: `Joined us at the boat show.\nLikes short lessons on the phone.` } : {}),
  ...(index % 7 === 0 ? { assistant_email: ["front.desk@harbor.example"] } : {}),
  ...(index % 3 === 0 ? { badge: `HL-${String(10_000 + index)}` } : {}),
  ...(random() < 0.4 ? { next_review: now + Math.floor(random() * 60) * day } : {}),
  ...(index % 10 === 0 ? { portrait: portrait(name) } : {}),
  ...(index > 4 && random() < 0.7 ? { recruited_by: [earlier[Math.floor(random() * Math.min(earlier.length, 24))]] } : {}),
});

/** Custom fields of the demo organisation, one of nearly every type, and their values. */
export const demo: Demo = {
  place: 80,
  seed: async ({ db }, context) => {
    const { org, now } = context;
    await db
      .insertInto("field_sections")
      .values(sections.map((section, position) => ({ org_id: org, ...section, position: position + 1 })))
      .execute();
    await db
      .insertInto("fields")
      .values(
        fields.map(({ options, ...field }, position) => ({
          ...field,
          org_id: org,
          position,
          options: options === null ? null : JSON.stringify(options),
          access: field.name === "tax_number" ? ("admin" as const) : null,
          share_editable: field.name === "birthday" ? (1 as const) : null,
          operators: null,
          custom_object_id: null,
          created_at: now - 300 * day,
          updated_at: now - 300 * day,
          deleted_at: null,
        })),
      )
      .execute();
    await addProductFields({ db }, org, now - 300 * day);
    const unsaid = {
      section: "",
      options: null,
      access: null,
      share_editable: null,
      operators: null,
      custom_object_id: null,
      deleted_at: null,
      created_at: now - 200 * day,
      updated_at: now - 200 * day,
    };
    await db
      .insertInto("fields")
      .values(
        repFields.map((field, position) => ({
          ...field,
          ...unsaid,
          org_id: org,
          bucket: "rep" as const,
          position: fields.length + position,
        })),
      )
      .execute();
    const staff = await db
      .selectFrom("users")
      .select("user_id")
      .where("org_id", "=", org)
      .where("role", "<>", "guest")
      .where("status", "=", 1)
      .orderBy("user_id")
      .execute();
    const users = staff.slice(0, repValues.length).map(({ user_id }) => user_id);
    await db
      .insertInto("rep_values")
      .values(users.map((user_id, index) => ({ org_id: org, user_id, fields: { ...repValues[index] }, updated_at: now - 100 * day })))
      .execute();
    const teams = (await db.selectFrom("teams").select("team_id").where("org_id", "=", org).orderBy("team_id").execute()).map(
      ({ team_id }) => team_id,
    );
    const people = await db.selectFrom("contacts").select(["con_id", "first_name"]).where("org_id", "=", org).orderBy("con_id").execute();
    const ids = people.map(({ con_id }) => con_id);
    const values = people.map(({ first_name }, index) =>
      JSON.stringify(valuesOf(index, first_name, ids.slice(0, index), { users, teams }, context)),
    );
    await sql`update contacts c set fields = v.own::jsonb from unnest(${ids}::bigint[], ${values}::text[]) v(con_id, own) where c.con_id = v.con_id`.execute(
      db,
    );
  },
};
