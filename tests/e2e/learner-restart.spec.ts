import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { systemClock } from "../../adapters/server/clock.ts";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { makeServer } from "../../adapters/server/server.host.ts";
import { makeDatabase } from "../../adapters/server/storage/database.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { testConfig } from "../adapters/server/test-config.ts";
import { freePort } from "../setup/free-port.ts";
import { sharedBrowser } from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-restart-"));
cpSync(join(inject("templates"), "demo"), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The server over a database on disk, until it is stopped. */
const start = async (port: number): Promise<() => Promise<void>> => {
  const database = makeDatabase(await openPglite(folder));
  const server = await makeServer({ config: { ...testConfig, port, demo: true }, database, clock: systemClock, floodScale: 1_000 });
  await server.listen({ port, host: "127.0.0.1" });
  return async () => {
    await server.close();
    await database.close();
  };
};

describe("A learner's progress", () => {
  it("should be kept when the server is stopped and started again", async () => {
    const port = await freePort();
    const stop = await start(port);
    const context = await (await sharedBrowser()).newContext({ baseURL: `http://localhost:${port}` });
    const page = await context.newPage();
    await page.request.post("/api/cg/auth", { data: { email: "lena@harbor.example", password: demoPassword, pid: "harbor" } });
    await page.goto("/portal/harbor/course/3");
    await page.getByRole("button", { name: "Join course" }).click();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByLabel("A loop that does not slip").check();
    await page.getByRole("button", { name: "Check answer" }).click();
    await page.getByText("Correct", { exact: true }).waitFor();
    await page.goto("about:blank");
    await stop();

    const stopAgain = await start(port);
    await page.goto("/portal/harbor/home");
    await page.getByText("2,400 points").waitFor();
    await page.goto("/portal/harbor/course/3");
    await page.getByText("1 of 2 lessons").waitFor();
    await expect.poll(() => page.getByText("1,200 points").first().isVisible()).toBe(true);
    await context.close();
    await stopAgain();
  });
});
