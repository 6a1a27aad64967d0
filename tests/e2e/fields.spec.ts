import * as t from "io-ts";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { Contact } from "../../core/contacts/contact.model.ts";
import { type App, openApp } from "./app.ts";
import { axe, toTop } from "./axe.ts";
import { focusOn, typeText } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: the server responded with a status of (403|404|409|422|503)/));

const olivia = "olivia@harbor.example";
const Token = t.type({ csrf_token: t.string });

const raw = async (
  page: Page,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  if (!Token.is(me)) throw new Error("Nobody is signed in.");
  return (
    await page.request.fetch(path, { method, headers: { "x-csrf-token": me.csrf_token }, ...(data === undefined ? {} : { data }) })
  ).json();
};
const api = async (...call: Parameters<typeof raw>): Promise<Contact> => {
  const answer = await raw(...call);
  if (!Contact.is(answer)) throw new Error(`No contact: ${JSON.stringify(answer)}`);
  return answer;
};
const made = (page: Page, values: Readonly<Record<string, unknown>>): Promise<Contact> => api(page, "POST", "/api/contacts", values);
const stored = (page: Page, { con_id }: Contact): Promise<Contact> => api(page, "GET", `/api/contacts/${con_id}`);
const openSection = async (page: Page, name: string): Promise<void> => {
  const toggle = page.getByRole("button", { name, exact: true });
  await toggle.waitFor();
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
};
const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press("Enter");
};
/** Presses the value of a field by keyboard, types over it and stores it with Enter. */
const retype = async (page: Page, name: RegExp, text: string): Promise<void> => {
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await typeText(page, text);
  await page.keyboard.press("Enter");
};

