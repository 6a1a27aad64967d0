import { sql } from "kysely";
import { bytesText } from "../../../core/files/bytes-text.rule.ts";
import type { ContentStorage } from "../contents/content-storage.ts";
import type { Database } from "../storage/database.ts";
import { compareContents, type ContentDifference } from "./compare-contents.ts";

type Finding = { readonly ok: boolean; readonly what: string };

const mostNames = 5;
const day = 86_400;

/** Names of files that have a content now or had it earlier. */
const namesOf = async (database: Database, { org, sha256 }: ContentDifference): Promise<string> => {
  const { rows } = await database.asSystem(({ db }) =>
    sql<{ name: string }>`
      select distinct u.filename || ' (' || o.domain || ')' as name from (
        select org_id, filename from files where org_id = ${org} and (sha256 = ${sha256} or poster_sha256 = ${sha256})
        union all select org_id, filename from file_versions where org_id = ${org} and (sha256 = ${sha256} or poster_sha256 = ${sha256})
        union all select org_id, filename from file_uploads where org_id = ${org} and (sha256 = ${sha256} or poster_sha256 = ${sha256})) u
      join orgs o using (org_id) order by 1 limit ${mostNames}`.execute(db),
  );
  return rows.map(({ name }) => name).join(", ");
};

/**
 * Removes bytes without a row, unless an upload has claimed them meanwhile; until the transaction ends none can.
 * @returns whether they were removed
 */
const removeStray = (database: Database, contents: ContentStorage, { org, sha256, bytes }: ContentDifference): Promise<boolean> =>
  database.asSystem(async ({ db }) => {
    const { rows } = await sql<{ held: number }>`
      insert into file_contents (org_id, sha256, bytes, created_at) select org_id, ${sha256}, ${bytes}, 0 from orgs where org_id = ${org}
      on conflict do nothing returning 1 as held`.execute(db);
    const known = await db.selectFrom("orgs").select("org_id").where("org_id", "=", org).executeTakeFirst();
    if (rows.length === 0 && known !== undefined) return false;
    await db.deleteFrom("file_contents").where("org_id", "=", org).where("sha256", "=", sha256).execute();
    await contents.remove({ org, sha256, variant: null });
    return true;
  });

const missingFinding = async (database: Database, missing: readonly ContentDifference[], count: number): Promise<Finding> => {
  const names: string[] = [];
  for (const one of missing) names.push(await namesOf(database, one));
  const more = count > missing.length ? `, and ${count - missing.length} more` : "";
  return {
    ok: false,
    what: `The bytes of ${count} contents are missing or cut short: ${names.join(", ")}${more}. Restore a backup that has them`,
  };
};

/**
 * Whether every file has its bytes, and all stored bytes belong to a file; bytes of the last day may belong to an upload that is under way.
 * @param now epoch seconds
 * @param rebuild removes bytes that belong to no file; files without bytes are only reported
 */
export const contentFindings = async (
  database: Database,
  contents: ContentStorage,
  now: number,
  rebuild: boolean,
): Promise<readonly Finding[]> => {
  const missing: ContentDifference[] = [];
  let [missed, strays, strayBytes, removed] = [0, 0, 0, 0];
  for await (const one of compareContents(database, contents)) {
    if (one.kind === "missing") {
      missed += 1;
      if (missing.length < mostNames) missing.push(one);
    } else if (one.changedAt <= now - day) {
      strays += 1;
      strayBytes += one.bytes;
      if (rebuild && (await removeStray(database, contents, one))) removed += 1;
    }
  }
  const stray = `${strays} stored contents (${bytesText(strayBytes)}) that belong to no file`;
  return [
    missed === 0 ? { ok: true, what: `Every file has its bytes in ${contents.name}` } : await missingFinding(database, missing, missed),
    ...(strays === 0
      ? []
      : [
          rebuild
            ? { ok: true, what: `Removed ${removed} of ${stray}` }
            : { ok: false, what: `There are ${stray}; --rebuild removes them` },
        ]),
  ];
};
