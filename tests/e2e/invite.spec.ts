import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { tabTo, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("Inviting a colleague", () => {
  it("should give a link with which the person chooses a password and signs in", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/settings/users");
    await page.getByRole("button", { name: "Grid", exact: true }).click();
    await page.getByRole("list", { name: "Users" }).getByRole("link", { name: "Nadia Novak" }).waitFor();
    await expectLooks(page);
    await page.reload();
    await page.getByRole("list", { name: "Users" }).waitFor();
    await page.getByRole("button", { name: "List", exact: true }).click();
    await page.getByRole("grid", { name: "Users" }).waitFor();
    await page.getByRole("link", { name: "Invite", exact: true }).click();
    await page.getByRole("textbox", { name: /Email addresses/ }).fill("nia.north@harbor.example");
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/users/invitations"));
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const link = /\/ui\/invite#token=[\w-]+/.exec(await (await answered).text())?.[0] ?? "";
    await page.getByRole("button", { name: "Copy link of nia.north@harbor.example" }).waitFor();

    const guest = await app.page();
    await guest.goto(link);
    await guest.getByRole("heading", { level: 1, name: /^Join / }).waitFor();
    expect(await guest.getByRole("textbox", { name: /First name/ }).inputValue()).toBe("Nia");
    await expectLooks(guest);
    await guest.getByLabel(/^Password/).focus();
    await typeText(guest, "Northern-light-7");
    await tabTo(guest, /^Accept and sign in/);
    await guest.keyboard.press("Enter");
    await guest.getByRole("heading", { level: 1 }).waitFor();
    await guest.waitForURL(/\/ui\/$/);

    await page.getByRole("link", { name: "Go to the users" }).click();
    await page
      .getByRole("row", { name: /Nia North/ })
      .getByText("Active")
      .waitFor();
    await page.getByRole("link", { name: "Nia North" }).first().click();
    await page.getByRole("tab", { name: "What they changed" }).click();
    await page.getByRole("list", { name: "Entries" }).getByText("Nia North").first().waitFor();
    await expectLooks(page);
  });
});
