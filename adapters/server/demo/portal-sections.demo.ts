import { sql } from "kysely";
import { writeSections } from "../portal-settings/portal-sections.store.ts";
import type { Demo } from "./demo.ts";

/** The sections of the demo's portal, with the names of their courses. */
const sections = [
  { slug: "at-the-terminal", name: "At the terminal", courses: ["Welcoming passengers", "Storm season briefing"] },
  { slug: "on-deck", name: "On deck", courses: ["Two knots for every day", "Deck certificate", "Winter watch"] },
] as const;

/** Puts courses into sections of the portal; one that is in none stays among the others. */
export const demo: Demo = {
  place: 370,
  seed: async (tx, { org, now }) => {
    await writeSections({ ...tx, org }, { sections, renamed: [] }, now);
    for (const { name, courses } of sections)
      await sql`update campaigns set portal_section = ${name} where org_id = ${org} and name = any(${[...courses]}::text[])`.execute(tx.db);
  },
};
