import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn, tabTo, typeText } from "./keys.ts";
import { expectLooks, wear } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/403 \(Forbidden\)/));

const owner = "olivia@harbor.example";
const matrix = "/ui/settings/permissions";

describe("A permission that is taken away", () => {
  it("should lead home from a page that is open, with the reason and what was typed, and come back by Undo [B2.30]", async () => {
    const uma = await app.page({ as: "uma@harbor.example" });
    await uma.goto("/ui/contacts/create");
    await uma.getByRole("textbox", { name: /First name/ }).fill("Rosalind");
    const olivia = await app.page({ as: owner });
    await olivia.goto(matrix);
    const cell = olivia.getByRole("checkbox", { name: "See contacts, Uma Ueda" });
    await cell.focus();
    await olivia.keyboard.press("Space");
    await olivia.getByRole("alertdialog").getByRole("rowheader", { name: "Contacts" }).waitFor();
    await olivia.getByRole("button", { name: "Change anyway" }).click();
    await olivia.getByText("Uma Ueda no longer has: See contacts, Add contacts").waitFor();
    await uma.waitForURL(/\/ui\/$/);
    await uma.getByText(/You do not have access to that page. It needs the permission “contacts”/).waitFor();
    await uma.getByRole("button", { name: "Copy what you typed" }).waitFor();
    expect(await uma.getByRole("link", { name: "Contacts", exact: true }).count()).toBe(0);

    await olivia.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => cell.getAttribute("aria-checked")).toBe("true");
    await uma.getByRole("link", { name: "Contacts", exact: true }).first().waitFor();
    await uma.context().close();
    await olivia.context().close();
  });
});

describe("A record that somebody does not see", () => {
  it("should offer to request access, which an administrator grants from the request by one press", async () => {
    const [uma, olivia] = [await app.page({ as: "uma@harbor.example" }), await app.page({ as: owner })];
    await olivia.goto("/ui/files");
    await olivia.getByRole("button", { name: "New folder" }).first().click();
    await olivia.getByRole("dialog").getByRole("textbox").fill("Tide tables");
    await olivia
      .getByRole("dialog")
      .getByRole("button", { name: /create/i })
      .click();
    await olivia.getByRole("link", { name: "Tide tables" }).first().click();
    await olivia.waitForURL(/\/files\/folders\/\d+/);
    const place = new URL(olivia.url()).pathname;
    await uma.goto(place);
    const asks = uma.getByRole("button", { name: "Ask for access" });
    await asks.waitFor();
    await expectLooks(uma);
    await asks.click();
    await uma.getByText(/Your administrators are asked for access to “Folder of files \d+”/).waitFor();
    await asks.waitFor({ state: "detached" });
    await olivia.goto(`/ui/settings/users/3/permissions/trace?record=file_folder:${place.replace(/\D/g, "")}`);
    await olivia.getByText("Uma Ueda cannot open “Tide tables”.").waitFor();
    await expectLooks(olivia);
    await olivia
      .getByRole("button", { name: /^Share it with/ })
      .first()
      .click();
    await olivia.getByText("Uma Ueda can open “Tide tables”.").waitFor();
    await uma.goto(place);
    await uma.getByRole("heading", { name: "Tide tables" }).waitFor();
    await uma.context().close();
    await olivia.context().close();
  });
});

describe("A page that somebody may not open", () => {
  it("should offer to request access to the page, which an administrator grants from the request by one press", async () => {
    const uma = await app.page({ as: "uma@harbor.example" });
    await uma.goto("/ui/contacts/import");
    await uma.getByRole("button", { name: "Ask for access" }).click();
    await uma.getByText("Your administrators are asked for access to “Import contacts”.").waitFor();
    const olivia = await app.page({ as: owner });
    await olivia.goto("/ui/tasks");
    await olivia.getByText("Access to “Import contacts” for Uma Ueda").first().waitFor();
    await olivia.goto("/ui/settings/users/3/permissions/trace?page=%2Fcontacts%2Fimport");
    await olivia.getByText("Uma Ueda cannot open “Import contacts”.").waitFor();
    await olivia.getByRole("button", { name: "Grant “Import contacts”" }).click();
    await olivia.getByText("Uma Ueda can open “Import contacts”.").waitFor();
    await expectLooks(olivia);
    await uma.goto("/ui/contacts/import");
    await uma.getByRole("heading", { name: "Import contacts" }).waitFor();
    await uma.context().close();
    await olivia.context().close();
  });
});

