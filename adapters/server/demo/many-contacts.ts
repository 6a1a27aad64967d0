import { sql } from "kysely";
import type { Database, Tx } from "../storage/database.ts";
import { tidyTables } from "../storage/tidy-tables.ts";
import { firstNames, lastNames } from "./names.ts";

const batch = 10_000;
const tags = ["customer", "lead", "new hire", "partner", "newsletter", "vip", "returning"];
const threeYears = 3 * 365 * 24 * 3600;
const archivedOneIn = 40;

/** Inserts contacts numbered `from` to `to`; all values are derived from the number. */
const insert = ({ db }: Tx, org: number, from: number, to: number, now: number): Promise<unknown> =>
  sql`
    insert into contacts (org_id, first_name, last_name, email, mobile, tags, archived_at, created_at, updated_at)
    select ${org}::bigint, first, last,
           array[replace(fold_text(first || '.' || last), ' ', '') || '.' || i || '@mail.example'],
           array['+1' || (2000000000 + (i * 7919) % 7999999999)::text],
           case when i % 3 = 0 then array[(${tags}::text[])[1 + i % ${tags.length}]] else '{}'::text[] end,
           case when i % ${archivedOneIn} = 7 then ${now}::bigint - i % 86400 end,
           ${now}::bigint - (i * 7907) % ${threeYears}, ${now}::bigint - (i * 7901) % ${threeYears} / 10
    from generate_series(${from}::bigint, ${to}::bigint) i,
         lateral (select (${firstNames}::text[])[1 + (i * 31 + i / 7) % ${firstNames.length}] as first, (${lastNames}::text[])[1 + (i * 17 + i / 11) % ${lastNames.length}] as last) names`.execute(
    db,
  );

/**
 * Adds generated contacts to an organisation, in transactions of ten thousand; the same numbers give the same contacts. The tables are
 * analysed afterwards.
 * @param now epoch seconds
 */
export const seedContacts = async (database: Database, org: number, n: number, now: number): Promise<void> => {
  const { rows } = await database.asSystem(({ db }) =>
    sql<{ held: number }>`select coalesce(sum(n), 0)::bigint as held from contact_counts where org_id = ${org}`.execute(db),
  );
  const first = (rows[0]?.held ?? 0) + 1;
  const last = first + n - 1;
  for (let from = first; from <= last; from += batch)
    await database.asSystem((tx) => insert(tx, org, from, Math.min(from + batch - 1, last), now));
  if (database.engine.name === "postgres") await database.asSystem(({ db }) => sql`analyze contacts`.execute(db));
  else await tidyTables(database);
};
