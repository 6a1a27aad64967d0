import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Contact } from "../../core/contacts/contact.model.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusOn, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: (net::ERR_INTERNET_DISCONNECTED|the server responded with a status of (404|409))/));

const uma = "uma@harbor.example";
const signedIn = (options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => app.page({ ...options, as: uma });

const Token = t.type({ csrf_token: t.string });

/** Calls the server as the page's person would. */
const api = async (
  page: Page,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  if (!Token.is(me)) throw new Error("Nobody is signed in.");
  const answer = await page.request.fetch(path, {
    method,
    headers: { "x-csrf-token": me.csrf_token },
    ...(data === undefined ? {} : { data }),
  });
  return answer.json();
};
const contactOf = (u: unknown): Contact => {
  if (!Contact.is(u)) throw new Error(`No contact: ${JSON.stringify(u)}`);
  return u;
};
const made = async (page: Page, values: Readonly<Record<string, unknown>>): Promise<Contact> =>
  contactOf(await api(page, "POST", "/api/contacts", values));
const stored = async (page: Page, { con_id }: Contact): Promise<Contact> => contactOf(await api(page, "GET", `/api/contacts/${con_id}`));

const field = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^(Edit ${name}: |Add ${name}$)`, "i") });
const rewrite = async (page: Page, name: string, text: string): Promise<void> => {
  await field(page, name).click();
  await typeText(page, text);
  await page.keyboard.press("Enter");
};
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

describe("Contacts in the browser", () => {
  it("should be searched, sorted, paged and looked at in ways that the address keeps", async () => {
    const page = await signedIn();
    await page.goto("/ui/contacts");
    await page.getByRole("heading", { name: /^Contacts 1\d\d$/ }).waitFor();
    await page.getByRole("button", { name: "Next page" }).click();
    await page.waitForURL(/page=2/);
    await page.getByText("26–50 of").waitFor();
    await page.locator('[role="grid"][aria-busy="false"]').waitFor();
    const second = await page.getByRole("grid").getByRole("link").first().textContent();
    await page.reload();
    await page.getByText("26–50 of").waitFor();
    await page.locator('[role="grid"][aria-busy="false"]').waitFor();
    await expect.poll(() => page.getByRole("grid").getByRole("link").first().textContent()).toBe(second);
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await page.waitForURL(/sort=-name/);
    expect(page.url()).not.toContain("page=");
    await made(page, { first_name: "Quentin", last_name: "Searchable", email: ["quentin@search.example"] });
    await page.getByRole("searchbox").fill("search.exa");
    await page.waitForURL(/search=search\.exa/);
    await page.getByRole("link", { name: "Quentin Searchable" }).click();
    await page.getByRole("heading", { name: "Quentin Searchable" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Quentin Searchable" }).waitFor();
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("search.exa");
    await page.getByRole("button", { name: "Cards" }).click();
    await page.waitForURL(/view=grid/);
    await page.goto("/ui/contacts");
    await page.locator("[data-line]").first().waitFor();
    await page.getByRole("button", { name: "List", exact: true }).click();
    await page.locator("tr[data-index]").first().waitFor();
    await page.context().close();
  });

  it("should say when nothing matches, and when there is no such contact", async () => {
    const page = await signedIn();
    await page.goto("/ui/contacts?search=nobody-is-called-this");
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("grid").getByRole("link").first().waitFor();
    for (const id of ["99999999", "abc"]) {
      await page.goto(`/ui/contacts/${id}`);
      await page.getByRole("heading", { name: "Not found" }).waitFor();
    }
    await page.context().close();
  });

  it("should be made, opened and edited by keyboard alone [A4.14]", async () => {
    const page = await signedIn();
    await page.goto("/ui/contacts");
    await page.getByRole("grid").getByRole("link").first().waitFor();
    await page.keyboard.press("n");
    await focusOn(page.getByLabel("First name"));
    await typeText(page, "Kay");
    await page.keyboard.press("Tab");
    await typeText(page, "Boardman");
    await page.keyboard.press("Tab");
    await typeText(page, "kay@keys.example");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Created Kay Boardman" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Kay Boardman", exact: true }).waitFor();
    await field(page, "First name").focus();
    await page.keyboard.press("Enter");
    await typeText(page, "Kit");
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Kay Boardman" }).waitFor();
    await page.keyboard.press("Enter");
    await typeText(page, "Kim");
    await page.keyboard.press("Enter");
    await page.getByText("Saved").first().waitFor();
    await page.getByRole("heading", { name: "Kim Boardman" }).waitFor();
    await page.goto("/ui/contacts");
    await page.getByRole("grid").getByRole("link").first().waitFor();
    await page.keyboard.press("/");
    await focusOn(page.getByRole("searchbox"));
    await typeText(page, "keys.example");
    await row(page, "Kim Boardman").waitFor();
    await page.waitForURL(/keys\.example/);
    await expect.poll(() => page.locator('tr[data-there="true"]').count()).toBe(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Kim Boardman" }).waitFor();
    await page.context().close();
  });

  it("should be blocked while somebody has the email, and lead there [A5.14]", async () => {
    const page = await signedIn();
    const held = await made(page, { first_name: "Taken", last_name: "Already", email: ["taken@dup.example"] });
    await page.goto("/ui/contacts/create?search=Tess+Two");
    await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("Two");
    await page.getByLabel("Email").fill("TAKEN@dup.example");
    await page.getByRole("heading", { name: "Already exists" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Create contact" }).isDisabled()).toBe(true);
    await page.getByRole("link", { name: "Open Contact Taken Already" }).click();
    await page.waitForURL(new RegExp(`/contacts/${held.con_id}$`));
    await page.goBack();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Tess");
    await page.getByLabel("Email").fill("tess@dup.example");
    await page.getByRole("heading", { name: "Already exists" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Create contact" }).click();
    await page.getByRole("button", { name: "Add Another Contact" }).click();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("");
    await page.context().close();
  });

  it("should keep what is typed while offline, through a reload, and save it once", async () => {
    const page = await signedIn();
    const contact = await made(page, { first_name: "Offline", last_name: "Person" });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await page.getByRole("heading", { name: "Offline Person" }).waitFor();
    // Playwright's offline fails what the browser has in its cache, too: a part that was fetched but not yet imported would be lost.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await rewrite(page, "Last name", "Edited");
    await page.getByText("Offline: saves when you are back").first().waitFor();
    await page.getByRole("heading", { name: "Offline Edited" }).waitFor();
    await page.context().setOffline(false);
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await expect.poll(() => stored(page, contact)).toMatchObject({ last_name: "Edited", version: 2 });

    await page.context().setOffline(true);
    await rewrite(page, "First name", "Reloaded");
    await page.getByText("Offline: saves when you are back").first().waitFor();
    await page.close();
    await page.context().setOffline(false);
    const again = await app.page({ context: page.context() });
    await again.goto(`/ui/contacts/${contact.con_id}`);
    await again.getByRole("heading", { name: "Reloaded Edited" }).waitFor();
    await again.getByText("Saved", { exact: true }).first().waitFor();
    await expect.poll(() => stored(again, contact)).toMatchObject({ first_name: "Reloaded", version: 3 });
    await again.context().close();
  });

  it("should show both values when two people change one field, and save the one that is chosen", async () => {
    const page = await signedIn();
    const contact = await made(page, { first_name: "Two", last_name: "Writers" });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await page.getByRole("heading", { name: "Two Writers" }).waitFor();
    await api(page, "PUT", `/api/contacts/${contact.con_id}`, { version: 1, last_name: "Theirs" });
    await rewrite(page, "Last name", "Mine");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("cell", { name: "Theirs" }).waitFor();
    await dialog.getByRole("cell", { name: "Mine" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await page.getByRole("heading", { name: "Two Mine" }).waitFor();
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await expect.poll(() => stored(page, contact)).toMatchObject({ last_name: "Mine", version: 3 });
    await page.context().close();
  });

  it("should say what is wrong with an email and keep it until it is mended", async () => {
    const page = await signedIn();
    const contact = await made(page, { first_name: "Wrong", last_name: "Address", email: ["right@mend.example"] });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await rewrite(page, "Email", "not an address");
    await page.getByText("Email is invalid").waitFor();
    await page.getByRole("textbox", { name: "Email", exact: true }).fill("mended@mend.example");
    await page.keyboard.press("Enter");
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await expect.poll(() => stored(page, contact)).toMatchObject({ email: ["mended@mend.example"], version: 2 });
    await page.context().close();
  });

  it("should be archived and brought back, from the list and from the record, and undone [B4.05]", async () => {
    const page = await signedIn();
    const contact = await made(page, { first_name: "Archie", last_name: "Vable" });
    await page.goto("/ui/contacts?search=archie+vable");
    await row(page, "Archie Vable").getByRole("checkbox").click();
    await page.getByRole("button", { name: "Archive" }).click();
    await page.getByText("Archived Archie Vable").waitFor();
    await page.getByRole("link", { name: "Archie Vable" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Archie Vable" }).click();
    await page.getByRole("button", { name: "Archive" }).click();
    await page.getByText("This contact is archived").waitFor();
    await page.goto("/ui/contacts/archived?search=archie+vable");
    await row(page, "Archie Vable").getByRole("checkbox").click();
    await page.getByRole("button", { name: "Unarchive" }).click();
    await page.getByText("Unarchived Archie Vable").waitFor();
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    await expect.poll(() => stored(page, contact)).toMatchObject({ archived: false });
    await page.context().close();
  });

  it("should remember which sections are open; at first the default one is [A9.26]", async () => {
    const page = await signedIn();
    const contact = await made(page, { first_name: "Section", last_name: "Ed" });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    const [main, about] = ["Contact details", "System"].map((name) => page.getByRole("button", { name }));
    if (main === undefined || about === undefined) throw new Error("There are no sections.");
    const open = async () => [await main.getAttribute("aria-expanded"), await about.getAttribute("aria-expanded")];
    await main.waitFor();
    await expect.poll(open).toEqual(["true", "false"]);
    await main.click();
    await about.click();
    await page.reload();
    await main.waitFor();
    await expect.poll(open).toEqual(["false", "true"]);
    await page.context().close();
  });

  const screens = [
    { path: "/ui/contacts?view=grid", ready: (page: Page) => page.locator('[data-line] [data-there="true"]').first() },
    { path: "/ui/contacts?search=nobody-is-called-this", ready: (page: Page) => page.getByRole("heading", { name: "Nothing matches" }) },
  ];

  it("should have no accessibility violations as cards and where nothing matches, and never be wider than the window, in every look", async () => {
    const page = await signedIn();
    for (const { path, ready } of screens) {
      await page.goto(path);
      await ready(page).waitFor();
      await expectLooks(page);
    }
    await page.context().close();
  });
});
