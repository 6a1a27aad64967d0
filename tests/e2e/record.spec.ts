import * as t from "io-ts";
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
afterAll(() => app.close(/Failed to load resource: the server responded with a status of (401|403|404|409|422|503)/));

const olivia = "olivia@harbor.example";
const Token = t.type({ csrf_token: t.string });

const call = async (
  page: Page,
  method: "POST" | "PUT" | "GET",
  path: string,
  data?: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  if (!Token.is(me)) throw new Error("Nobody is signed in.");
  return (
    await page.request.fetch(path, { method, headers: { "x-csrf-token": me.csrf_token }, ...(data === undefined ? {} : { data }) })
  ).json();
};
const made = async (page: Page, values: Readonly<Record<string, unknown>>): Promise<Contact> => {
  const answer = await call(page, "POST", "/api/contacts", values);
  if (!Contact.is(answer)) throw new Error(`No contact: ${JSON.stringify(answer)}`);
  return answer;
};
const open = async (page: Page, contact: Contact): Promise<void> => {
  await page.goto(`/ui/contacts/${contact.con_id}`);
  await page.getByRole("region", { name: "Timeline" }).waitFor();
};
const more = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: /^More actions for/ }).click();
  await page.getByRole("menuitem", { name }).click();
};
const press = async (page: Page, locator: ReturnType<Page["getByRole"]>): Promise<void> => {
  await locator.focus();
  await page.keyboard.press("Enter");
};

describe("The timeline of a contact", () => {
  it("should tell of notes and tasks by day, be narrowed by kind, and go on to the end by scrolling", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Time", last_name: "Liner" });
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => call(page, "POST", `/api/contacts/${contact.con_id}/notes`, { body: `Note number ${n}` })),
    );
    await call(page, "POST", "/api/tasks", { name: "Ring the bell", related_records: { add: [`api/contacts@${contact.con_id}`] } });
    await open(page, contact);
    const timeline = page.getByRole("region", { name: "Timeline" });
    await timeline.getByRole("heading", { name: "Today" }).waitFor();
    await timeline.getByRole("button", { name: "Tasks", exact: true }).click();
    await timeline.getByRole("link", { name: "Task: Ring the bell" }).waitFor();
    await timeline
      .getByText(/^Note number/)
      .first()
      .waitFor({ state: "detached" });
    await timeline.getByRole("button", { name: "Tasks", exact: true }).click();
    await timeline
      .getByText(/^Note number/)
      .first()
      .waitFor();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 5_000);
        return timeline.getByText(/^Note number/).count();
      })
      .toBe(30);
    expect(await axe(page)).toEqual([]);
  });

  it("should print what is known of the contact, and nothing to press", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Paper", last_name: "Copy", tags: ["printed"] });
    await call(page, "POST", `/api/contacts/${contact.con_id}/notes`, { body: "On paper too" });
    await open(page, contact);
    await page.getByText("On paper too").waitFor();
    await page.getByRole("button", { name: "Add task" }).waitFor();
    await page.emulateMedia({ media: "print" });
    for (const words of ["printed", "On paper too"])
      await expect.poll(() => page.getByRole("main").getByText(words).isVisible()).toBe(true);
    for (const name of ["Add task", "Add note", "Show history", "Archive"])
      await expect.poll(() => page.getByRole("main").getByRole("button", { name, exact: true }).isVisible()).toBe(false);
    for (const words of ["Write a note", "Add birthday"])
      await expect.poll(() => page.getByRole("main").getByText(words).first().isVisible()).toBe(false);
  });

  it("should show hostile text as text, and take a note by keyboard alone", async () => {
    const page = await app.page({ as: olivia });
    const hostile = `<img src=x onerror="document.title='broken'"> \u202Eabc\u202C 👩🏽‍🚀 مرحبا ${"x".repeat(9_000)}`;
    const contact = await made(page, { first_name: "<b>Hostile</b>", last_name: "مرحبا" });
    await call(page, "POST", `/api/contacts/${contact.con_id}/notes`, { body: hostile });
    await open(page, contact);
    const timeline = page.getByRole("region", { name: "Timeline" });
    await timeline.getByText("<img src=x onerror", { exact: false }).waitFor();
    expect(await page.locator("main img[src=x]").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByLabel("Write a note").focus();
    await typeText(page, "By keys alone");
    await page.keyboard.press("ControlOrMeta+Enter");
    await timeline.locator("p", { hasText: /^By keys alone$/ }).waitFor();
    await press(page, timeline.getByRole("button", { name: "Notes", exact: true }));
    await expect.poll(() => timeline.getByRole("button", { name: "Notes", exact: true }).getAttribute("aria-pressed")).toBe("true");
  });
});

