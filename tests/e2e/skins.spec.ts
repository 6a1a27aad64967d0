import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

const frames = ["classic", "ink"] as const;
type Frame = (typeof frames)[number];

describe.each(frames)("the main journeys in the %s frame", (frame: Frame) => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const opened = async (path: string, width = 1280): Promise<Page> => {
    const page = await app.page({ as: "olivia@harbor.example", width });
    await page.addInitScript((chosen) => localStorage.setItem("cygnet.shell", chosen), frame);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["skin"])).toBe(frame);
    return page;
  };

  it("should go from Home to a contact by the palette alone", async () => {
    const page = await opened("/ui/");
    await page.getByRole("heading", { level: 1, name: "Hello Olivia" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: /Type a command/ }).fill("edith");
    await page.getByRole("option", { name: /Edith Abbott/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /Edith Abbott/ }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it("should make a contact and a task from the Create menu", async () => {
    const page = await opened("/ui/");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("menuitem", { name: /Create Contact/ }).click();
    const contact = page.getByRole("dialog", { name: "Create Contact" });
    await contact.getByLabel("First name").fill(`Skin ${frame}`);
    await contact.getByRole("button", { name: "Create contact" }).click();
    await contact.getByRole("button", { name: "Add Another Contact" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await contact.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("menuitem", { name: /Create Task/ }).click();
    const task = page.getByRole("dialog", { name: "Create Task" });
    await task.getByLabel("Name").fill(`Paint in ${frame}`);
    await task.getByText(/^Saved/).waitFor();
    await task.getByRole("button", { name: "Done" }).click();
    await page.goto("/ui/tasks");
    await page.getByText(`Paint in ${frame}`).first().waitFor();
  });

  it("should ask CY, and change the theme in the settings, on a phone too", async () => {
    const page = await opened("/ui/profile", 390);
    await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Ask CY", exact: true }).click();
    await page.getByLabel("Your question").fill("How many contacts are there?");
    await page.keyboard.press("Enter");
    await page
      .getByText(/\d+ contacts/)
      .first()
      .waitFor();
  });

  it("should ask before logging out, and log out", async () => {
    const page = await opened("/ui/contacts");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByText("Are you sure you want to log out?").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/ui/login**");
  });
});
