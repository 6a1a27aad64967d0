import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { systemClock } from "../../../../adapters/server/clock.ts";
import { seedContacts } from "../../../../adapters/server/demo/many-contacts.ts";
import { demoOrganisation, seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import { openDatabase } from "../../../../adapters/server/storage/open-database.ts";
import { BulkRun, bulkTotal } from "../../../../core/bulk/bulk-run.model.ts";
import { startedFolder } from "../../../setup/data-folder.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { endAll, type ServerProcess, type Signed, signIn, startProcess } from "./server-process.ts";

const folder = startedFolder(mkdtempSync(join(tmpdir(), "cygnet-bulk-kill-")));
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const many = 4_000;
const kills = slowRuns(2);
const path = "/api/contacts/bulk";

const runOf = (body: unknown): BulkRun => {
  const decoded = BulkRun.decode(body);
  if (decoded._tag === "Left") throw new Error(`No run: ${JSON.stringify(body)}`);
  return decoded.right;
};

const send = async (server: ServerProcess, signed: Signed, address: string, method: string, body?: string): Promise<BulkRun> =>
  runOf(
    await (
      await fetch(server.origin + address, {
        method,
        headers: { ...signed.headers, "content-type": "application/json" },
        ...(body === undefined ? {} : { body }),
      })
    ).json(),
  );

const until = async (server: ServerProcess, signed: Signed, id: number, isThere: (run: BulkRun) => boolean): Promise<BulkRun> => {
  for (;;) {
    const run = await send(server, signed, `${path}/${id}`, "GET");
    if (isThere(run)) return run;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** How many contacts have the tag. */
const taggedIn = async (server: ServerProcess, signed: Signed): Promise<number> => {
  const query = new URLSearchParams({ filters: JSON.stringify({ tags: { $overlaps: ["killed"] } }), limit: "1" });
  const reply: { readonly count: number } = await (
    await fetch(`${server.origin}/api/contacts?${query.toString()}`, { headers: signed.headers })
  ).json();
  return reply.count;
};

describe("a bulk action whose server is killed", () => {
  it(`should continue where it stopped, ${kills} times over, and change each contact once, as should its undo`, async () => {
    const database = await openDatabase({ databaseUrl: null, dataFolder: folder }, () => undefined);
    await seedDemo(database, systemClock.now());
    await seedContacts(database, await demoOrganisation(database), many, systemClock.now());
    await database.close();
    let server = await startProcess({ CYGNET_DATA: folder });
    let signed = await signIn(server.origin);
    const restart = async (): Promise<void> => {
      await server.kill("SIGKILL");
      server = await startProcess({ CYGNET_DATA: folder });
      signed = await signIn(server.origin);
    };
    const wanted = {
      key: crypto.randomUUID(),
      action: { do: "add", field: "tags", value: ["killed"] },
      selection: { of: "matching", find: { search: "", archived: false, filters: null }, except: [] },
    };
    const { id } = await send(server, signed, path, "POST", JSON.stringify(wanted));
    await restart();
    expect((await send(server, signed, path, "POST", JSON.stringify(wanted))).id).toBe(id);
    const { plan, total } = await until(server, signed, id, ({ state }) => state === "planned");
    expect(plan?.counts.changed).toBeGreaterThan(many);
    expect(bulkTotal(plan?.counts ?? { changed: 0, same: 0, refused: 0, skipped: 0 })).toBe(total);
    await send(server, signed, `${path}/${id}/run`, "POST", "{}");
    let done = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      done = (await until(server, signed, id, (run) => run.done > done || run.state === "done")).done;
      await restart();
    }
    const ended = await until(server, signed, id, ({ state }) => state === "done" || state === "failed");
    expect(ended).toMatchObject({ state: "done", counts: plan?.counts });
    expect(await taggedIn(server, signed)).toBe(plan?.counts.changed);
    await send(server, signed, `${path}/${id}/undo`, "POST", "{}");
    await until(server, signed, id, (run) => run.done > 0 && run.done < many);
    await restart();
    const undone = await until(server, signed, id, ({ state }) => state === "undone");
    expect(undone.undo).toEqual({ reversed: plan?.counts.changed, kept: 0, impossible: 0 });
    expect(await taggedIn(server, signed)).toBe(0);
    expect(await server.kill("SIGTERM")).toBe(0);
  }, 300_000);
});