describe("Why a user does not see a contact", () => {
  it("should be read from the pasted address of the contact, down to the row rule, and a permission be granted until a day", async () => {
    const olivia = await app.page({ as: owner });
    await olivia.goto(matrix);
    const rita = (await olivia.getByRole("link", { name: "Rita Rowe" }).getAttribute("href")) ?? "";
    const user = /users\/(\d+)/.exec(rita)?.[1] ?? "";
    let hidden = 0;
    for (let id = 1; id <= 60 && hidden === 0; id += 1) {
      const told: unknown = await (await olivia.request.get(`/api/users/${user}/access?record=contact:${id}`)).json();
      if (Reflect.get(Object(told), "is_open") === false) hidden = id;
    }
    await olivia.goto(`/ui/settings/users/${user}/permissions/trace`);
    await olivia
      .getByLabel("Or paste the address of a page or record")
      .fill(`${new URL(olivia.url()).origin}/ui/contacts/${hidden}?tab=notes`);
    await olivia.getByRole("button", { name: "Show", exact: true }).click();
    await olivia.getByText(/The user sees contacts of their own teams and those in no team\./).waitFor();
    await olivia.getByRole("link", { name: "Change which contacts they see" }).waitFor();
    await expectLooks(olivia);

    await olivia.goto(`/ui/settings/users/${user}/permissions/trace?page=/contacts/import`);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await olivia.getByLabel("Until (optional)").fill(soon);
    await olivia.getByRole("button", { name: /^Grant “Import contacts” until/ }).click();
    await olivia.getByText("Rita Rowe can open “Import contacts”.").waitFor();
    await olivia.goto(`/ui/settings/users/${user}/permissions/flags`);
    await olivia
      .getByText(/Until .*20\d\d\./)
      .first()
      .waitFor();
    await olivia.context().close();
  });
});

describe("A preset", () => {
  it("should be made by keyboard, followed, and change its follower with it until that is undone", async () => {
    const page = await app.page({ as: owner });
    await page.goto(matrix);
    await page.getByRole("checkbox", { name: "Reports, Edgar Evans" }).waitFor();
    await tabTo(page, /^Add a preset/);
    await page.keyboard.press("Enter");
    await focusOn(page.getByRole("textbox", { name: "Name" }));
    await typeText(page, "Author");
    await tabTo(page, /^Save/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Edit Author" }).waitFor();

    await page.getByRole("link", { name: "Edgar Evans" }).click();
    await page.getByRole("button", { name: /Preset/ }).click();
    await page.getByRole("option", { name: "Author" }).click();
    await page.getByText("Edgar Evans follows “Author”").waitFor();
    await page.getByRole("link", { name: "All permissions" }).click();
    await page.getByText("Member · Author").waitFor();

    const reports = page.getByRole("checkbox", { name: "Reports, Edgar Evans" });
    expect(await reports.getAttribute("aria-checked")).toBe("true");
    await page.getByRole("button", { name: "Edit Author" }).click();
    await page.getByText("Saving changes 1 follower too.").waitFor();
    await page
      .getByRole("dialog")
      .getByRole("checkbox", { name: /^Reports/ })
      .press("Space");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => reports.getAttribute("aria-checked")).toBe("false");
    await page.getByText("“Author” and 1 follower are changed").waitFor();
    await page.getByRole("listitem").filter({ hasText: "are changed" }).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => reports.getAttribute("aria-checked")).toBe("true");
    await page.context().close();
  });
});

describe("The pages of permissions", () => {
  it("should be those of everybody and of each user, with teams, and fit every window; on a phone one user is shown at a time, and an unknown tab leads to the permissions [C6.04]", async () => {
    const page = await app.page({ as: owner });
    await page.goto(matrix);
    await page.getByRole("grid", { name: "Permissions of users" }).waitFor();
    await expectLooks(page);
    await wear(page, { width: 390, dark: false });
    await page.getByRole("switch", { name: /^See contacts/ }).waitFor();
    expect(await page.getByRole("grid").count()).toBe(0);
    await page.goto("/ui/settings/users/4/permissions");
    await page.getByRole("tab", { name: "Teams" }).click();
    await page.getByRole("group", { name: "Teams" }).getByRole("switch").first().waitFor();
    await page.getByRole("tab", { name: "Fields" }).click();
    await page.getByRole("list", { name: "Fields of contacts" }).waitFor();
    await expectLooks(page);
    await page.goto("/ui/settings/users/4/permissions/nothing");
    await page.waitForURL(/\/ui\/settings\/users\/4\/permissions\/flags$/);
    await page.getByRole("switch", { name: /^Settings/ }).waitFor();
    await page.context().close();
  });
});
