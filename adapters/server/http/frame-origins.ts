import { sql } from "kysely";
import type { Database } from "../storage/database.ts";

/** Sites that may show portals in a frame, as their organisations allow them. */
export type FrameOrigins = {
  /** Those of the portal that an address shows; none for every other page. */
  readonly of: (url: string) => Promise<readonly string[]>;
  /** Those of all organisations. */
  readonly all: () => Promise<readonly string[]>;
  /** Whether there are any; as far as is known, without asking the database. */
  readonly areThereAny: () => boolean;
};

type Row = { readonly pid: string; readonly origins: readonly string[]; readonly is_only: boolean };

/** Milliseconds for which the sites are cached. */
const cacheMs = 1_000;
const portalPattern = /^\/portal(?:\/([^/?#]*))?(?:[/?#]|$)/;

const readRows = (database: Database): Promise<readonly Row[]> =>
  database.asSystem(
    async ({ db }) =>
      (
        await sql<Row>`
          select p.pid, o.frame_origins as origins, (select count(*) from portals every where every.closed_at is null) = 1 as is_only
          from orgs o join portals p on p.org_id = o.org_id
          where o.frame_origins <> '{}' and o.closed_at is null and p.closed_at is null`.execute(db)
      ).rows,
  );

const namedIn = (url: string): string | null => {
  const name = portalPattern.exec(url)?.[1];
  if (name === undefined) return portalPattern.test(url) ? "" : null;
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
};

/**
 * Reads the sites from the database, with a cache of one second. While the database cannot be reached, no site is allowed.
 * @param warn logs that it cannot be reached
 */
export const makeFrameOrigins = (database: Database, warn: (message: string, error: unknown) => void): FrameOrigins => {
  let rows: readonly Row[] = [];
  let until = 0;
  let asked: Promise<readonly Row[]> | null = null;
  const known = (): Promise<readonly Row[]> => {
    if (performance.now() < until) return Promise.resolve(rows);
    asked ??= readRows(database)
      .catch((error: unknown) => {
        warn("The sites that may show portals could not be read", error);
        return [];
      })
      .then((read) => {
        rows = read;
        until = performance.now() + cacheMs;
        asked = null;
        return read;
      });
    return asked;
  };
  return {
    of: async (url) => {
      const pid = namedIn(url);
      if (pid === null) return [];
      return (await known()).find((row) => row.pid === pid || (pid === "" && row.is_only))?.origins ?? [];
    },
    all: async () => [...new Set((await known()).flatMap(({ origins }) => origins))],
    areThereAny: () => {
      void known();
      return rows.length > 0;
    },
  };
};
