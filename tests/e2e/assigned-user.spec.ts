import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { searchFor } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const olivia = "olivia@harbor.example";

describe("The assigned user in the browser", () => {
  it("should be chosen in the form for a new contact, changed in the header of its record by keyboard, and taken away again", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/contacts/create");
    await page.getByLabel("First name").fill("Assigned");
    await page.getByLabel("Last name").fill("Person");
    await page.getByText("More fields").click();
    await searchFor(page.getByRole("combobox", { name: "Assigned user" }), "Uma");
    await page.getByRole("option", { name: /^Uma/ }).click();
    await page.getByRole("button", { name: "Create contact" }).click();
    await page.getByRole("link", { name: "Go to Contact" }).click();
    const header = page.getByRole("button", { name: /^Assigned to Uma .*\. Change Assigned user$/ });
    await header.waitFor();
    expect(await axe(page)).toEqual([]);

    await header.focus();
    await page.keyboard.press("Enter");
    const finder = page.getByRole("combobox", { name: "Assigned user" });
    await finder.waitFor();
    await finder.fill("Adam");
    await page.getByRole("option", { name: /^Adam/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Assigned to Adam/ }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: /^Assigned to Adam/ }).click();
    await page.getByRole("option", { name: "No one" }).click();
    await page.getByRole("button", { name: /^Unassigned/ }).waitFor();
  });

  it("should be asked about in groups by names that are ticked, at 320 px and in the dark", async () => {
    const page = await app.page({ as: olivia, width: 320, dark: true });
    await page.goto("/ui/groups/create");
    await page.getByRole("button", { name: "Add condition" }).click();
    const condition = page.getByRole("group", { name: "Condition 1", exact: true });
    await condition.getByRole("button", { name: /Field/ }).first().click();
    await page.getByRole("option", { name: "Assigned user", exact: true }).click();
    await condition.getByRole("button", { name: "Value: Choose" }).click();
    await page.getByRole("checkbox", { name: /^Uma/ }).check();
    await page.getByRole("button", { name: "Done" }).click();
    await page
      .getByText(/Assigned user has at least one of “?"?Uma/)
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axe(page)).toEqual([]);
  });
});
