import { sql } from "kysely";
import type { Database } from "../../adapters/server/storage/database.ts";

const tenths = 10;
const lookMs = 250;

/**
 * How long each tenth of a job took.
 * @property ends what was done then
 * @property seconds for 100,000 of it
 */
export type Pace = readonly { readonly ends: number; readonly seconds: number }[];

/**
 * Follows the latest job while it works through so many rows, and says on stderr how it gets on, so that a run that is broken off has told
 * something.
 * @returns stops it and gives the pace
 */
export const followPace = (database: Database, label: string, rows: number): (() => Promise<Pace>) => {
  const pace: { ends: number; seconds: number }[] = [];
  const last = { done: 0, at: performance.now() };
  const take = (done: number): void => {
    const seconds = ((performance.now() - last.at) / 1_000 / (done - last.done)) * 100_000;
    pace.push({ ends: done, seconds });
    process.stderr.write(
      `${label} ${done.toLocaleString("en")} of ${rows.toLocaleString("en")}: ${seconds.toFixed(1)} s for each 100,000\n`,
    );
    last.done = done;
    last.at = performance.now();
  };
  const look = async (): Promise<void> => {
    const found = await database.asSystem(({ db }) =>
      sql<{ done: number }>`select (progress ->> 'done')::int as done from jobs order by job_id desc limit 1`.execute(db),
    );
    const done = found.rows[0]?.done ?? 0;
    if (done < rows && done - last.done >= rows / tenths) take(done);
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookMs);
  return async () => {
    clearInterval(timer);
    await looking;
    if (last.done < rows) take(rows);
    return pace;
  };
};
