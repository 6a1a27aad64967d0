import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Import } from "../../../../core/import/import.model.ts";
import { startedFolder } from "../../../setup/data-folder.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { countContacts, endAll, type ServerProcess, type Signed, signIn, startProcess } from "./server-process.ts";

const folder = startedFolder(mkdtempSync(join(tmpdir(), "cygnet-import-kill-")));
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const rows = 3_000;
const kills = slowRuns(2);
const path = "/api/contacts/import";
/** Every tenth row has no email that is one, and every seventh repeats the row before it. */
const line = (at: number): string =>
  at % 10 === 3
    ? `Kill${at},Import,broken,,,`
    : at % 7 === 0 && at % 10 !== 4
      ? line(at - 1)
      : `Kill${at},Import,kill.${at}@mail.example,${at},even; odd,S-${at}`;
const file = ["First name,Last name,Email,Kill count,Kill list,Kill secret", ...Array.from({ length: rows }, (_, at) => line(at + 1))].join(
  "\n",
);

const imported = (body: unknown): Import => {
  const decoded = Import.decode(body);
  if (decoded._tag === "Left") throw new Error(`No import: ${JSON.stringify(body)}`);
  return decoded.right;
};

const send = async (
  server: ServerProcess,
  signed: Signed,
  address: string,
  method: string,
  body?: BodyInit,
  type = "application/json",
): Promise<Import> =>
  imported(
    await (
      await fetch(server.origin + address, {
        method,
        headers: { ...signed.headers, "content-type": type },
        ...(body === undefined ? {} : { body }),
      })
    ).json(),
  );

/** Looks until the import is in one of the states. */
const until = async (server: ServerProcess, signed: Signed, id: number, ...states: readonly Import["state"][]): Promise<Import> => {
  for (;;) {
    const one = await send(server, signed, `${path}/${id}`, "GET");
    if (states.includes(one.state)) return one;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Looks until some rows more are done than before. */
const untilFurther = async (server: ServerProcess, signed: Signed, id: number, done: number): Promise<Import> => {
  for (;;) {
    const one = await send(server, signed, `${path}/${id}`, "GET");
    if (one.progress.done > done || one.state === "done" || one.state === "undone") return one;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const fields = [
  { label: "Kill count", type: "int" },
  { label: "Kill list", type: "list", values: ["Even", "Odd"] },
  { label: "Kill secret", type: "secret" },
];

const valuesOf = async (server: ServerProcess, signed: Signed, search: string): Promise<unknown> => {
  const reply: { readonly results: readonly { readonly fields: unknown }[] } = await (
    await fetch(`${server.origin}/api/contacts?search=${search}&limit=1`, { headers: signed.headers })
  ).json();
  return reply.results[0]?.fields;
};

describe("an import whose server is killed", () => {
  it(`should continue where it stopped, ${kills} times over, and apply each row once, as should its undo`, async () => {
    let server = await startProcess({ CYGNET_DATA: folder });
    let signed = await signIn(server.origin);
    for (const field of fields)
      await fetch(`${server.origin}/api/fields`, {
        method: "POST",
        headers: { ...signed.headers, "content-type": "application/json" },
        body: JSON.stringify(field),
      });
    const { id } = await send(server, signed, `${path}?filename=kill.csv`, "POST", file, "application/octet-stream");
    await send(server, signed, `${path}/${id}/plan`, "POST", "{}");
    const { plan } = await until(server, signed, id, "planned");
    expect(plan?.total).toBe(rows);
    const restart = async (): Promise<void> => {
      await server.kill("SIGKILL");
      server = await startProcess({ CYGNET_DATA: folder });
      signed = await signIn(server.origin);
    };
    await send(server, signed, `${path}/${id}/run`, "POST", "{}");
    let done = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      done = (await untilFurther(server, signed, id, done)).progress.done;
      await restart();
    }
    const ended = await until(server, signed, id, "done", "failed");
    expect(ended.counts).toEqual({ total: rows, created: plan?.create, updated: plan?.update, skipped: plan?.skip, failed: plan?.error });
    expect(await countContacts(server, signed, "Import")).toBe(plan?.create);
    expect(await valuesOf(server, signed, `kill.${rows - 1}@mail.example`)).toEqual({
      kill_count: rows - 1,
      kill_list: ["Even", "Odd"],
      kill_secret: "••••",
    });
    await send(server, signed, `${path}/${id}/undo`, "POST", "{}");
    await untilFurther(server, signed, id, 0);
    await restart();
    const undone = await until(server, signed, id, "undone");
    expect(undone.undo).toEqual({ reversed: (plan?.create ?? 0) + (plan?.update ?? 0), kept: 0, impossible: 0 });
    expect(await countContacts(server, signed, "Import")).toBe(0);
    expect(await server.kill("SIGTERM")).toBe(0);
  }, 300_000);
});
