import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { typeText } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of 422/));

describe("Profile and settings in the browser", () => {
  it("should change the name by keyboard, and show it everywhere", async () => {
    const page = await app.page({ as: "uma@harbor.example" });
    await page.goto("/ui/profile");
    await page.getByLabel("First name").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await typeText(page, "Ursula");
    await page.getByRole("region", { name: "You have unsaved changes" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("Profile saved").waitFor();
    await page.getByText("Ursula Ueda").first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ursula");
    await page.context().close();
  });

  it("should change the password, refuse a wrong one, and make a token that works for a script", async () => {
    const page = await app.page({ as: "adam@harbor.example" });
    await page.goto("/ui/settings");
    await page.getByRole("button", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    const fill = async (current: string): Promise<void> => {
      await page.getByLabel("Current password", { exact: true }).fill(current);
      await page.getByLabel("New password", { exact: true }).fill("Battery-staple-2");
      await dialog.getByRole("button", { name: "Change password" }).click();
    };
    await fill("wrong");
    await page.getByText("This is not your password.").waitFor();
    await fill(demoPassword);
    await page.getByText(/^Password changed/).waitFor();
    await page.getByLabel("Token name").fill("nightly");
    await page.getByRole("button", { name: "Create token" }).click();
    const [, key = "", token = ""] =
      /X-App-Key: (\S+)\s*X-Token: (\S+)/.exec(
        (await page.getByLabel("Token", { exact: true }).textContent())?.replace("X-Token", " X-Token") ?? "",
      ) ?? [];
    const answer = await fetch(`${app.origin}/api/users/current`, { headers: { "x-app-key": key, "x-token": token } });
    expect(await answer.json()).toMatchObject({ email: "adam@harbor.example" });
    await page.getByRole("button", { name: "Revoke nightly" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByText("No tokens yet.").waitFor();
    await page.context().close();
  });

  it("should give the organisation its colours, worn before the first paint, readable however they are chosen [A3.17]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/settings/theme");
    await page.getByLabel("Primary colour", { exact: true }).fill("#ffee00");
    await page.getByText(/^Shown as #/).waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Theme saved").waitFor();
    const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--color-primary"));
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue("--color-primary") !== "");
    const worn = await primary();
    expect(worn).toMatch(/^#[0-9a-f]{6}$/);
    expect(await axe(page)).toEqual([]);
    await page.route(/\/api\//, () => undefined);
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("html")?.dataset["skin"] !== undefined);
    expect(await primary()).toBe(worn);
    await page.context().close();
    const learner = await app.page({ as: "lena@harbor.example", width: 390 });
    await learner.goto("/portal/harbor/home");
    await learner.waitForFunction((colour) => document.documentElement.style.getPropertyValue("--color-primary") === colour, worn);
    expect(await axe(learner)).toEqual([]);
    await learner.context().close();
  });

  it("should say that the theme is for administrators", async () => {
    const page = await app.page({ as: "uma@harbor.example" });
    await page.goto("/ui/settings/theme");
    await page.getByRole("heading", { name: "You do not have access to this" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Settings pages" }).getByRole("link", { name: "Theme" }).count()).toBe(0);
    await page.context().close();
  });

  it("should ask for notifications by a click alone, explain a refusal once, and keep the sound's switch [A8.20]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.addInitScript(() => {
      let permission = "default";
      const refusing = {
        get permission(): string {
          return permission;
        },
        requestPermission: (): Promise<string> => {
          permission = "denied";
          return Promise.resolve(permission);
        },
      };
      Object.defineProperty(window, "Notification", { value: refusing });
    });
    await page.goto("/ui/profile");
    await page.getByText("Off. Your browser asks for permission when you turn them on.").waitFor();
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("dialog", { name: "Notifications are blocked" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(/^Blocked by your browser/).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByText(/^Blocked by your browser/).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.locator("label", { hasText: "Sound" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Turn on" }).waitFor();
    await expect.poll(() => page.getByRole("switch", { name: /^Sound/ }).isChecked()).toBe(false);
    await page.context().close();
  });
});
