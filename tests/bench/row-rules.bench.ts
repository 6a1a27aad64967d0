import { sql } from "kysely";
import { contactPageText } from "../../adapters/server/contacts/contact-list.store.ts";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { demoOrganisation, seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { tidyTables } from "../../adapters/server/storage/tidy-tables.ts";
import { type ContactQuery, firstContacts } from "../../core/contacts/contact-query.model.ts";
import type { ContactWall } from "../../core/contacts/contact-wall.rule.ts";
import { given } from "../conformance/answer-of.ts";
import { onBothEngines } from "./both-engines.ts";
import { type Bench, median, ms, type Row } from "./table.ts";

const size = Number(process.env["ROW_RULES_SIZE"] ?? "100000");
const now = 1_782_907_200;
const rounds = 61;

const lists: readonly { readonly what: string; readonly query: ContactQuery; readonly most: number }[] = [
  { what: "first page", query: firstContacts, most: 1.3 },
  { what: "block of 100 without a count", query: { ...firstContacts, limit: 100, page: 3, count: false }, most: 2.5 },
];

/** A later block reads the rows that it leaves out, and narrows relations. Every second contact is in the team or in none, every second one is assigned to the user. */
const walls = (team: number, user: number): readonly { readonly what: string; readonly wall: ContactWall }[] => [
  { what: "their teams", wall: { rule: "teams", teams: [team], user } },
  { what: "assigned to them", wall: { rule: "assigned", user } },
];

const compared = async (
  database: Database,
  org: number,
  what: string,
  { query, most }: (typeof lists)[number],
  wall: ContactWall,
): Promise<Row> => {
  const read = async (behind: ContactWall | null): Promise<number> => {
    const start = performance.now();
    const text = await database.inOrg(org, async (tx) => given(async () => contactPageText({ tx, viewer: "user", now }, query)), behind);
    if (!text.includes(`"results":[{`)) throw new Error("The page is empty.");
    return performance.now() - start;
  };
  const [bare, ruled]: [number[], number[]] = [[], []];
  for (let round = -10; round < rounds; round += 1)
    for (const behind of round % 2 === 0 ? [null, wall] : [wall, null]) {
      const took = await read(behind);
      if (round >= 0) (behind === null ? bare : ruled).push(took);
    }
  const ratio = median(ruled) / median(bare);
  return {
    what,
    value: ms(median(ruled)),
    limit: `without a rule ${ms(median(bare))}`,
    ratio: ratio.toFixed(2),
    target: `≤ ${most}`,
    met: ratio <= most,
  };
};

const measure = async (database: Database): Promise<readonly Row[]> => {
  await migrate(database);
  await seedDemo(database, now);
  const org = await demoOrganisation(database);
  await seedContacts(database, org, size, now);
  const { team, user } = await database.asSystem(async ({ db }) => {
    const { rows } = await sql<{ team: number; user: number }>`
      select (select min(team_id) from teams where org_id = ${org})::bigint as team, (select min(user_id) from users where org_id = ${org} and role = 'user')::bigint as user`.execute(
      db,
    );
    const [ids = { team: 0, user: 0 }] = rows;
    await sql`
      update contacts set fields = fields || jsonb_build_object(
        'contactTeam', case con_id % 4 when 0 then jsonb_build_array(${ids.team}::text) when 1 then '[]' else '["999999"]' end,
        'assignedUser', case con_id % 2 when 0 then jsonb_build_array(${ids.user}::text) else '["999999"]' end)
      where org_id = ${org}`.execute(db);
    return ids;
  });
  await tidyTables(database);
  const rows: Row[] = [];
  for (const list of lists)
    for (const { what: whose, wall } of walls(team, user)) rows.push(await compared(database, org, `${list.what}, ${whose}`, list, wall));
  await database.close();
  return rows;
};

/** The list of contacts of users with a row rule, beside that of users without one. */
export const rowRulesBenches: readonly Bench[] = onBothEngines(
  (engine) => `Row rules: list of ${size.toLocaleString("en")} contacts, ${engine}`,
  measure,
);
