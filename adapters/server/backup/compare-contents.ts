import { type ContentStorage, StorageUnavailable } from "../contents/content-storage.ts";
import { isUsed } from "../files/content-use-condition.ts";
import type { Database } from "../storage/database.ts";

/**
 * How rows of contents and their storage differ.
 * @property kind `missing`: a row that a file, an earlier content or an upload uses, whose bytes are not there, or not all of them; `stray`:
 * bytes without a row. An unused row may lack its bytes after a crash of the sweep, whose next run deletes it.
 * @property bytes of the row, or stored
 * @property changedAt epoch seconds; 0 for a row
 */
export type ContentDifference = {
  readonly kind: "missing" | "stray";
  readonly org: number;
  readonly sha256: string;
  readonly bytes: number;
  readonly changedAt: number;
};

/** What is stored of a content: its size, null where only variants are, and the latest change of any part. */
type Stored = { size: number | null; all: number; changedAt: number };

type Row = { readonly bytes: number; readonly isNeeded: boolean };

const rowsOf = async (database: Database, org: number): Promise<ReadonlyMap<string, Row>> => {
  const rows = await database.asSystem(({ db }) =>
    db
      .selectFrom("file_contents as c")
      .select(["c.sha256", "c.bytes", isUsed.as("is_used")])
      .where("c.org_id", "=", org)
      .execute(),
  );
  return new Map(rows.map(({ sha256, bytes, is_used }) => [sha256, { bytes, isNeeded: is_used === true }]));
};

const organisationsWithContents = async (database: Database): Promise<readonly number[]> =>
  (await database.asSystem(({ db }) => db.selectFrom("file_contents").select("org_id").distinct().orderBy("org_id").execute())).map(
    ({ org_id }) => org_id,
  );

async function* differencesOf(database: Database, org: number, stored: ReadonlyMap<string, Stored>): AsyncGenerator<ContentDifference> {
  const rows = await rowsOf(database, org);
  for (const [sha256, { bytes, isNeeded }] of rows)
    if (isNeeded && stored.get(sha256)?.size !== bytes) yield { kind: "missing", org, sha256, bytes, changedAt: 0 };
  for (const [sha256, { all, changedAt }] of stored) if (!rows.has(sha256)) yield { kind: "stray", org, sha256, bytes: all, changedAt };
}

/**
 * Compares the rows of contents with what is stored, one organisation in memory at a time.
 * @throws StorageUnavailable also when the storage does not list organisation by organisation
 */
export async function* compareContents(database: Database, contents: ContentStorage): AsyncGenerator<ContentDifference> {
  const seen = new Set<number>();
  let current: { readonly org: number; readonly stored: Map<string, Stored> } = { org: 0, stored: new Map() };
  for await (const { key, bytes, changedAt } of contents.list()) {
    if (current.org !== key.org) {
      yield* differencesOf(database, current.org, current.stored);
      if (seen.has(key.org)) throw new StorageUnavailable(`${contents.name} lists its contents in no order.`);
      current = { org: key.org, stored: new Map() };
      seen.add(key.org);
    }
    const part: Stored = current.stored.get(key.sha256) ?? { size: null, all: 0, changedAt: 0 };
    current.stored.set(key.sha256, {
      size: key.variant === null ? bytes : part.size,
      all: part.all + bytes,
      changedAt: Math.max(part.changedAt, changedAt),
    });
  }
  yield* differencesOf(database, current.org, current.stored);
  for (const org of await organisationsWithContents(database)) if (!seen.has(org)) yield* differencesOf(database, org, new Map());
}
