import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startedFolder } from "../../../setup/data-folder.ts";
import { isSignedWith } from "../webhooks/receivers.ts";
import { endAll, type ServerProcess, type Signed, signIn, startProcess } from "./server-process.ts";

type Got = { readonly id: string; readonly name: string; readonly isAnswered: boolean };

const folder = startedFolder(mkdtempSync(join(tmpdir(), "cygnet-webhook-kill-")));
const program = fileURLToPath(new URL("webhook-server.ts", import.meta.url));
const received: Got[] = [];
/** requests are left without an answer while the receiver is held */
let isHeld = false;
let secret = "";
let receiver: Server;
let port = "";

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
      const isOurs = isSignedWith({ url: request.url ?? "", body, headers }, secret);
      received.push({ id: headers["webhook-id"] ?? "", name: isOurs ? (/Kill\d+/.exec(body)?.[0] ?? "") : "forged", isAnswered: !isHeld });
      if (!isHeld) response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  port = String(address !== null && typeof address === "object" ? address.port : 0);
});
afterAll(() => {
  endAll();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (): Promise<ServerProcess> => startProcess({ CYGNET_DATA: folder, RECEIVER_PORT: port }, [program]);
const post = async (origin: string, { headers }: Signed, path: string, body: object): Promise<unknown> => {
  const reply = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (reply.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return post(origin, { headers }, path, body);
  }
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
};
const add = (origin: string, signed: Signed, name: string): Promise<unknown> =>
  post(origin, signed, "/api/contacts", { first_name: name, last_name: "Sailor" });
const of = (name: string): readonly Got[] => received.filter((one) => one.name === name);

describe("a server that is killed between an event and its delivery", () => {
  it("should deliver the event after it is started again, under the same id, until it is acknowledged once", async () => {
    const first = await start();
    const signed = await signIn(first.origin);
    const made = await post(first.origin, signed, "/api/webhooks", {
      url: "https://receiver.example/in",
      events: ["contact.create"],
      role: "admin",
    });
    secret = String(Reflect.get(Object(made), "secret"));
    // Committed with the contact, and not sent before the process is gone, or sent and never answered.
    isHeld = true;
    for (const name of ["Kill1", "Kill2", "Kill3"]) await add(first.origin, signed, name);
    await expect.poll(() => of("Kill1").length, { timeout: 10_000 }).toBe(1);
    await first.kill("SIGKILL");
    const lost = of("Kill1")[0]?.id;
    isHeld = false;
    const second = await start();
    await expect.poll(() => received.filter((one) => one.isAnswered).length, { timeout: 30_000 }).toBe(3);
    expect(of("Kill1").map(({ id, isAnswered }) => [id, isAnswered])).toEqual([
      [lost, false],
      [lost, true],
    ]);
    for (const name of ["Kill2", "Kill3"]) expect(of(name).map(({ isAnswered }) => isAnswered)).toEqual([true]);
    expect(new Set(received.map(({ id }) => id)).size).toBe(3);
    // Killed at once after the answer to the write: the event is in the database, since it was committed with the contact.
    await add(second.origin, await signIn(second.origin), "Kill4");
    await second.kill("SIGKILL");
    const third = await start();
    await expect.poll(() => of("Kill4").filter((one) => one.isAnswered).length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(new Set(of("Kill4").map(({ id }) => id)).size).toBe(1);
    // Nothing that was acknowledged is sent again.
    const before = received.length;
    await add(third.origin, await signIn(third.origin), "Kill5");
    await expect.poll(() => of("Kill5").length, { timeout: 10_000 }).toBe(1);
    expect(received.length).toBe(before + 1);
    await third.kill("SIGKILL");
  }, 180_000);
});
