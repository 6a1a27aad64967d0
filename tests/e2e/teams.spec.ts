import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Team } from "../../core/teams/team.model.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const Teams = t.readonlyArray(Team);
const button = (page: Page, team: string) => page.getByRole("button", { name: `Team: ${team}` });

describe("Teams in the browser", () => {
  it("should be switched by mouse, hold after a reload, and be known to the server [A4.13, A6.07, A7.17]", async () => {
    const page = await app.page({ as: "adam@harbor.example" });
    await page.goto("/ui/contacts");
    await button(page, "All teams").click();
    const dialog = page.getByRole("dialog", { name: "Select Team" });
    await dialog.getByText("Sales academy").click();
    await dialog.getByRole("button", { name: "Select", exact: true }).click();
    await button(page, "Sales academy").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await page.reload();
    await button(page, "Sales academy").waitFor();
    expect(await (await page.request.get("/api/users/current")).json()).toMatchObject({ twilio_phone: "+12125550161" });
    await page.context().close();
  });

  it("should be switched by keyboard alone, with the focus back where it was", async () => {
    const page = await app.page({ as: "uma@harbor.example" });
    await page.goto("/ui/help");
    await button(page, "Customer success").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Select Team" });
    await dialog.getByRole("radio", { name: "Customer success" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await button(page, "Partner training").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Team: Partner training");
    await page.context().close();
  });

  it("should be switched by the address, which then says no more of it, and refuse teams that one is not in [A2.16]", async () => {
    const page = await app.page({ as: "uma@harbor.example" });
    await page.goto("/ui/contacts");
    const mine: unknown = await (await page.request.get("/api/teams")).json();
    if (!Teams.is(mine)) throw new Error("These are no teams.");
    const first = mine.find(({ label }) => label === "Customer success")?.id ?? 0;
    await page.goto(`/ui/contacts?team_id=${first}&sort=-name`);
    await button(page, "Customer success").waitFor();
    await page.waitForURL((url) => url.search === "?sort=-name");
    await page.goto("/ui/contacts?team_id=999999");
    await page.getByText("Team not found.").waitFor();
    await page.waitForURL((url) => url.search === "");
    await button(page, "Customer success").waitFor();
    await page.context().close();
  });

  it("should only name the team of a guest, who is in one", async () => {
    const page = await app.page({ as: "gus@harbor.example" });
    await page.goto("/ui/");
    await page.getByRole("img", { name: "Team: Customer success" }).waitFor();
    expect(await button(page, "Customer success").count()).toBe(0);
    await page.context().close();
  });

  it.each([
    { width: 390, dark: false },
    { width: 390, dark: true },
    { width: 1280, dark: true },
  ])("should choose without barriers at $width px, dark $dark", async (look) => {
    const page = await app.page({ as: "olivia@harbor.example", ...look });
    await page.goto("/ui/help");
    if (look.width < 980) await page.getByRole("button", { name: "Open menu" }).click();
    await button(page, "All teams").click();
    await page.getByRole("dialog", { name: "Select Team" }).getByText("Partner training").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});
