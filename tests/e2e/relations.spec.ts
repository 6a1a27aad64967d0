import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Contact } from "../../core/contacts/contact.model.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, focusInLayer, focusOn, searchFor, typeText } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: the server responded with a status of (409|422)/));

const adam = "adam@harbor.example";
const signedIn = (options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => app.page({ as: adam, ...options });

/** Calls the server as the page's person would. */
const api = async (
  page: Page,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  const answer = await page.request.fetch(path, {
    method,
    headers: { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) },
    ...(data === undefined ? {} : { data }),
  });
  return answer.json();
};
const contactOf = (u: unknown): Contact => {
  if (!Contact.is(u)) throw new Error(`No contact: ${JSON.stringify(u)}`);
  return u;
};
const made = async (page: Page, first_name: string, last_name: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Contact> =>
  contactOf(await api(page, "POST", "/api/contacts", { first_name, last_name, fields }));
const stored = async (page: Page, { con_id }: Contact): Promise<Contact> => contactOf(await api(page, "GET", `/api/contacts/${con_id}`));

const person = (page: Page, name: string) => page.getByRole("treeitem").filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) => page.getByRole("region", { name: "Notifications" }).getByText(text);
const undo = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" });
const picker = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const column = (page: Page, title: string) => page.getByRole("list", { name: title, exact: true });

/** Somebody over two, one of whom is over a third. */
const family = async (page: Page, name: string) => {
  const top = await made(page, "Top", name);
  const left = await made(page, "Left", name, { recruited_by: [top.con_id] });
  const right = await made(page, "Right", name, { recruited_by: [top.con_id] });
  const leaf = await made(page, "Leaf", name, { recruited_by: [left.con_id] });
  return { top, left, right, leaf };
};

