import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { appCodes } from "../../adapters/server/two-step/authenticator.crypto.ts";
import { codePeriod } from "../../core/two-step/accepted-step.rule.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { typeText } from "./keys.ts";

/** What the browser writes of replies that these tests are about. */
const refused = /Failed to load resource: the server responded with a status of (401|422)/;
const email = "adam@harbor.example";

describe("two-step sign-in", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close(refused));

  /** What the app shows now; `away` steps later with a clock that is ahead. */
  const codeOf = (secret: string, away = 0): string => appCodes(secret)(Math.floor(Date.now() / 1000 / codePeriod) + away);

  const enterPassword = async (page: Page): Promise<void> => {
    await page.goto("/ui/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  };
  const logOut = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/ui/login");
  };
  const isIn = (page: Page) => page.getByRole("heading", { name: "Hello Adam" }).waitFor();

  it("should be set up by keyboard, ask for a code or a recovery code, remember a browser, be required of everybody, and be switched off", async () => {
    const page = await app.page({ as: email });
    await page.goto("/ui/settings/profile");
    await page.getByRole("button", { name: "Set up two-step sign-in" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
    await dialog.getByLabel("Password", { exact: true }).waitFor();
    await typeText(page, demoPassword);
    await page.keyboard.press("Enter");
    await dialog.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
    const secret = (await dialog.getByLabel("Key").innerText()).replaceAll(" ", "");
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel("Enter the code from the app").waitFor();
    await typeText(page, codeOf(secret));
    await page.keyboard.press("Enter");
    const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect.poll(() => codes.count()).toBe(10);
    const [first = ""] = await codes.allInnerTexts();
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("cygnet-recovery-codes.txt");
    await dialog.getByRole("button", { name: "I have saved the codes" }).click();
    await page.getByText("10 codes left").waitFor();
    expect(await axe(page)).toEqual([]);

    await page.goto("/ui/");
    await logOut(page);
    await enterPassword(page);
    expect(await axe(page)).toEqual([]);
    await typeText(page, "000000");
    await page.keyboard.press("Enter");
    await page.getByText("This code is not right.", { exact: false }).waitFor();
    await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, 1));
    await page.keyboard.press("Enter");
    await isIn(page);

    await logOut(page);
    await enterPassword(page);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(first.toLowerCase());
    await page.getByText("Remember this browser for 30 days").click();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await isIn(page);

    await logOut(page);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await isIn(page);

    await page.goto("/ui/settings/profile");
    await page.getByText("9 codes left").waitFor();
    await page.getByRole("switch", { name: /Require two-step sign-in/ }).click({ force: true });
    await page.getByText("Two-step sign-in is required from the next login on").waitFor();
    await page.getByText("requires two-step sign-in.").waitFor();

    const member = await app.page({ as: "uma@harbor.example", width: 320, dark: true });
    await member.goto("/ui/contacts?search=ann");
    await member.waitForURL(/\/ui\/two-step\?next=/);
    await member.getByLabel("Password", { exact: true }).waitFor();
    await typeText(member, demoPassword);
    await member.keyboard.press("Enter");
    const theirs = (await member.getByLabel("Key").innerText()).replaceAll(" ", "");
    expect(await axe(member)).toEqual([]);
    expect(await member.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false);
    await member.getByLabel("Enter the code from the app").fill(codeOf(theirs));
    await member.keyboard.press("Enter");
    await member.getByRole("button", { name: "I have saved the codes" }).click();
    await member.waitForURL("**/ui/contacts?search=ann");

    await page.getByRole("switch", { name: /Require two-step sign-in/ }).click({ force: true });
    await page.getByRole("button", { name: "Turn off" }).click();
    const off = page.getByRole("dialog", { name: "Turn off two-step sign-in?" });
    await off.getByLabel("Password", { exact: true }).fill(demoPassword);
    await off.getByLabel("Code", { exact: true }).fill(first);
    await off.getByRole("button", { name: "Turn off" }).click();
    await off.getByText("This code is not right.", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Forget/ }).click();
    await page.getByText("No remembered browsers.").waitFor();
  });
});
