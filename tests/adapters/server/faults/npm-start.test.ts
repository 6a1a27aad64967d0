import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { isAlive, type ProcessId, statusOf } from "../../../../adapters/server/process-status.ts";
import { startedFolder } from "../../../setup/data-folder.ts";
import { countContacts, environment, endAll, root, type Signed, signIn, startProcess } from "./server-process.ts";

const folder = startedFolder(mkdtempSync(join(tmpdir(), "cygnet-npm-")));
const lock = join(folder, "lock");
const started: ChildProcess[] = [];
afterAll(() => {
  endAll();
  for (const child of started) child.kill("SIGKILL");
  if (existsSync(lock)) process.kill(ownerOfFolder(), "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const ownerOfFolder = (): number => Number(readFileSync(lock, "utf8").split(" ")[0]);

/**
 * `npm start`, as a container runs it.
 * @property server the process that npm's script runs
 */
const npmStart = async (): Promise<{ readonly npm: ChildProcess; readonly server: ProcessId; readonly origin: string }> => {
  const npm = spawn("npm", ["start"], { cwd: root, env: environment({ CYGNET_DATA: folder }), stdio: ["ignore", "ignore", "pipe"] });
  started.push(npm);
  const lines = createInterface({ input: npm.stderr });
  for await (const line of lines) {
    const origin = /^Staff\s+(http\S+)\/ui\/$/.exec(line)?.[1];
    if (origin === undefined) continue;
    npm.stderr.resume();
    const pid = ownerOfFolder();
    return { npm, server: { pid, started: (await statusOf(pid)).started }, origin };
  }
  throw new Error("npm start ended before it served.");
};

/** Creations that are under way when the server is told to stop. */
const writes = (origin: string, { headers }: Signed, last_name: string): readonly Promise<number>[] =>
  Array.from({ length: 30 }, (_, at) =>
    fetch(`${origin}/api/contacts`, { method: "POST", headers, body: JSON.stringify({ first_name: `Npm${at}`, last_name }) }).then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.status;
      },
      () => 0,
    ),
  );

/** How many contacts of a name the folder holds, as a server on it tells. */
const contactsNamed = async (last_name: string): Promise<number> => {
  const server = await startProcess({ CYGNET_DATA: folder });
  const count = await countContacts(server, await signIn(server.origin), last_name);
  await server.kill("SIGTERM");
  return count;
};

describe("a server started by npm", () => {
  it.runIf(process.platform === "linux")(
    "should run with few arenas of the allocator, as the process that npm's script began",
    async () => {
      const { npm, server } = await npmStart();
      expect(readFileSync(`/proc/${server.pid}/environ`, "utf8").split("\0")).toContain("MALLOC_ARENA_MAX=2");
      const [ended] = [once(npm, "exit"), npm.kill("SIGTERM")];
      await ended;
      await expect.poll(async () => (await isAlive(server)) || existsSync(lock), { timeout: 10_000 }).toBe(false);
    },
  );

  it.each(["SIGTERM", "SIGKILL"] as const)(
    "should stop and free its folder when npm ends by %s, after answering the requests in progress",
    async (signal) => {
      const { npm, server, origin } = await npmStart();
      expect(await isAlive(server)).toBe(true);
      const underWay = writes(origin, await signIn(origin), `Stop${signal}`);
      expect(await Promise.race(underWay)).toBe(200);
      const ended = once(npm, "exit");
      npm.kill(signal);
      await ended;
      const replies = await Promise.all(underWay);
      expect(replies.every((status) => status === 200 || status === 503)).toBe(true);
      await expect.poll(async () => (await isAlive(server)) || existsSync(lock), { timeout: 10_000 }).toBe(false);
      expect(await contactsNamed(`Stop${signal}`)).toBe(replies.filter((status) => status === 200).length);
    },
  );
});
