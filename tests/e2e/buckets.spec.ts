import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: the server responded with a status of (409|422)/));

const olivia = "olivia@harbor.example";
const Me = t.type({ id: t.union([t.number, t.string]), csrf_token: t.string });
const Made = t.type({ con_id: t.number });
const Secret = t.type({ app_key: t.string, token: t.string });

const mine = async (page: Page): Promise<number> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  if (!Me.is(me)) throw new Error("Nobody is signed in.");
  const made: unknown = await (
    await page.request.fetch("/api/contacts", {
      method: "POST",
      headers: { "x-csrf-token": me.csrf_token },
      data: { first_name: "Bucket", last_name: String(Math.trunc(performance.now())), fields: { assignedUser: [String(me.id)] } },
    })
  ).json();
  if (!Made.is(made)) throw new Error(JSON.stringify(made));
  return made.con_id;
};
const opened = async (page: Page, name: RegExp): Promise<void> => {
  const toggle = page.getByRole("button", { name });
  await toggle.waitFor();
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
};

describe("Values that are only shown on contacts, in the browser", () => {
  it("should be filled in once by a user, always say whether they are saved, and stand on the contacts assigned to them [C7.13]", async () => {
    const page = await app.page({ as: olivia });
    const contact = await mine(page);
    await page.goto("/ui/settings/profile");
    const line = page.getByLabel("Direct line");
    await line.fill("+1 212 555 0199");
    await page.getByText("Not saved yet").first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel("Direct line").inputValue()).toBe("+1 212 555 0199");
    await page.getByText(/^Saved (?!on this device)/).waitFor();

    await page.goto(`/ui/contacts/${contact}`);
    await opened(page, /^From Olivia/);
    await page.getByText("+1 212 555 0199").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: /^Assigned to Olivia/ }).click();
    await page.getByRole("option", { name: "No one" }).click();
    await page.getByText("No user is assigned, so there are no details to show.").waitFor();
  });

  it("should be fetched for a contact from the address that is set, and say why nothing came, at 320 px and in the dark", async () => {
    const page = await app.page({ as: olivia, width: 320, dark: true });
    const contact = await mine(page);
    await page.goto("/ui/settings/fields");
    await page.getByRole("button", { name: "Add field: Work" }).click();
    await page.getByLabel("Label").fill("Loyalty points");
    await page.getByRole("button", { name: /Source/ }).click();
    await page.getByRole("option", { name: "From a URL" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Loyalty points", exact: true }).waitFor();

    await page.getByText("loyalty_points").waitFor();
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Loyalty");
    await page.getByRole("textbox", { name: "URL" }).fill("http://127.0.0.1:9/{nobody}");
    await page.keyboard.press("Enter");
    await page.getByText("{nobody} is not known; use {con_id}, {email} or {mobile}").waitFor();
    await page.getByRole("textbox", { name: "URL" }).fill("http://127.0.0.1:9/{con_id}");
    await page.keyboard.press("Enter");
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await page.goto(`/ui/contacts/${contact}`);
    await opened(page, /^Loyalty$/);
    await page.getByText("This URL is not allowed. An administrator can change it.").waitFor();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it("should be made for other systems by keyboard, and shown once one has written them, at 320 px and in the dark [C3.05]", async () => {
    const page = await app.page({ as: olivia, width: 320, dark: true });
    const contact = await mine(page);
    await page.goto("/ui/settings/fields");
    await page.getByRole("button", { name: "Add field: Work" }).press("Enter");
    await page.getByLabel("Label").fill("Loyalty level");
    await page.getByRole("button", { name: /Source/ }).press("Enter");
    await page.getByRole("option", { name: "Via API", exact: true }).press("Enter");
    await page.getByText("written through the API").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
    await page.getByRole("button", { name: "Loyalty level", exact: true }).waitFor();

    const me: unknown = await (await page.request.get("/api/users/current")).json();
    if (!Me.is(me)) throw new Error("Nobody is signed in.");
    const made: unknown = await (
      await page.request.fetch("/api/users/token", {
        method: "POST",
        headers: { "x-csrf-token": me.csrf_token },
        data: { name: "Loyalty" },
      })
    ).json();
    if (!Secret.is(made)) throw new Error(JSON.stringify(made));
    const written = await page.request.fetch(`/api/contacts/${contact}`, {
      method: "PUT",
      headers: { "x-app-key": made.app_key, "x-token": made.token },
      data: { version: 1, fields: { Others_loyalty_level: "Gold" } },
    });
    expect(written.status()).toBe(200);
    await page.goto(`/ui/contacts/${contact}`);
    await opened(page, /^Other systems$/);
    await page.getByText("Gold", { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
