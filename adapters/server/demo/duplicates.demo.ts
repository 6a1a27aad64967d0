import { sql } from "kysely";
import { findDuplicatePairs } from "../merges/duplicate-pairs.store.ts";
import type { Demo } from "./demo.ts";

/** Duplicates among the contacts that are not archived: the second of each pair is a hasty copy. */
const typedTwice = [
  { at: 120, twin: 121, sharesMobile: true },
  { at: 150, twin: 151, sharesMobile: false },
] as const;

/** Duplicate contacts of the demo, as the nightly job finds them. */
export const demo: Demo = {
  place: 110,
  seed: async (tx, { org }) => {
    const people = await tx.db
      .selectFrom("contacts")
      .select(["con_id", "first_name", "last_name", "mobile"])
      .where("org_id", "=", org)
      .where("archived_at", "is", null)
      .orderBy("con_id")
      .execute();
    for (const { at, twin, sharesMobile } of typedTwice) {
      const [person, second] = [people[at], people[twin]];
      if (person === undefined || second === undefined) continue;
      const mobile = sharesMobile ? person.mobile : [];
      const first = person.first_name.slice(0, 3);
      const email = [
        `${first}.${person.last_name}@home.example`
          .normalize("NFD")
          .replace(/[^\w.@]/g, "")
          .toLowerCase(),
      ];
      await sql`update contacts set first_name = ${first}, last_name = ${person.last_name}, email = ${email}, mobile = ${mobile} where org_id = ${org} and con_id = ${second.con_id}`.execute(
        tx.db,
      );
    }
    await findDuplicatePairs(tx, org);
  },
};
