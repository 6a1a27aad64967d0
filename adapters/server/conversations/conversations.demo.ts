import { sql } from "kysely";
import { threadName } from "../../../core/conversations/decide-message.rule.ts";
import { uuidFrom } from "../demo/demo-uuid.ts";
import type { Demo } from "../demo/demo.ts";

const hour = 3_600;
const day = 24 * hour;
const learner = "lena@harbor.example";

type Line = { readonly ago: number; readonly body: string; readonly isFromStaff?: true };

const lines: readonly Line[] = [
  { ago: 3 * day, body: "Hello, I cannot open the lesson about signals.\nIs it closed for everyone?" },
  { ago: 3 * day - 2 * hour, body: "Hello Lena, it opens seven days after you joined, so on Friday.", isFromStaff: true },
  { ago: 3 * day - 3 * hour, body: "Good to know, thank you!" },
  { ago: day, body: "The signals lesson is open now. Tell me how you get on with it.", isFromStaff: true },
  { ago: 2 * hour, body: "By the way: the harbor tour on Saturday starts at 9:00, at the north quay.", isFromStaff: true },
];

/** A conversation of the demo's learner, whose last message from staff is unread; roles of learners admit to messages. */
export const demo: Demo = {
  place: 190,
  seed: async ({ db }, { org, now, random }) => {
    await sql`update portal_roles set permissions = array_append(permissions, 'messages') where org_id = ${org} and not 'messages' = any(permissions)`.execute(
      db,
    );
    const { rows: known } = await sql<{ con_id: number; user_id: number }>`
      select c.con_id, (select min(user_id) from users where org_id = ${org} and role = 'owner') as user_id from contacts c where c.org_id = ${org} and c.email[1] = ${learner}`.execute(
      db,
    );
    const [lena] = known;
    if (lena === undefined) return;
    const count = lines.length;
    const { thread_id } = await db
      .insertInto("threads")
      .values({
        org_id: org,
        con_id: lena.con_id,
        name: threadName(lines[0]?.body ?? ""),
        last_sequence: count,
        last_at: now - (lines.at(-1)?.ago ?? 0),
        contact_read: count - 1,
        created_at: now - (lines[0]?.ago ?? 0),
      })
      .returning("thread_id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("messages")
      .values(
        lines.map(({ ago, body, isFromStaff }, at) => ({
          org_id: org,
          thread_id,
          sequence: at + 1,
          client_key: uuidFrom(random),
          from_contact: isFromStaff !== true,
          user_id: isFromStaff === true ? lena.user_id : null,
          body,
          created_at: now - ago,
        })),
      )
      .execute();
    await db.insertInto("thread_reads").values({ org_id: org, thread_id, user_id: lena.user_id, sequence: count }).execute();
  },
};
