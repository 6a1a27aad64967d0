import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSudoLink } from "../../adapters/server/auth/sudo-link.store.ts";
import { systemClock } from "../../adapters/server/clock.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { expectLooks } from "./looks.ts";

let app: App;
let token = "";
beforeAll(async () => {
  app = await openApp({}, undefined, (database) =>
    database.asSystem(async (tx) => {
      const holder = await tx.db
        .selectFrom("users")
        .select(["org_id", "user_id"])
        .where("email", "=", "olivia@harbor.example")
        .executeTakeFirstOrThrow();
      token = await createSudoLink(tx, holder, "Ticket 12", systemClock.now());
    }),
  );
});
afterAll(() => app.close(/status of (401|422)/));

describe("Support in the browser", () => {
  it("should be signed in as the user by a link that works once, under a bar that ends it", async () => {
    const page = await app.page();
    await page.goto(`/ui/sudo#token=${token}`);
    await page.waitForURL("**/ui/");
    const bar = page.getByText("Support is signed in as Olivia Owens");
    await bar.waitFor();
    await page.goto("/ui/contacts");
    await page.getByRole("heading", { name: "Contacts", level: 1 }).waitFor();
    await bar.waitFor();
    await expectLooks(page);
    await page.getByRole("button", { name: "End", exact: true }).press("Enter");
    await page.waitForURL("**/ui/login");
    expect(await bar.count()).toBe(0);
    await page.goto(`/ui/sudo#token=${token}`);
    await page.getByText("This link no longer works").waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
