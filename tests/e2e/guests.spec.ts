import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Contact, ContactPage } from "../../core/contacts/contact.model.ts";
import { type App, openApp } from "./app.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/404 \(Not Found\) \(.*\/api\/contacts\/\d+/));

const gus = "gus@harbor.example";
const pageOf = async (page: Page, path: string) => {
  const body: unknown = await (await page.request.get(path)).json();
  if (!ContactPage.is(body)) throw new Error("This is no page of contacts.");
  return body;
};
const rows = (page: Page) => page.getByRole("grid", { name: "Contacts" });

describe("Contacts as a guest sees them", () => {
  it("should be those of the guest's team, to be read and written notes about, and nothing more [C6.01]", async () => {
    const owner = await app.page({ as: "olivia@harbor.example" });
    await owner.goto("/ui/help");
    const everybody = await pageOf(owner, "/api/contacts?limit=250");
    const page = await app.page({ as: gus });
    await page.goto("/ui/");
    await page.getByRole("link", { name: "Contacts", exact: true }).first().click();
    await rows(page).getByRole("link").first().waitFor();
    const own = await pageOf(page, "/api/contacts?limit=250");
    expect(own.count).toBeGreaterThan(0);
    expect(own.count).toBeLessThan(everybody.count);
    expect(new Set(own.results.map(({ fields }) => String(fields["contactTeam"]))).size).toBe(1);
    for (const name of ["Create contact", "Export"])
      expect(await page.getByRole("button", { name }).or(page.getByRole("link", { name })).count(), name).toBe(0);
    expect(await page.getByRole("checkbox").count()).toBe(0);

    const stranger = everybody.results.find(({ con_id }) => own.results.every((one) => one.con_id !== con_id));
    await page.goto(`/ui/contacts/${stranger?.con_id ?? 0}`);
    await page.getByText("Contact not found.").first().waitFor();

    const first = own.results[0];
    if (!Contact.is(first)) throw new Error("The guest sees nobody.");
    await page.goto(`/ui/contacts/${first.con_id}`);
    await page.getByRole("heading", { level: 1, name: first.name }).waitFor();
    await page.getByRole("definition").filter({ hasText: first.last_name }).first().waitFor();
    expect(await page.getByRole("button", { name: "Archive", exact: true }).count()).toBe(0);
    const note = page.locator("main form textarea");
    await note.fill("Rang them, all is well.");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("list").getByText("Rang them, all is well.").first().waitFor();
    await page.context().close();
    await owner.context().close();
  });

  it("should be in the groups that are shared with the guest's team, counted within it [B6.01]", async () => {
    const page = await app.page({ as: gus });
    await page.goto("/ui/groups");
    await page
      .getByRole("link", { name: /Everybody/ })
      .first()
      .waitFor();
    expect(await page.getByText("Hard to reach").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Create group" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: /^Actions for/ }).count()).toBe(0);
    expect(await page.locator("[draggable=true]").count()).toBe(0);
    await page.goto("/ui/groups/create");
    await page.getByText("Guests can only view what is shared with them; an administrator can make you a member.").waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/ui/");
    await page.context().close();
  });

  it("should be shown on boards, where guests cannot move them", async () => {
    const page = await app.page({ as: gus });
    await page.goto("/ui/contacts/boards");
    await page.locator("[data-card]").first().waitFor();
    expect(await page.locator("[draggable=true]").count()).toBe(0);
    expect(await page.getByText(/drag/i).count()).toBe(0);
    await page.context().close();
  });

  it("should say that nobody is in the team yet, where that is so", async () => {
    const page = await app.page({ as: gus });
    await page.route("**/api/contacts?**", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { results: [], page: 1, pages: 1, count: 0, at_least: false, unsorted: false } });
    });
    await page.goto("/ui/contacts");
    await page.getByText("No contacts in your team yet").waitFor();
    await page.context().close();
  });

  it("should have no accessibility violations in any look", async () => {
    const page = await app.page({ as: gus });
    await page.goto("/ui/contacts");
    await rows(page).getByRole("link").first().waitFor();
    await expectLooks(page);
    await rows(page).getByRole("link").first().click();
    await page.getByRole("definition").first().waitFor();
    await expectLooks(page);
    await page.context().close();
  });
});
