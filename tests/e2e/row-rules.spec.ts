import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ContactPage } from "../../core/contacts/contact.model.ts";
import { type App, openApp } from "./app.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("The row rule of a user", () => {
  it("should show what it takes before it is saved, and be in force in the user's open session", async () => {
    const uma = await app.page({ as: "uma@harbor.example" });
    const count = async (): Promise<number> => {
      const body: unknown = await (await uma.request.get("/api/contacts")).json();
      return ContactPage.is(body) ? body.count : -1;
    };
    const before = await count();
    const page = await app.page({ as: "olivia@harbor.example", width: 1280 });
    await page.goto("/ui/settings/users/3");
    await page.getByRole("radio", { name: /Contacts assigned to them/ }).check();
    const impact = page.getByRole("row", { name: /Contacts/ });
    await impact.waitFor();
    const loses = Number((await impact.getByRole("cell").nth(1).innerText()).replace(/\D/g, ""));
    expect(loses).toBeGreaterThan(0);
    if (process.env["SHOTS"] !== undefined) {
      await page.screenshot({ path: `${process.env["SHOTS"]}/user-wide.png`, fullPage: true });
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.screenshot({ path: `${process.env["SHOTS"]}/user-narrow.png`, fullPage: true });
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await expect.poll(count, { timeout: 5_000 }).toBe(before - loses);
    await page.context().close();
    await uma.context().close();
  });
});