describe("A value that is refused", () => {
  it.each([
    { width: 1280, dark: false },
    { width: 320, dark: true },
  ])("should be said once, with what is expected, leave the field open, and move nothing: %o", async ({ width, dark }) => {
    const page = await app.page({ as: olivia, width, dark });
    const contact = await made(page, { first_name: "Miss", last_name: "Dialled", mobile: [`+1303555${String(width).padStart(4, "0")}`] });
    await open(page, contact);
    const below = page.getByRole("button", { name: "Add tags" });
    const placed = async () => (await below.boundingBox())?.y;
    // What stands above comes with the record's users, teams and roles.
    for (const fact of [/^Unassigned\./, /^No team\./, /^No role in the portal\./])
      await page.getByRole("main").getByRole("button", { name: fact }).waitFor();
    const before = await placed();
    await press(page, page.getByRole("button", { name: /^Edit Mobile:/ }));
    const field = page.getByRole("textbox", { name: "Mobile", exact: true });
    await field.fill("12");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "Mobile is invalid. Enter a number with its area code" }).waitFor();
    await focusOn(field);
    expect(await field.inputValue()).toBe("12");
    expect(await page.getByText(/Mobile is invalid|Not saved/).count()).toBe(1);
    expect(await placed()).toBe(before);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await focusOn(page.getByRole("button", { name: /^Edit Mobile: \(303\)/ }));
    await page.getByRole("alert").waitFor({ state: "detached" });
    expect(await placed()).toBe(before);
  });
});

describe("Notes that the network loses", () => {
  it("should be added once though the answer was lost and the page loaded again, and keep a change that was not saved", async () => {
    const page = await app.page({ as: olivia, width: 320, dark: true });
    const contact = await made(page, { first_name: "Lossy", last_name: "Line" });
    await open(page, contact);
    const timeline = page.getByRole("region", { name: "Timeline" });
    let isLost = false;
    await page.route(`**/api/contacts/${contact.con_id}/notes`, async (route) => {
      if (isLost || route.request().method() !== "POST") return route.continue();
      isLost = true;
      await route.fetch();
      await route.fulfill({ status: 503, json: { status: "failed", message: "Too busy." } });
    });
    await page.getByLabel("Write a note").fill("Called once");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect.poll(() => isLost).toBe(true);
    await page.getByRole("button", { name: "Add note" }).and(page.locator(":not([data-pending])")).waitFor();
    expect(await page.getByLabel("Write a note").inputValue()).toBe("Called once");
    await page.reload();
    await timeline.locator("p", { hasText: /^Called once$/ }).waitFor();
    await expect.poll(() => page.getByLabel("Write a note").inputValue()).toBe("Called once");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect.poll(() => page.getByLabel("Write a note").inputValue()).toBe("");
    await expect.poll(() => timeline.locator("p", { hasText: /^Called once$/ }).count()).toBe(1);

    await press(page, timeline.getByRole("button", { name: /^Edit note from/ }));
    await page.getByRole("textbox", { name: "Edit note" }).fill("Called twice");
    await page.keyboard.press("Escape");
    await timeline.getByText("Change not saved").waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole("textbox", { name: "Edit note" }).inputValue()).toBe("Called twice");
    expect(await axe(page)).toEqual([]);
    await press(page, timeline.getByRole("button", { name: "Save", exact: true }));
    await timeline.locator("p", { hasText: /^Called twice$/ }).waitFor();
    await page.getByRole("textbox", { name: "Edit note" }).waitFor({ state: "detached" });
  });
});

