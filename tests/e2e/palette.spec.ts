import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, focusOn, pressBoth, typeText } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: (net::ERR_INTERNET_DISCONNECTED|the server responded with a status of 401)/));

type Options = { readonly width?: number; readonly dark?: boolean; readonly as?: string };
const at = async (path: string, { as = "olivia@harbor.example", ...options }: Options = {}): Promise<Page> => {
  const page = await app.page({ ...options, as });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
};
const field = (page: Page) => page.getByRole("combobox", { name: /Type a command|Search records|Search teams/ });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const open = async (page: Page): Promise<void> => {
  await page.keyboard.press("Control+k");
  await focusOn(field(page));
};
const marked = (page: Page): Promise<string> => page.getByRole("option", { selected: true }).innerText();
const focused = (page: Page): Promise<string> =>
  page.evaluate("document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''");

describe("the command palette", () => {
  it("should open with Ctrl+K from anywhere, a field too, and give the focus back when it closes [A1.06, A2.35]", async () => {
    const page = await at("/ui/contacts");
    const search = page.getByRole("searchbox");
    await search.click();
    await page.keyboard.type("an");
    await open(page);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => search.inputValue()).toBe("an");
    await open(page);
    await page.keyboard.press("Control+k");
    await field(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: /Ask CY or Search Records/ }).click();
    await field(page).waitFor();
    await page.mouse.click(5, 5);
    await field(page).waitFor({ state: "detached" });
    await page.close();
  });

  it("should take what is typed before its code has come, and the page none of it", async () => {
    const page = await at("/ui/tasks");
    let release = (): void => undefined;
    const gate = new Promise<void>((open) => (release = open));
    await page.route("**/assets/**", async (route) => {
      await gate;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("ncreate gx");
    await page.keyboard.press("Backspace");
    release();
    await focusOn(field(page));
    await expect.poll(() => field(page).inputValue()).toBe("ncreate g");
    expect(await page.getByRole("dialog").count()).toBe(1);
    await field(page).fill("");
    await page.keyboard.type("create g");
    await option(page, "Create group").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/ui/groups/create");
  });

  it.each([
    ["change password", "Current password"],
    ["create token", "Token name"],
  ])("should lead to what can be done on the profile, by keyboard: %s", async (words, label) => {
    const page = await at("/ui/profile");
    await page.getByLabel("Token name").waitFor();
    await open(page);
    await page.keyboard.type(words);
    await expect.poll(async () => (await marked(page)).toLowerCase()).toMatch(new RegExp(`^${words}`));
    await page.keyboard.press("Enter");
    await focusOn(page.getByLabel(label));
    await page.context().close();
  });

  it("should mark the command whose name was typed, though others that begin so stand before it", async () => {
    const page = await at("/ui/");
    await open(page);
    await typeText(page, "ask cy");
    await expect.poll(() => marked(page)).toMatch(/^Ask CY$/m);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Ask CY" }).waitFor();
  });

  it("should offer quick commands and omni search, with nested lists and a way back [A2.36, A2.37]", async () => {
    const page = await at("/ui/contacts");
    await open(page);
    for (const name of ["Create Contact", "Switch Team", "Omni Search"]) await option(page, name).waitFor();
    await field(page).fill("omni");
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Search records" }).waitFor();
    await page.keyboard.press("Backspace");
    await page.getByRole("combobox", { name: /Type a command/ }).waitFor();
    await option(page, "Switch Team").click();
    await option(page, /Sales academy/).waitFor();
    await page.getByRole("button", { name: "Back" }).click();
    await option(page, "Omni Search").waitFor();
    await page.close();
  });

  it("should find a record by keyboard alone, show it beside the list and open it from there, and remember it until logout", async () => {
    const page = await at("/ui/");
    await open(page);
    await typeText(page, "andre kr");
    await option(page, /Andre Kruger/).waitFor();
    await page.getByRole("region", { name: "About Andre Kruger" }).getByText("andre.kruger@mail.example").waitFor();
    await expect.poll(() => marked(page)).toContain("Andre Kruger");
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Andre Kruger" }).waitFor();
    await open(page);
    await field(page).fill("");
    await page
      .getByRole("group", { name: "Recent" })
      .getByRole("option", { name: /Andre Kruger/ })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Logout" }).first().click();
    await page.getByRole("alertdialog").getByRole("button").last().click();
    await page.waitForURL(/login/);
    expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.includes('recent-records'))")).toEqual([]);
    await page.close();
  });

  it("should open a record in a new tab with Ctrl+Enter and with the middle button", async () => {
    const page = await at("/ui/");
    await open(page);
    await typeText(page, "andre kr");
    await option(page, /Andre Kruger/).waitFor();
    const byKey = page.context().waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    await (await byKey).waitForURL(/\/ui\/contacts\/\d+/);
    const byMouse = page.context().waitForEvent("page");
    await option(page, /Andre Kruger/).click({ button: "middle" });
    await (await byMouse).waitForURL(/\/ui\/contacts\/\d+/);
    expect(new URL(page.url()).pathname).toBe("/ui/");
    await page.context().close();
  });

  it("should list Create Contact only to those who may add contacts [A2.38]", async () => {
    const owner = await at("/ui/");
    await open(owner);
    await typeText(owner, "create con");
    await owner.keyboard.press("Enter");
    await owner.getByRole("dialog", { name: "Create contact" }).waitFor();
    await owner.close();
    const guest = await at("/ui/", { as: "gus@harbor.example" });
    await open(guest);
    await option(guest, "Omni Search").waitFor();
    expect(await option(guest, "Create Contact").count()).toBe(0);
    await expect.poll(() => option(guest, "Contacts").count()).toBe(1);
    await guest.close();
  });

  it("should switch the team, and offer that only where the features include teams [A2.40]", async () => {
    const page = await at("/ui/");
    await open(page);
    await typeText(page, "switch");
    await page.keyboard.press("Enter");
    await option(page, /Sales academy/).waitFor();
    await typeText(page, "sales");
    await page.keyboard.press("Enter");
    await page.getByText("Switched to Sales academy").waitFor();
    await page.route("**/api/users/current", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"teams",', "") });
    });
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await open(page);
    await option(page, "Omni Search").waitFor();
    expect(await option(page, "Switch Team").count()).toBe(0);
    await page.close();
  });

  it("should ask CY what is typed, last in the list and first for a question", async () => {
    const page = await at("/ui/");
    await open(page);
    await typeText(page, "how many contacts are there?");
    await expect.poll(() => marked(page)).toContain('Ask CY: "how many contacts are there?"');
    await page.keyboard.press("Enter");
    await page
      .getByText(/contacts/)
      .filter({ hasText: /\d{3}/ })
      .first()
      .waitFor();
    await page.close();
  });

  it("should say that it is offline, keep what it knows, and go on when the network is back", async () => {
    const page = await at("/ui/");
    await open(page);
    await typeText(page, "andre k");
    await option(page, /Andre Kruger/).waitFor();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await typeText(page, "r");
    await page.getByRole("alert").getByText("Your device is offline or the server is not responding.").waitFor();
    await option(page, /Andre Kruger/).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.close();
  });

  it("should fill a phone, without a sideways scroll and without faults in the dark", async () => {
    const page = await at("/ui/contacts", { width: 390, dark: true });
    await page.getByRole("button", { name: /Ask CY or Search Records/ }).click();
    await field(page).fill("andre");
    await option(page, /Andre Kruger/).waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    expect((await page.getByRole("dialog").boundingBox())?.width).toBe(390);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Close the palette" }).click();
    await field(page).waitFor({ state: "detached" });
    await page.close();
  });

  it("should stay closed while somebody has to log in first", async () => {
    const page = await at("/ui/contacts");
    const next = page.getByRole("button", { name: "Next page" });
    await next.waitFor();
    await page.route(/\/api\/contacts/, async (route) => {
      await page.context().clearCookies();
      await route.fulfill({ status: 401, json: { status: "failed", message: "Please log in.", code: "unauthorized", request_id: "r" } });
    });
    await next.click();
    await focusIn(page.getByRole("dialog"));
    await page.keyboard.press("Control+k");
    expect(await field(page).count()).toBe(0);
    await page.close();
  });
});

