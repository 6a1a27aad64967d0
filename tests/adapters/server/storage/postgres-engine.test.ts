import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";

describe("connections to PostgreSQL", () => {
  it("should each have JIT compilation off, which would slow down expensive statements", async () => {
    const database = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "postgres_engine"), () => undefined));
    const settings = await Promise.all(
      [1, 2, 3].map(() =>
        database.asSystem(
          async ({ db }) =>
            (
              await sql<{
                jit: string;
                pid: number;
              }>`select current_setting('jit') as jit, pg_backend_pid() as pid, pg_sleep(0.1)::text`.execute(db)
            ).rows,
        ),
      ),
    );
    expect(settings.flat().map(({ jit }) => jit)).toEqual(["off", "off", "off"]);
    expect(new Set(settings.flat().map(({ pid }) => pid)).size).toBe(3);
    await database.close();
  });
});
