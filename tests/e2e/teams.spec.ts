import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Team } from "../../core/teams/team.model.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusOn, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of 422 .*\/api\/teams\)/));

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

  it("should choose without barriers in every look", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/help");
    await button(page, "All teams").click();
    await page.getByRole("dialog", { name: "Select Team" }).getByText("Partner training").waitFor();
    await expectLooks(page);
    await page.context().close();
  });

  it("should have their numbers changed and removed by the update of a team, with Undo [A7.15 B2.22]", async () => {
    const page = await app.page({ as: "adam@harbor.example", width: 390 });
    const bodies: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT" && /\/api\/teams\/\d+$/.test(new URL(request.url()).pathname)) bodies.push(request.postData());
    });
    const phoneOf = async (label: string): Promise<string | null | undefined> => {
      const all: unknown = await (await page.request.get("/api/teams")).json();
      return Teams.is(all) ? all.find((team) => team.label === label)?.twilio_phone : undefined;
    };
    await page.goto("/ui/settings/teams");
    await page.getByRole("link", { name: "Sales academy" }).click();
    await page.getByRole("button", { name: "Edit number: (212) 555-0161" }).click();
    const input = page.getByLabel("Number", { exact: true });
    await input.fill("12");
    await input.press("Enter");
    await page.getByText("Enter a phone number, such as (212) 555-1234").waitFor();
    expect(bodies).toEqual([]);
    expect(await input.inputValue()).toBe("12");
    await input.fill("(212) 555-0199");
    await input.press("Enter");
    await page.getByText("Sales academy now texts from (212) 555-0199").waitFor();
    expect(bodies.map((body) => Object(JSON.parse(body ?? "{}")).twilio_phone)).toEqual(["+12125550199"]);
    await expect.poll(() => phoneOf("Sales academy")).toBe("+12125550199");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove the number" }).click();
    await page.getByText("Removed the number of Sales academy").waitFor();
    await expect.poll(() => phoneOf("Sales academy")).toBeNull();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => phoneOf("Sales academy")).toBe("+12125550199");
    await page.getByRole("button", { name: "Get a number" }).click();
    await page.getByRole("dialog", { name: "Setup Text Messaging" }).waitFor();
    await page.context().close();
  });

  it("should be made, filled, deleted and undone by keyboard on a phone [A3.06 A7.17 B7.19]", async () => {
    const page = await app.page({ as: "olivia@harbor.example", width: 390 });
    await page.goto("/ui/settings/teams");
    await page.getByRole("grid", { name: "Teams" }).waitFor();
    await page.getByRole("button", { name: "New team" }).press("Enter");
    const making = page.getByRole("dialog", { name: "New team" });
    await focusOn(making.getByRole("textbox", { name: "Name" }));
    await typeText(page, "PARTNER training");
    await page.keyboard.press("Enter");
    await making.getByText("Another team has this name.").waitFor();
    await making.getByRole("textbox", { name: "Name" }).press("ControlOrMeta+a");
    await typeText(page, "Night shift");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Night shift" }).waitFor();

    const member = page.getByRole("combobox", { name: /Add a member/ });
    await member.focus();
    await typeText(page, "Uma");
    await page.getByRole("option", { name: "Uma Ueda" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const members = page.getByRole("list", { name: "Members of Night shift" });
    await members.getByRole("link", { name: "Uma Ueda" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await members.getByRole("button", { name: "Remove Uma Ueda" }).press("Enter");
    await page.getByText("Nobody is in this team yet.").waitFor();
    await page.getByText("Uma Ueda is no longer in Night shift").waitFor();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await members.getByRole("link", { name: "Uma Ueda" }).waitFor();

    await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
    const deleting = page.getByRole("dialog", { name: "Delete Night shift" });
    await deleting.getByText(/The team has no contacts/).waitFor();
    expect(await axe(page)).toEqual([]);
    await deleting.getByRole("button", { name: "Delete team" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: /^Teams/ }).waitFor();
    await page
      .getByRole("grid", { name: "Teams" })
      .getByRole("row", { name: /Partner training/ })
      .waitFor();
    expect(await page.getByRole("link", { name: "Night shift" }).count()).toBe(0);
    await page.getByText("Deleting the team Night shift: done").waitFor();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await page.getByRole("link", { name: "Night shift" }).press("Enter");
    await members.getByRole("link", { name: "Uma Ueda" }).waitFor();
    await page.context().close();
  });
});