describe("Fields in the browser", () => {
  it("should be defined in the settings, moved by keys, shown on records and taken out of use again [C3.06, C3.08]", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Field", last_name: "Bearer" });
    await page.goto("/ui/settings/fields");
    await page.getByRole("button", { name: "Add field: Work" }).click();
    await page.getByLabel("Label").fill("Shoe size");
    await page.keyboard.press("Enter");
    const name = page.getByRole("button", { name: "Shoe size", exact: true });
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => name.evaluate((element) => (element.focus(), element === document.activeElement))).toBe(true);
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByText(/Moved Shoe size to position \d+ in Work\./).waitFor();
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axe(page)).toEqual([]);

    await page.goto(`/ui/contacts/${contact.con_id}`);
    await openSection(page, "Work");
    await retype(page, /^Add shoe size$/i, "43");
    await page.getByRole("button", { name: "Edit Shoe size: 43" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Edit Shoe size: 43" }).waitFor();
    await expect.poll(async () => (await stored(page, contact)).fields["shoe_size"]).toBe("43");

    await page.goto("/ui/settings/fields");
    await page.getByRole("button", { name: "Actions for Shoe size" }).click();
    await page.getByRole("menuitem", { name: "Convert to another type" }).click();
    await page.getByRole("button", { name: /New type/ }).click();
    await page.getByRole("option", { name: "Number" }).click();
    await page.getByText("All 1 values can be converted.").waitFor();
    await page.getByRole("button", { name: "Convert", exact: true }).click();
    await page.getByText("Shoe size: Text to Number").waitFor();
    await expect.poll(async () => (await stored(page, contact)).fields["shoe_size"]).toBe(43);
    await page.getByRole("button", { name: "Undo conversion Shoe size" }).click();
    await expect.poll(async () => (await stored(page, contact)).fields["shoe_size"]).toBe("43");

    await page.getByRole("button", { name: "Actions for Shoe size" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("1 contact has a value.").waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Restore Shoe size" }).waitFor();
    await expect.poll(async () => (await stored(page, contact)).fields["shoe_size"]).toBeUndefined();
    await page.getByRole("button", { name: "Restore Shoe size" }).click();
    await name.waitFor();
    await expect.poll(async () => (await stored(page, contact)).fields["shoe_size"]).toBe("43");
  });

  it("should keep what is typed in the form over a reload, and over what somebody else stored meanwhile", async () => {
    const page = await app.page({ as: olivia });
    const edit = async (): Promise<void> => {
      await page.getByRole("button", { name: "Actions for Stage" }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
    };
    const form = page.getByRole("dialog", { name: "Edit Stage" });
    const label = form.getByLabel("Label");
    await page.goto("/ui/settings/fields");
    await edit();
    await label.fill("Where they stand");
    await page.reload();
    await edit();
    await form.getByText("Restored from an earlier edit that was not saved.").waitFor();
    await expect.poll(() => label.inputValue()).toBe("Where they stand");
    expect(await axe(page)).toEqual([]);
    const schema = await raw(page, "GET", "/api/fields");
    const stage: unknown = [Reflect.get(Object(schema), "fields")]
      .flat()
      .find((field: unknown) => Reflect.get(Object(field), "name") === "stage");
    await raw(page, "PUT", `/api/fields/${String(Reflect.get(Object(stage), "id"))}`, {
      version: Reflect.get(Object(stage), "version"),
      required: true,
    });
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText(/^Someone else changed this field/).waitFor();
    await expect.poll(() => label.inputValue()).toBe("Where they stand");
    await expect.poll(() => form.getByRole("checkbox", { name: "Required in forms" }).isChecked()).toBe(true);
    await form.getByRole("button", { name: "Discard changes" }).click();
    await expect.poll(() => label.inputValue()).toBe("Stage");
    await form.getByRole("checkbox", { name: "Required in forms" }).click();
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
    await edit();
    await label.waitFor();
    expect(await form.getByText("Restored from an earlier edit").count()).toBe(0);
    await page.context().close();
  });

  it("should be edited where they stand, every type of them, by keyboard alone [A3.03]", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Every", last_name: "Type" });
    const friend = await made(page, { first_name: "Rare", last_name: "Friendname" });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await openSection(page, "Work");
    await openSection(page, "Learning");
    await retype(page, /^Add job title$/i, "Skipper");
    await retype(page, /^Add years with us$/i, "7");
    await retype(page, /^Add badge number$/i, "HL-7");
    await retype(page, /^Add assistant's email$/i, "desk@harbor.example");
    await page.getByRole("button", { name: /^Add birthday$/i }).focus();
    await page.keyboard.press("Enter");
    await typeText(page, "12101985");
    await page.keyboard.press("Enter");
    await page.getByRole("switch", { name: "Works remotely" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Change Skills" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("checkbox", { name: "Safety" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add someone to Recruited by" }).focus();
    await page.keyboard.press("Enter");
    const picker = page.getByRole("dialog", { name: "Recruited by" });
    await focusOn(picker.getByRole("combobox"));
    await typeText(page, "Friendname");
    await page.getByRole("option", { name: /Rare Friendname/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+Enter");
    await picker.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Rare Friendname" }).waitFor();
    await expect
      .poll(async () => (await stored(page, contact)).fields)
      .toMatchObject({
        job_title: "Skipper",
        years_here: 7,
        badge: "HL-7",
        assistant_email: ["desk@harbor.example"],
        birthday: "1985-12-10",
        remote: true,
        skills: ["Safety"],
        recruited_by: [friend.con_id],
      });
    await retype(page, /^Edit Years with us/, "many");
    await page.getByText("Years with us is invalid").first().waitFor();
    await toTop(page);
    expect(await axe(page)).toEqual([]);
  });

  it("should show both values when two people change one field, and keep the one that is chosen", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Two", last_name: "Writers", fields: { job_title: "Pilot" } });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await openSection(page, "Work");
    await page.getByRole("button", { name: "Edit Job title: Pilot" }).waitFor();
    await api(page, "PUT", `/api/contacts/${contact.con_id}`, { version: contact.version, fields: { job_title: "Captain" } });
    await retype(page, /^Edit Job title: Pilot/, "Trainer");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("row", { name: "Job title Trainer Captain" }).waitFor();
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(async () => (await stored(page, contact)).fields["job_title"]).toBe("Trainer");
  });

  it("should keep secrets behind a mask, show one after the password, and leave nothing on the device [C3.22]", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Keeps", last_name: "Secrets" });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await openSection(page, "Work");
    await page.getByRole("button", { name: "Add Tax number" }).click();
    await page.getByLabel("New Tax number").fill("tell-nobody");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("••••").waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("tell-nobody");
    await page.getByRole("button", { name: "Show Tax number" }).click();
    const again = page.getByRole("dialog", { name: "Enter your password" });
    await again.getByLabel("Password", { exact: true }).fill("wrong");
    await again.getByRole("button", { name: "Show", exact: true }).click();
    await again.getByText("Password is incorrect").waitFor();
    await again.getByLabel("Password", { exact: true }).fill(demoPassword);
    await again.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByText("tell-nobody").waitFor();
    await page.getByRole("button", { name: "Hide Tax number" }).click();
    await page.getByText("tell-nobody").waitFor({ state: "detached" });
    await expect.poll(async () => (await stored(page, contact)).fields["tax_number"]).toBe("••••");
  });
});

describe("The life of contacts in the browser", () => {
  it("should take a contact into the bin and back, with Undo and from the tab of deleted ones", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Soon", last_name: "Gonesby" });
    const remove = async (): Promise<void> => {
      await page.goto(`/ui/contacts/${contact.con_id}`);
      await page.getByRole("button", { name: "More actions for Soon Gonesby" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.waitForURL(/\/ui\/contacts$/);
    };
    await remove();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Restored Soon Gonesby").waitFor();
    await remove();
    await page.getByRole("tab", { name: "Deleted" }).click();
    await page.getByText("Deleted by Olivia Owens").first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Restore Soon Gonesby" }).click();
    await page.getByText("No deleted contacts").waitFor();
    await expect.poll(async () => (await stored(page, contact)).first_name).toBe("Soon");
  });

  it("should show that an Undo failed, keep offering it, and undo when it is pressed again", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Nearly", last_name: "Gonesby" });
    let refused = 0;
    await page.route(/\/api\/contacts\/\d+\/restore$/, async (route) => {
      refused += 1;
      return refused > 2
        ? route.fallback()
        : route.fulfill({
            status: 503,
            json: { status: "failed", message: "The server is being looked after", code: "busy", request_id: "r-1", retry_after: 30 },
          });
    });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await page.getByRole("button", { name: "More actions for Nearly Gonesby" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.waitForURL(/\/ui\/contacts$/);
    const notices = page.getByRole("region", { name: "Notifications" });
    await notices.getByRole("button", { name: "Undo" }).click();
    await notices.getByText("The server is being looked after").waitFor();
    expect(refused).toBe(1);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await axe(page)).toEqual([]);
    await press(notices.getByRole("button", { name: "Undo" }));
    await expect.poll(() => refused).toBe(2);
    await notices.getByText("The server is being looked after").waitFor();
    await notices.getByRole("button", { name: "Undo" }).click();
    await notices.getByText("Restored Nearly Gonesby").waitFor();
    expect(await stored(page, contact)).toMatchObject({ first_name: "Nearly" });
  });

  it("should keep notes on the record and over all contacts, with Undo after a deletion, and a draft over a reload", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Note", last_name: "Worthy" });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await page.getByLabel("Write a note").fill("Called about the harbor course");
    await page.reload();
    await expect.poll(() => page.getByLabel("Write a note").inputValue()).toBe("Called about the harbor course");
    await page.getByLabel("Write a note").press("ControlOrMeta+Enter");
    const note = page.getByRole("listitem").filter({ hasText: "Called about the harbor course" });
    await note.waitFor();
    await note.getByRole("button", { name: /^Edit note from/ }).click();
    await page.getByLabel("Edit note").fill("Called twice about the harbor course");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Called twice about the harbor course").waitFor();
    await page.getByRole("button", { name: /^Delete note from/ }).click();
    await page.getByText("Note deleted").waitFor();
    await page.getByText("Called twice about the harbor course").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Called twice about the harbor course").waitFor();
    await page.goto("/ui/contacts/notes");
    await page.getByRole("searchbox").fill("twice");
    await page.getByRole("link", { name: "Note Worthy" }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it("should block with a badge on the record and in the list, and unblock with Undo", async () => {
    const page = await app.page({ as: olivia });
    const contact = await made(page, { first_name: "Blocked", last_name: "Personsson" });
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await page.getByRole("button", { name: /^More actions for/ }).click();
    await page.getByRole("menuitem", { name: "Block", exact: true }).click();
    await page.getByText("This contact is blocked:").waitFor();
    await page.goto("/ui/contacts?search=Personsson");
    await page.getByRole("row").filter({ hasText: "Personsson" }).getByText("Blocked", { exact: true }).waitFor();
    await page.goto(`/ui/contacts/${contact.con_id}`);
    await page.getByRole("button", { name: /^More actions for/ }).click();
    await page.getByRole("menuitem", { name: "Unblock" }).click();
    await page.getByText("Unblocked Blocked Personsson").waitFor();
    await expect.poll(async () => (await stored(page, contact)).blocked).toBe(false);
  });
});
