import { sql } from "kysely";
import { recordSentMessage } from "../outbox/outbox.store.ts";
import type { Demo } from "./demo.ts";

const hour = 3600;
const day = 24 * hour;
const lena = "lena@harbor.example";
const mostPeople = 40;

/** Notes about contacts, used in rotation, with their age in days. */
const notes = [
  { body: "Called about the harbor course.\nWants to begin in spring.", age: 2 },
  { body: "Met at the boat show. Prefers text messages to calls.", age: 9 },
  { body: "Asked for the price list; sent the one for teams.", age: 16 },
  { body: "Would like to teach the knots lesson one day.", age: 31 },
] as const;

/** The records of some contacts: notes, and a mail to the demo's learner. */
export const demo: Demo = {
  place: 120,
  seed: async (tx, { org, now }) => {
    const { rows: people } = await sql<{ con_id: number; is_lena: boolean }>`
      select con_id, ${lena} = any(email) as is_lena from contacts where org_id = ${org} and archived_at is null and deleted_at is null and (${lena} = any(email) or con_id % 6 = 0) order by is_lena desc, con_id limit ${mostPeople}`.execute(
      tx.db,
    );
    const users = await tx.db
      .selectFrom("users")
      .select("user_id")
      .where("org_id", "=", org)
      .where("role", "<>", "guest")
      .orderBy("user_id")
      .execute();
    const rows = people.flatMap(({ con_id, is_lena }, place) =>
      notes
        .filter((_, nth) => is_lena || nth === place % notes.length)
        .map(({ body, age }, nth) => ({
          org_id: org,
          con_id,
          body,
          author_id: users[(place + nth) % users.length]?.user_id ?? null,
          created_at: now - age * day - place * hour,
          updated_at: now - age * day - place * hour,
          deleted_at: null,
        })),
    );
    await tx.db.insertInto("contact_notes").values(rows).execute();
    const learner = people.find(({ is_lena }) => is_lena);
    if (learner === undefined) return;
    const body = "Hello Lena,\n\nthe first lessons of the harbor course are open. Ten minutes a day are enough.\n\nOlivia";
    await recordSentMessage(
      tx,
      org,
      {
        channel: "email",
        recipient: lena,
        subject: "Your first lessons",
        body,
        about: { contact: learner.con_id, user: users[0]?.user_id ?? null, shown: null },
      },
      now - 6 * day,
    );
  },
};