describe("shortcuts", () => {
  it("should go to pages, make, search, move and select by keyboard alone, never while somebody types", async () => {
    const page = await at("/ui/");
    await page.waitForLoadState("networkidle");
    await pressBoth(page, "g", "c");
    await page.waitForURL(/\/ui\/contacts$/);
    await page.getByRole("grid").getByRole("link").first().waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByText(/1 selected/).waitFor();
    await page.keyboard.press("/");
    await expect.poll(() => page.getByRole("searchbox").evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("gcn?");
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("gcn?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("n");
    await page.getByRole("dialog", { name: "Create contact" }).waitFor();
    await page.keyboard.press("Escape");
    await page.goto("/ui/contacts/create");
    await page.getByRole("textbox", { name: "First name" }).fill("Keyboard");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Created Keyboard").waitFor();
    await page.close();
  });

  it("should be shown on a sheet that opens with ?, those of the page first", async () => {
    const page = await at("/ui/contacts");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.waitFor();
    await sheet.getByText("Next contact").waitFor();
    await sheet.getByText("Create Contact").waitFor();
    await page.keyboard.press("n");
    expect(new URL(page.url()).pathname).toBe("/ui/contacts");
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).not.toBe("");
    await page.close();
  });
});

describe("keys that come before the shortcuts", () => {
  it("should be kept and replayed once, in order, when the shortcuts are loaded", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    let open = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route("**/api/users/current", async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest("**/api/users/current");
    await page.goto("/ui/", { waitUntil: "commit" });
    await asked;
    await pressBoth(page, "g", "c");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/ui/");
    open();
    await page.waitForURL(/\/ui\/contacts$/);
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/ui/");
    await page.context().close();
  });
});

describe("commands for the account", () => {
  const run = async (page: Page, words: string, name: string): Promise<void> => {
    await open(page);
    await field(page).fill(words);
    await page.getByRole("option", { name, exact: true }).click();
    await field(page).waitFor({ state: "detached" });
  };
  const look = (page: Page, of: "skin" | "density"): Promise<string | undefined> =>
    page.evaluate((name) => document.documentElement.dataset[name], of);

  it("should change theme and density at once and for the next visit, and log out after asking", async () => {
    const page = await at("/ui/contacts");
    await expect.poll(() => look(page, "skin")).toBe("classic");
    await run(page, "theme dark", "Theme: Dark");
    await expect.poll(() => look(page, "skin")).toBe("classic-dark");
    await run(page, "density compact", "Density: Compact");
    await expect.poll(() => look(page, "density")).toBe("compact");
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(async () => [await look(page, "skin"), await look(page, "density")]).toEqual(["classic-dark", "compact"]);
    await run(page, "logout", "Logout");
    const question = page.getByRole("alertdialog");
    await question.getByText("Are you sure you want to log out?").waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/ui/contacts");
    await run(page, "logout", "Logout");
    await question.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(/\/ui\/login/);
    await page.context().close();
  });
});

describe("the states of palette and assistant", () => {
  it("should match the specification of the shell: closed, quick commands, a nested list and back; hidden, a reply that types, feedback, thanks [A4.18]", async () => {
    const page = await at("/ui/");
    expect(await field(page).count()).toBe(0);
    await open(page);
    await option(page, "Switch Team").click();
    await option(page, /Sales academy/).waitFor();
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    await page.waitForFunction((closed) => performance.now() - closed > 300, await page.evaluate(() => performance.now()));
    await open(page);
    await option(page, "Switch Team").waitFor();
    await page.keyboard.press("Escape");
    const panel = page.getByRole("dialog", { name: "Ask CY" });
    expect(await panel.count()).toBe(0);
    await page.getByRole("banner").getByRole("button", { name: "Ask CY", exact: true }).click();
    await panel.waitFor();
    await page.getByRole("textbox", { name: "Your question" }).fill("How do I archive a contact?");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Helpful", exact: true }).click();
    await page.getByText("Thank you for your feedback!").waitFor();
    await page.getByText("Thank you for your feedback!").waitFor({ state: "detached" });
    await page.context().close();
  });
});
