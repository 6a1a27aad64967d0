import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The page of Uma, from which her view is opened in another tab. */
const opened = async (options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<{ own: Page; seen: Page }> => {
  const own = await app.page({ as: "olivia@harbor.example", ...options });
  await own.goto("/ui/settings/users");
  await own.getByRole("link", { name: /^Uma/ }).first().click();
  await own.getByRole("button", { name: "View as this user" }).press("Enter");
  const begin = own.getByRole("dialog", { name: /^View the application as Uma/ }).getByRole("button", { name: "Open the view" });
  await begin.waitFor();
  if (options.width === undefined) expect(await axe(own)).toEqual([]);
  const [seen] = await Promise.all([own.waitForEvent("popup"), begin.press("Enter")]);
  await seen.getByRole("complementary", { name: "Whom you see the application as" }).waitFor();
  return { own, seen };
};

describe("The staff application as a colleague gets it", () => {
  it("should show what the colleague gets, refuse writes with the reason, survive a reload, and end in its tab alone", async () => {
    const { own, seen } = await opened();
    await seen.getByText("You see the application as Uma Ueda does.").waitFor();
    expect(new URL(seen.url()).hash).toBe("");
    const navigation = seen.getByRole("navigation").first();
    await navigation.getByRole("link", { name: "Contacts" }).waitFor();
    await seen.goto("/ui/contacts/import");
    await seen.waitForURL(/\/ui\/$/);
    await seen.goto("/ui/tasks");
    await seen.getByRole("button", { name: "Create task" }).click();
    await seen.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Nobody keeps this");
    await seen
      .getByText(/You are only looking\./)
      .first()
      .waitFor();
    await seen.goto("/ui/contacts");
    await seen.reload();
    await seen.getByText("You see the application as Uma Ueda does.").waitFor();
    expect(await axe(seen)).toEqual([]);
    await seen.getByRole("button", { name: "End the view" }).press("Enter");
    await seen.getByRole("heading", { level: 1, name: "You no longer see the application as this user." }).waitFor();
    await seen.reload();
    await seen.getByRole("heading", { level: 1, name: "You no longer see the application as this user." }).waitFor();
    expect(await axe(seen)).toEqual([]);
    await own.reload();
    await own.getByRole("heading", { level: 1, name: "Uma Ueda" }).waitFor();
    await own.context().close();
  });

  it("should leave room for the page on a phone, in dark", async () => {
    const { own, seen } = await opened({ width: 390, dark: true });
    await seen.goto("/ui/contacts");
    await seen.getByText("You see the application as Uma Ueda does.").waitFor();
    expect(await seen.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await axe(seen)).toEqual([]);
    await own.context().close();
  });
});
