import { sql } from "kysely";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../adapters/server/storage/database.ts";
import { type App, openApp } from "./app.ts";
import { axe, toTop } from "./axe.ts";
import { searchFor } from "./keys.ts";

let app: App;
let database: Database;
beforeAll(async () => {
  app = await openApp({}, undefined, async (opened) => {
    database = opened;
  });
});
afterAll(() => app.close());

const olivia = "olivia@harbor.example";
const entries = (page: Page) => page.getByRole("list", { name: "Entries" }).locator(":scope > li");
const at = async (
  path: string,
  options: { readonly width?: number; readonly dark?: boolean; readonly as?: string } = {},
): Promise<Page> => {
  const page = await app.page({ as: olivia, ...options });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
};
const pick = async (page: Page, field: string, words: string): Promise<void> => {
  await searchFor(page.getByRole("combobox", { name: field, exact: true }), words);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
};
/** What a contact's page does to its last name, as a call. */
const renamed = async (page: Page, last_name: string): Promise<{ readonly con_id: number; readonly name: string }> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  const headers = { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) };
  const made = Object(
    await (await page.request.post("/api/contacts", { headers, data: { first_name: "Audited", last_name: "Before" } })).json(),
  );
  const changed = await page.request.put(`/api/contacts/${made.con_id}`, { headers, data: { version: made.version, last_name } });
  return Object(await changed.json());
};

describe("The audit log in the browser", () => {
  it("should tell of a change at once, narrow to its record, kind, action, person and words, and go back by the address", async () => {
    const page = await at("/ui/");
    await renamed(page, "Afterwards");
    await page.goto("/ui/settings/audit");
    const newest = entries(page).first();
    await newest.getByText("Before").waitFor();
    await expect.poll(() => newest.innerText()).toMatch(/Olivia Owens\s+Changed\s+Contact\s+Audited Afterwards/);
    await newest.getByRole("button", { name: /^Only this record: Audited Afterwards/ }).click();
    await page.waitForURL(/record=\d+/);
    await expect.poll(() => entries(page).count()).toBe(2);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => entries(page).count()).toBeGreaterThan(10);
    await pick(page, "Record type", "Contact");
    await page.waitForURL(/type=contact/);
    await pick(page, "Action", "Changed");
    await page.waitForURL(/action=/);
    await pick(page, "Who", "Olivia");
    await page.waitForURL(/who=/);
    await page.getByRole("searchbox").fill("Afterwards");
    await page.waitForURL(/text=Afterwards/);
    await expect.poll(() => entries(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => entries(page).count()).toBe(1);
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("Afterwards");
    await page.getByRole("searchbox").fill("nothing that anybody wrote");
    await page.getByText("Nothing matches").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
    await expect.poll(() => entries(page).count()).toBeGreaterThan(10);
    await page.goBack();
    await page.getByText("Nothing matches").waitFor();
    await page.context().close();
  });

  it("should give what is shown as a file", async () => {
    const page = await at("/ui/");
    await renamed(page, "Filed");
    await page.goto("/ui/settings/audit?text=Filed");
    await expect.poll(() => entries(page).count()).toBe(1);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const lines = Buffer.concat(chunks).toString("utf8").trim().split(/\r?\n/);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Olivia Owens");
    expect(lines[1]).toContain("Filed");
    await page.context().close();
  });

  it("should check its chain by keyboard, and say from where on it is broken once somebody has written behind the product's back", async () => {
    const page = await at("/ui/settings/audit");
    const check = page.getByRole("button", { name: "Verify log" });
    await check.focus();
    await page.keyboard.press("Enter");
    await page.getByText(/^Verified: [\d,]+ entries since .*, no tampering found\.$/).waitFor();
    expect(await axe(page)).toEqual([]);
    await database.asSystem(({ db }) =>
      sql`update audit set after = '{"first_name":"Mallory"}'::jsonb where audit_id = (select min(audit_id) from audit where hash is not null)`.execute(
        db,
      ),
    );
    await check.click();
    await page.getByText(/^Verification failed at entry \d+$/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it.each(["uma@harbor.example", "gus@harbor.example"])(
    "should be closed to %s: no entry of the settings, no page, no answer",
    async (as) => {
      const page = await at("/ui/profile", { as });
      expect(await page.getByRole("link", { name: "Audit log" }).count()).toBe(0);
      await page.goto("/ui/settings/audit");
      await page.getByRole("heading", { level: 1, name: "You do not have access to this" }).waitFor();
      expect(await entries(page).count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      expect((await page.request.get("/api/audit")).status()).toBe(403);
      await page.context().close();
    },
  );
});

describe("The history of a contact", () => {
  it("should give an earlier value back as an edit, by mouse and by keyboard, with Undo", async () => {
    const page = await at("/ui/");
    const { con_id } = await renamed(page, "Restorable");
    await page.goto(`/ui/contacts/${con_id}`);
    await page.getByRole("button", { name: "Edit Last name: Restorable" }).waitFor();
    await page.getByRole("button", { name: "Show history" }).click();
    await page.getByRole("button", { name: "Restore this value of Last name: Before" }).click();
    await page.getByRole("button", { name: "Edit Last name: Before" }).waitFor();
    await page.getByText("Restored Last name: Before").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Edit Last name: Restorable" }).waitFor();
    await page
      .getByRole("button", { name: "Restore this value of Last name: Restorable" })
      .or(page.getByRole("button", { name: "Restore this value of Last name: Before" }))
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("contact-edit:")))).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: "Edit Last name: Restorable" }).waitFor();
    const show = page.getByRole("button", { name: "Show history" });
    await show.focus();
    await page.keyboard.press("Enter");
    const back = page.getByRole("button", { name: "Restore this value of Last name: Before" }).last();
    await back.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Edit Last name: Before" }).waitFor();
    const said = page.getByText("Restored Last name: Before");
    await said.waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await said.waitFor({ state: "detached" });
    await toTop(page);
    expect(await axe(page)).toEqual([]);
    // The page says so before the server has answered.
    await expect.poll(async () => Object(await (await page.request.get(`/api/contacts/${con_id}`)).json()).last_name).toBe("Before");
    await page.context().close();
  });
});