describe("Tasks and groups on the record", () => {
  it("should add a task about the contact, mark it as done with Undo, and list it by contact [A2.03, B2.14]", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Task", last_name: "Masterson" });
    await open(page, contact);
    await page.getByRole("button", { name: "Add task" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Name").fill("Send a postcard");
    await form
      .getByRole("button", { name: /^(Create|Done|Save|Close)/ })
      .first()
      .click();
    const tasks = page.getByRole("region", { name: "Tasks" });
    await tasks.getByRole("link", { name: "Send a postcard" }).waitFor();
    await tasks.getByRole("button", { name: "Mark Send a postcard as done" }).click();
    await tasks.getByRole("button", { name: "Reopen Send a postcard" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await tasks.getByRole("button", { name: "Mark Send a postcard as done" }).waitFor();
    await page.goto("/ui/contacts");
    await page.getByRole("tab", { name: "Tasks" }).click();
    await page.waitForURL(/\/ui\/contacts\/tasks$/);
    await page.getByRole("searchbox", { name: "Search tasks" }).fill("postcard");
    await page.waitForURL(/search=postcard/);
    await page.getByRole("link", { name: "Task Masterson" }).waitFor();
    await press(page, page.getByRole("button", { name: "Mark Send a postcard as done" }));
    await page.getByRole("button", { name: "Reopen Send a postcard" }).waitFor();
    await press(page, page.getByRole("button", { name: "Hide finished" }));
    await page.getByText("Nothing matches").waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it("should say which groups the contact is in, follow a change of the contact, and explain any group", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Group", last_name: "Goer" });
    await call(page, "POST", "/api/bookmarks", { name: "Wearers of hats", filters: { tags: { $overlaps: ["hatted"] } } });
    await open(page, contact);
    const groups = page.getByRole("region", { name: "Groups" });
    await press(page, groups.getByRole("button", { name: "Check another group" }));
    await searchFor(groups.getByRole("combobox"), "hats");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Group Goer is not in Wearers of hats" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Add tags/i }).click();
    await typeText(page, "hatted");
    await page.keyboard.press("Enter");
    await groups.getByRole("link", { name: "Wearers of hats" }).waitFor();
    await groups.getByRole("button", { name: "Why included in Wearers of hats?" }).click();
    await page.getByRole("dialog", { name: "Group Goer is in Wearers of hats" }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe("Merging from the record", () => {
  it("should merge with somebody who is chosen, say until when it can be taken back, and take it back", async () => {
    const page = await app.page({ as: olivia });
    const kept = await made(page, { first_name: "Mergeable", last_name: "Keptsson" });
    await made(page, { first_name: "Mergeable", last_name: "Othersson" });
    await open(page, kept);
    await more(page, "Merge with…");
    await focusIn(page.getByRole("dialog", { name: "Merge Mergeable Keptsson with" }));
    await typeText(page, "Othersson");
    await page.getByRole("option", { name: /Mergeable Othersson/ }).waitFor();
    await page.keyboard.press("Enter");
    const plan = page.getByRole("dialog", { name: "Merge contacts" });
    await plan.getByText("Mergeable Othersson will be merged into Mergeable Keptsson.").waitFor();
    await press(page, plan.getByRole("button", { name: "Merge", exact: true }));
    await page.getByText("Mergeable Othersson was merged into this contact.").waitFor();
    await page.getByText(/^Can be undone until/).waitFor();
    await page.getByRole("button", { name: "Unmerge" }).focus();
    await page.getByRole("tooltip").waitFor({ state: "detached" });
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText("Mergeable Othersson was merged into this contact.").waitFor({ state: "detached" });
  });
});

describe("A link into the portal", () => {
  it("should let the learner in once, and lead to the usual sign-in after that [B7.15]", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Portal", last_name: "Goer", email: ["portal.goer@example.com"] });
    await open(page, contact);
    await more(page, "Portal link…");
    const dialog = page.getByRole("dialog", { name: "Portal link for Portal Goer" });
    await dialog.getByRole("button", { name: "Create link" }).click();
    await dialog.getByLabel("Link", { exact: true }).getByText("link=").waitFor();
    const url = (await dialog.getByLabel("Link", { exact: true }).textContent()) ?? "";
    expect(await axe(page)).toEqual([]);
    const learner = await app.page({ width: 390 });
    await learner.goto(url);
    await learner.getByText("This link logs you in once.").waitFor();
    expect(await axe(learner)).toEqual([]);
    await press(learner, learner.getByRole("button", { name: "Log in" }));
    await expect.poll(() => learner.url()).not.toContain("link=");
    await learner
      .getByRole("heading", { level: 1 })
      .and(learner.getByText(/Portal|courses/i))
      .first()
      .waitFor();
    const late = await app.page({ width: 320, dark: true });
    await late.goto(url);
    await late.getByRole("button", { name: "Log in" }).click();
    await late.getByText("This link has already been used, or has expired.").waitFor();
    await late.getByLabel("Email or mobile number").waitFor();
    expect(await axe(late)).toEqual([]);
  });

  it("should be sent with a message whose variables are shown filled in, by keyboard alone", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Mail", last_name: "Getter", email: ["mail.getter@example.com"] });
    await open(page, contact);
    await press(page, page.getByRole("button", { name: /^More actions for/ }));
    await focusInLayer(page, "menu");
    await page.getByRole("menuitem", { name: "Portal link…" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Portal link for Mail Getter" });
    await dialog.getByRole("radio", { name: /Copy it myself/ }).focus();
    await page.keyboard.press("ArrowDown");
    await dialog.getByRole("textbox", { name: "Message" }).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await typeText(page, "Ahoy {{first_name|friend}}, {{nickname}}: {{portal_link}}".replaceAll("{{", "{").replaceAll("}}", "}"));
    await dialog.getByText("Ahoy Mail, {nickname}: (the link)").waitFor();
    await dialog.getByText("No value for {nickname}; sent as typed.").waitFor();
    await press(page, dialog.getByRole("button", { name: "Send link" }));
    await dialog.getByText("Sent to mail.getter@example.com").waitFor();
    await press(page, dialog.getByRole("contentinfo").getByRole("button", { name: "Close" }));
    await page.reload();
    await page.getByRole("region", { name: "Timeline" }).getByText("Ahoy Mail, {nickname}: …").waitFor();
  });
});

describe("Two people with one record", () => {
  it("should show the second both values of a main field and of an own one, and keep what is chosen", async () => {
    const [first, second] = [await app.page({ as: olivia }), await app.page({ as: "adam@harbor.example" })];
    const contact = await made(first, { first_name: "Two", last_name: "Editors", fields: { job_title: "Pilot" } });
    for (const page of [first, second]) {
      await open(page, contact);
      await page.getByRole("button", { name: "Edit Last name: Editors" }).waitFor();
    }
    const retype = async (page: Page, name: RegExp, text: string): Promise<void> => {
      await press(page, page.getByRole("button", { name }));
      await page.keyboard.press("ControlOrMeta+a");
      await typeText(page, text);
      await page.keyboard.press("Enter");
    };
    await retype(first, /^Edit Last name/, "Firsts");
    await first.getByRole("button", { name: "Edit Last name: Firsts" }).waitFor();
    await retype(second, /^Edit Last name/, "Seconds");
    const dialog = second.getByRole("alertdialog");
    await dialog.getByRole("row", { name: "Last name Seconds Firsts" }).waitFor();
    expect(await axe(second)).toEqual([]);
    await press(second, dialog.getByRole("button", { name: "Keep mine" }));
    await second.getByRole("button", { name: "Edit Last name: Seconds" }).waitFor();
    await expect.poll(async () => Object(await call(first, "GET", `/api/contacts/${contact.con_id}`)).last_name).toBe("Seconds");

    const work = first.getByRole("button", { name: "Work", exact: true });
    if ((await work.getAttribute("aria-expanded")) === "false") await work.click();
    await first.reload();
    await first.getByRole("button", { name: "Edit Job title: Pilot" }).waitFor();
    const theirs = second.getByRole("button", { name: "Work", exact: true });
    if ((await theirs.getAttribute("aria-expanded")) === "false") await theirs.click();
    await retype(first, /^Edit Job title/, "Captain");
    await first.getByRole("button", { name: "Edit Job title: Captain" }).waitFor();
    await retype(second, /^Edit Job title/, "Trainer");
    await dialog.getByRole("row", { name: "Job title Trainer Captain" }).waitFor();
    await dialog.getByRole("button", { name: "Keep theirs" }).click();
    await second.getByRole("button", { name: "Edit Job title: Captain" }).waitFor();
  });
});