describe("Relationships in the browser", () => {
  it("should draw one person's tree, move somebody by menu and by dragging, take it back, and refuse a loop [G22]", async () => {
    const page = await signedIn();
    const { top, left, right, leaf } = await family(page, "Mouse");
    await page.goto(`/ui/contacts/${top.con_id}`);
    await page.getByRole("button", { name: "More actions for Top Mouse" }).click();
    await page.getByRole("menuitem", { name: "Show in relationships" }).click();
    await page.waitForURL(new RegExp(`root=${top.con_id}`));
    await person(page, "Leaf Mouse").waitFor();
    await expect.poll(() => person(page, "Leaf Mouse").getAttribute("aria-level")).toBe("3");
    await person(page, "Top Mouse").getByText("3 total").waitFor();
    await person(page, "Leaf Mouse").dragTo(person(page, "Right Mouse"));
    await toast(page, "Moved Leaf Mouse under Right Mouse").waitFor();
    await expect.poll(async () => (await stored(page, leaf)).fields).toMatchObject({ recruited_by: [right.con_id] });
    await undo(page).click();
    await toast(page, "Undid the move of Leaf Mouse").waitFor();
    await expect.poll(async () => (await stored(page, leaf)).fields).toMatchObject({ recruited_by: [left.con_id] });
    await person(page, "Left Mouse").getByRole("button", { name: "Actions for Left Mouse" }).click();
    await page.getByRole("menuitem", { name: "Change parent…" }).click();
    await searchFor(picker(page, "Change parent of Left Mouse").getByRole("combobox"), "Leaf Mouse");
    await page.getByRole("option", { name: /^Leaf Mouse/ }).click();
    await toast(page, "This would create a circular relationship.").waitFor();
    await expect.poll(async () => (await stored(page, left)).fields).toMatchObject({ recruited_by: [top.con_id] });
    await person(page, "Leaf Mouse").getByRole("button", { name: "Actions for Leaf Mouse" }).click();
    await page.getByRole("menuitem", { name: "Show from here" }).click();
    await page.getByRole("navigation", { name: "Reports to" }).getByRole("link", { name: "Left Mouse" }).click();
    await page.waitForURL(new RegExp(`root=${left.con_id}`));
    await page.context().close();
  });

  it("should be gone through, opened, and changed by keyboard alone", async () => {
    const page = await signedIn();
    const { top, right, leaf } = await family(page, "Keyes");
    await page.goto("/ui/contacts/relationships");
    await page.getByRole("tree").waitFor();
    await page.keyboard.press("/");
    await focusIn(picker(page, "Choose a contact"));
    await typeText(page, "Top Keyes");
    await page.getByRole("option", { name: /^Top Keyes/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`root=${top.con_id}`));
    await person(page, "Leaf Keyes").waitFor();
    await person(page, "Top Keyes").focus();
    await page.keyboard.press("r");
    await expect.poll(() => person(page, "Right Keyes").evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => person(page, "Leaf Keyes").evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => person(page, "Left Keyes").evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await person(page, "Leaf Keyes").waitFor({ state: "detached" });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => person(page, "Leaf Keyes").evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Change parent…" }).waitFor();
    await focusInLayer(page, "menu");
    await page.keyboard.press("c");
    await page.keyboard.press("Enter");
    await focusIn(picker(page, "Change parent of Leaf Keyes"));
    await typeText(page, "Right Keyes");
    await page.getByRole("option", { name: /^Right Keyes/ }).waitFor();
    await page.keyboard.press("Enter");
    await toast(page, "Moved Leaf Keyes under Right Keyes").waitFor();
    await expect.poll(async () => (await stored(page, leaf)).fields).toMatchObject({ recruited_by: [right.con_id] });
    await page.context().close();
  });
});

describe("The pyramid in the browser", () => {
  it("should be what contacts look like at first, and open by mouse and by keys [B2.16, B9.07]", async () => {
    const page = await signedIn();
    await family(page, "Aaron");
    await page.goto("/ui/contacts");
    await expect.poll(() => page.getByRole("button", { name: "Pyramid" }).getAttribute("aria-pressed")).toBe("true");
    const top = page.getByRole("row").filter({ hasText: "Top Aaron" });
    await top.getByText("2 direct · 3 total").waitFor();
    expect(await page.getByRole("row").filter({ hasText: "Left Aaron" }).count()).toBe(0);
    await top.getByRole("button", { name: "Contacts under Top Aaron" }).click();
    await page.getByRole("row").filter({ hasText: "Left Aaron" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("row").filter({ hasText: "Leaf Aaron" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("row").filter({ hasText: "Leaf Aaron" }).waitFor({ state: "detached" });
    await page.getByRole("searchbox").fill("Leaf Aaron");
    await page.getByRole("row").filter({ hasText: "Leaf Aaron" }).getByText("Top Aaron › Left Aaron").waitFor();
    await page.getByRole("searchbox").fill("");
    await page.getByText(/more are not shown because they are under other contacts/).waitFor();
    await page.getByRole("button", { name: "Show all as a list" }).click();
    await expect.poll(() => page.getByRole("button", { name: "List", exact: true }).getAttribute("aria-pressed")).toBe("true");
    await page.context().close();
  });
});

describe("Boards in the browser", () => {
  it("should move contacts from column to column by mouse and menu, and take it back [B7.14]", async () => {
    const page = await signedIn();
    const bea = await made(page, "Bea", "Boarding", { skills: ["Sales"] });
    await page.goto("/ui/contacts/boards?field=skills&search=Boarding");
    await column(page, "Sales")
      .getByText("Bea Boarding")
      .dragTo(page.getByRole("heading", { name: /^Service/ }));
    await toast(page, "Moved Bea Boarding to Service").waitFor();
    await expect.poll(async () => (await stored(page, bea)).fields).toMatchObject({ skills: ["Service"] });
    await undo(page).click();
    await column(page, "Sales").getByText("Bea Boarding").waitFor();
    await page.getByRole("button", { name: "Actions for Bea Boarding" }).click();
    await page.getByRole("menuitemradio", { name: "No value" }).click();
    await column(page, "No value").getByText("Bea Boarding").waitFor();
    await toast(page, "Moved Bea Boarding to No value").waitFor();
    await expect.poll(async () => (await stored(page, bea)).fields).not.toHaveProperty("skills");
    await page.goto("/ui/contacts/boards");
    await page.getByRole("group", { name: "Contacts by Skills" }).waitFor();
    await page.context().close();
  });

  it("should be worked by keyboard alone", async () => {
    const page = await signedIn();
    const kai = await made(page, "Kai", "Keyboarder", { skills: ["Sales"] });
    await page.goto("/ui/contacts/boards?field=skills&search=Keyboarder");
    await column(page, "Sales").getByText("Kai Keyboarder").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Alt+ArrowRight");
    await toast(page, "Moved Kai Keyboarder to Service").waitFor();
    await expect.poll(async () => (await stored(page, kai)).fields).toMatchObject({ skills: ["Service"] });
    await column(page, "Service").getByText("Kai Keyboarder").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Kai Keyboarder" }).waitFor();
    await page.context().close();
  });
});

describe("A board on a phone", () => {
  it("should show one column at a time, to be chosen by finger and followed by keys", async () => {
    const page = await signedIn({ width: 390, dark: true });
    const pia = await made(page, "Pia", "Phoneboard", { skills: ["Sales"] });
    await made(page, "Pim", "Phoneboard", { skills: ["Service"] });
    await page.goto("/ui/contacts/boards?field=skills&search=Phoneboard");
    const columns = page.getByRole("group", { name: "Column", exact: true });
    await column(page, "Sales").getByText("Pia Phoneboard").waitFor();
    await columns.getByRole("button", { name: "Sales 1", pressed: true }).waitFor();
    expect(await page.getByText("Pim Phoneboard").isVisible()).toBe(false);
    await columns.getByRole("button", { name: "Service 1" }).click();
    await column(page, "Service").getByText("Pim Phoneboard").waitFor();
    await column(page, "Sales").getByText("Pia Phoneboard").waitFor({ state: "hidden" });
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await column(page, "Sales").getByText("Pia Phoneboard").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowRight");
    await focusOn(page.getByRole("link", { name: "Pim Phoneboard" }));
    await page.keyboard.press("ArrowLeft");
    await focusOn(page.getByRole("link", { name: "Pia Phoneboard" }));
    await page.keyboard.press("Alt+ArrowRight");
    await toast(page, "Moved Pia Phoneboard to Service").waitFor();
    await column(page, "Service").getByText("Pia Phoneboard").waitFor();
    await focusOn(page.getByRole("link", { name: "Pia Phoneboard" }));
    await expect.poll(async () => (await stored(page, pia)).fields).toMatchObject({ skills: ["Service"] });
    await page.context().close();
  });
});

describe("Creating a contact with own fields in the browser", () => {
  it("should fill in own fields, find and make related contacts in the picker, and keep a draft without secrets [A7.18]", async () => {
    const page = await signedIn();
    await page.goto("/ui/contacts/create");
    await page.getByLabel("First name").fill("Fay");
    await page.getByText("Work", { exact: true }).click();
    await page.getByLabel("Job title").fill("Diver");
    await page.getByRole("checkbox", { name: "Safety" }).click();
    await page.getByLabel("Tax number").fill("TAX-77");
    await page.getByRole("group", { name: "Recruited by" }).getByRole("button", { name: "Select contacts" }).click();
    await picker(page, "Recruited by").getByRole("combobox").fill("Nobody Yetknown");
    await page.getByRole("option", { name: "Create “Nobody Yetknown”" }).waitFor();
    await page.keyboard.press("Escape");
    await picker(page, "Recruited by").waitFor({ state: "detached" });
    await page.reload();
    await expect.poll(() => page.getByLabel("Job title").inputValue()).toBe("Diver");
    await expect.poll(() => page.getByLabel("Tax number").inputValue()).toBe("");
    await page.getByLabel("Tax number").fill("TAX-78");
    await page.getByRole("button", { name: "Create contact" }).click();
    await page.getByRole("link", { name: "Go to Contact" }).click();
    await page.waitForURL(/contacts\/\d+$/);
    const id = Number(/(\d+)$/.exec(page.url())?.[1]);
    expect(contactOf(await api(page, "GET", `/api/contacts/${id}`)).fields).toMatchObject({ job_title: "Diver", skills: ["Safety"] });
    expect(JSON.stringify(await api(page, "GET", `/api/contacts/${id}`))).not.toContain("TAX-78");
    await page.context().close();
  });
});

describe("Filters about related contacts in the browser", () => {
  it("should name people, chosen in the picker by keyboard, in the condition, the sentence, the list and after a reload", async () => {
    const page = await signedIn();
    const top = await made(page, "Petra", "Pathfinder");
    const under = await made(page, "Under", "Petra", { recruited_by: [top.con_id] });
    await page.goto("/ui/groups/create");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Recruited by Petra");
    await page.getByRole("button", { name: "Add condition" }).click();
    const clause = page.getByRole("group", { name: "Condition 1", exact: true });
    await clause.getByRole("button", { name: /Field/ }).click();
    await page.getByRole("option", { name: "Recruited by", exact: true }).click();
    await clause.getByRole("button", { name: "Select contacts" }).focus();
    await page.keyboard.press("Enter");
    const window = picker(page, "Recruited by");
    await typeText(page, "Petra Path");
    await window.getByRole("option", { name: /Petra Pathfinder/ }).waitFor();
    await page.keyboard.press("Enter");
    await window.getByRole("button", { name: "Select 1 contact" }).waitFor();
    await page.keyboard.press("Control+Enter");
    await window.waitFor({ state: "detached" });
    await clause.getByText("Petra Pathfinder").waitFor();
    await page.getByText('Recruited by has at least one of "Petra Pathfinder".').waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: /^1 contact matches$/ })
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Save group" }).click();
    await page.waitForURL(/groups\/edit\/\d+\?tab=contacts/);
    await page.getByRole("link", { name: "Under Petra" }).waitFor();
    await page.getByRole("tab", { name: "Filter" }).click();
    await page.reload();
    await clause.getByText("Petra Pathfinder").waitFor();

    await page.goto(
      `/ui/contacts?view=list&filters=${encodeURIComponent(JSON.stringify({ $and: [{ recruited_by: { $overlaps: [top.con_id] } }] }))}`,
    );
    await page.getByRole("link", { name: under.name }).waitFor();
    await page.getByRole("button", { name: 'Change filter: Recruited by has at least one of "Petra Pathfinder"' }).click();
    await page
      .getByRole("dialog", { name: "Filters" })
      .getByRole("button", { name: /^Remove Petra Pathfinder from/ })
      .click();
    await page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Select contacts" }).waitFor();
    await page.context().close();
  });
});
