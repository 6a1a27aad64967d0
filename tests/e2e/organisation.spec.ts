import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

const owner = "olivia@harbor.example";
const admin = "adam@harbor.example";
/** What the browser writes of replies that these tests are about. */
const refused = /Failed to load resource: the server responded with a status of (401|403|404|422)/;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(refused));

const saved = async (page: Page): Promise<void> => {
  await page.getByRole("region", { name: "You have unsaved changes" }).getByRole("button", { name: "Save" }).click();
};

describe("The organisation in the browser", () => {
  it("should say how long sessions last, and which sites show its portals", async () => {
    const page = await app.page({ as: admin });
    await page.goto("/ui/settings/other/security");
    await page.getByLabel("Hours without use").fill("2");
    await page.getByLabel("Hours without use").press("Enter");
    await saved(page);
    await page.getByText("Security settings saved").waitFor();
    await page.goto("/ui/settings/other/embedding");
    const sites = page.getByLabel("Sites", { exact: true });
    await sites.fill("https://*.example.com");
    await saved(page);
    await page.getByText(/“https:\/\/\*\.example\.com” is not a site/).waitFor();
    expect(await axe(page)).toEqual([]);
    await sites.fill("https://intranet.example.com");
    await saved(page);
    await page.getByText("Allowed sites saved").waitFor();
    await expect
      .poll(async () => (await fetch(`${app.origin}/portal/harbor`)).headers.get("content-security-policy"))
      .toContain("frame-ancestors 'self' https://intranet.example.com");
    await page.goto("/ui/settings/other/security");
    await expect.poll(() => page.getByLabel("Hours without use").inputValue()).toBe("2");
  });

  it("should export everything with the password, and delete older records only once that was confirmed", async () => {
    const page = await app.page({ as: admin });
    await page.goto("/ui/settings/other/data");
    await page.getByText("No exports yet").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Start export" }).click();
    const dialog = page.getByRole("dialog", { name: "Export the whole organisation" });
    await dialog.getByLabel("Your password", { exact: true }).fill("Wrong-2026!");
    await dialog.getByRole("button", { name: "Start export" }).click();
    await dialog.getByText("This is not your password.").waitFor();
    await dialog.getByLabel("Your password", { exact: true }).fill(demoPassword);
    await dialog.getByRole("button", { name: "Start export" }).click();
    const link = page.getByRole("link", { name: /^Download the export of/ });
    await link.waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^cygnet-export-\d{4}-\d{2}-\d{2}\.zip$/);

    const days = page.getByLabel("Days to keep messages of archived contacts");
    await days.fill("30");
    await days.press("Enter");
    await saved(page);
    const asked = page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Save" });
    await asked.or(page.getByText("Retention saved")).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await page.getByText("Retention saved").waitFor();
    await page.reload();
    await expect.poll(() => days.inputValue()).toBe("30");
  });

  it("should be closed by its owner for everybody, and taken back by the owner's sign-in alone", async () => {
    const other = await app.page({ as: admin });
    await other.goto("/ui/settings/account");
    await other.getByLabel("Domain").waitFor();
    expect(await other.getByRole("button", { name: "Close organisation…" }).count()).toBe(0);

    const page = await app.page({ as: owner });
    await page.goto("/ui/settings/account");
    const name = await page.getByLabel("Name", { exact: true }).inputValue();
    await page.getByRole("button", { name: "Close organisation…" }).click();
    const dialog = page.getByRole("dialog", { name: `Close ${name}?` });
    await dialog.getByLabel("Name of the organisation").fill("Another");
    await dialog.getByLabel("Your password", { exact: true }).fill(demoPassword);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close organisation" }).click();
    await dialog.getByText(/exactly as it is/).waitFor();
    await dialog.getByLabel("Name of the organisation").fill(name);
    await dialog.getByRole("button", { name: "Close organisation" }).click();
    await page.getByText("Your organisation is closed.").waitFor();

    const logIn = async (at: Page, email: string): Promise<void> => {
      await at.goto("/ui/login");
      await at.getByLabel("Email").fill(email);
      await at.getByLabel("Password", { exact: true }).fill(demoPassword);
      await at.getByRole("button", { name: "Log in", exact: true }).click();
    };
    await logIn(other, admin);
    await other.getByText("Only its owner can take it back.").waitFor();
    await logIn(page, owner);
    await page.getByText(/It will be erased on/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
    await logIn(other, admin);
    await other.getByRole("heading", { name: "Hello Adam" }).waitFor();
  });
});
