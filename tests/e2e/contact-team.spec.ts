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

describe("The team of a contact in the browser", () => {
  it("should be chosen in the form for a new contact, and changed in the header of its record by keyboard, at 320 px and in the dark", async () => {
    const form = await app.page({ as: olivia });
    await form.goto("/ui/contacts/create");
    await form.getByLabel("First name").fill("Teamed");
    await form.getByLabel("Last name").fill("Person");
    await form.getByText("More fields").click();
    await searchFor(form.getByRole("combobox", { name: "Team", exact: true }), "Sales");
    await form.getByRole("option", { name: "Sales academy" }).click();
    await form.getByRole("button", { name: "Create contact" }).click();
    await form.getByRole("link", { name: "Go to Contact" }).click();
    await form.getByRole("button", { name: "Team Sales academy. Change Team" }).waitFor();

    const page = await app.page({ as: olivia, width: 320, dark: true });
    await page.goto(form.url());
    const header = page.getByRole("button", { name: "Team Sales academy. Change Team" });
    await header.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axe(page)).toEqual([]);
    await header.focus();
    await page.keyboard.press("Enter");
    const finder = page.getByRole("combobox", { name: "Team", exact: true });
    await finder.waitFor();
    await finder.fill("Partner");
    await page.getByRole("option", { name: "Partner training" }).waitFor();
    await page.getByRole("option", { name: "No team" }).waitFor({ state: "hidden" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Team Partner training\./ }).waitFor();
  });

  it("should keep its list beside the field when the focus scrolls it into sight, on the smallest phone, and take what is tapped", async () => {
    const page = await app.page({ as: olivia, width: 320 });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/ui/contacts/create");
    await page.getByText("More fields").click();
    const team = page.getByRole("combobox", { name: "Team", exact: true });
    await team.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => scrollY === 0);
    await team.focus();
    await page.waitForFunction(() => scrollY > 0);
    await page.getByRole("option", { name: "Sales academy" }).click();
    await expect.poll(() => team.inputValue()).toBe("Sales academy");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: "Sales academy" }).waitFor();
    const isBeside = (): Promise<boolean> =>
      page.evaluate(() => {
        const [field, list] = [document.activeElement?.closest("[role=group]"), document.querySelector("[data-trigger=ComboBox]")].map(
          (one) => one?.getBoundingClientRect(),
        );
        return (
          field !== undefined &&
          list !== undefined &&
          (Math.abs(list.top - field.bottom) < 9 || Math.abs(field.top - list.bottom) < 9) &&
          list.left >= 0 &&
          list.right <= innerWidth
        );
      });
    await expect.poll(isBeside).toBe(true);
    await page.mouse.move(160, 40);
    await page.mouse.wheel(0, -60);
    await expect.poll(isBeside).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("option").first().waitFor({ state: "hidden" });
  });
});
