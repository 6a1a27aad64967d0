import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, tabTo, typeText } from "./keys.ts";

/** What the browser writes of replies that these tests are about. */
const refused = /Failed to load resource: (net::ERR_FAILED|the server responded with a status of (401|403|404|422))/;

const Sessions = t.readonlyArray(t.type({ id: t.number, current: t.boolean }));
const Csrf = t.type({ csrf_token: t.string });

describe("signing in to the staff application", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close(refused));

  /** Signs every browser of a user out but the one that this call makes. */
  const endSessions = async (email: string): Promise<void> => {
    const context = await app.browser.newContext({ baseURL: app.origin });
    const login: unknown = await (await context.request.post("/api/users/login", { data: { email, password: demoPassword } })).json();
    const sessions: unknown = await (await context.request.get("/api/users/sessions")).json();
    const headers = { "x-csrf-token": Csrf.is(login) ? login.csrf_token : "" };
    for (const { id, current } of Sessions.is(sessions) ? sessions : [])
      if (!current) await context.request.delete(`/api/users/sessions/${id}`, { headers });
    await context.close();
  };

  const titled = (page: Page, title: string) => page.waitForFunction((wanted) => document.title === wanted, title);

  const logIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  };

  it("should send strangers to the login page and back to where they wanted to go, by mouse [A2.32] [A2.11]", async () => {
    const page = await app.page();
    await page.goto("/ui/contacts?search=a%2Fb");
    await page.waitForURL(/\/ui\/login\?next=/);
    await titled(page, "Log in · Cygnet");
    await logIn(page, "olivia@harbor.example");
    await page.waitForURL("**/ui/contacts?search=a%2Fb");
  });

  it("should log in and out by keyboard alone", async () => {
    const page = await app.page();
    await page.goto("/ui/");
    await page.getByLabel("Email").waitFor();
    await typeText(page, "adam@harbor.example");
    await page.keyboard.press("Tab");
    await typeText(page, demoPassword);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Hello Adam" }).waitFor();
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await tabTo(page, /\bLogout$/);
    await page.keyboard.press("Enter");
    await focusIn(page.getByRole("alertdialog", { name: "Are you sure you want to log out?" }));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/ui/login");
    await page.goto("/ui/");
    await page.waitForURL(/\/ui\/login/);
  });

  it("should say what is wrong with a login, keep the address, and stay", async () => {
    const page = await app.page();
    await page.goto("/ui/login");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("Email is required").waitFor();
    await logIn(page, "olivia@harbor.example", "Wrong-horse-1");
    await page.getByRole("alert").getByText("Email or password is incorrect.").waitFor();
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("olivia@harbor.example");
  });

  it("should go in with one click in demo mode, and into the portal as a learner", async () => {
    const page = await app.page();
    await page.goto("/ui/login");
    await page.getByRole("button", { name: "Log in as Uma Ueda member" }).click();
    await page.getByRole("heading", { name: "Hello Uma" }).waitFor();
    const other = await app.page();
    await other.goto("/ui/login");
    await other.getByRole("button", { name: "Open the learner portal as a learner" }).click();
    await other.waitForURL("**/portal/harbor/**");
  });

  it("should leave the login page to whom is signed in already [C2.12]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/login");
    await page.waitForURL("**/ui/");
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
  });

  it("should send home whoever lacks a permission, and say so [B2.30]", async () => {
    const page = await app.page({ as: "gus@harbor.example" });
    await page.goto("/ui/contacts/create");
    await page.waitForURL("**/ui/");
    await page.getByText("You do not have access to that page.").waitFor();
  });

  it("should show at an unknown address a page that leads home", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/no/such/page");
    await titled(page, "Page not found · Cygnet");
    await page.getByRole("link", { name: "Go to Home" }).click();
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
  });

  it("should rewrite hash-style addresses, on arrival and later [B2.31]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/#/contacts?search=ann");
    await page.waitForURL("**/ui/contacts?search=ann");
    await page.evaluate(() => {
      window.location.hash = "#/";
    });
    await page.waitForURL("**/ui/");
  });

  it("should create an organisation, tick the password as it is typed, and show the plan [C2.03] [C7.40] [A5.06]", async () => {
    const page = await app.page();
    await page.goto("/ui/signup?plan=pro");
    await page.getByRole("heading", { name: "Pro plan" }).waitFor();
    await page.getByRole("region", { name: "What customers do with it" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel("Last name").fill("Novak");
    await page.getByLabel("Organisation").fill("Novak School");
    await page.getByLabel("Email").fill("nora@new.example");
    await page.getByLabel("Password", { exact: true }).fill("Aa1");
    await expect.poll(() => page.getByText(": met").count()).toBe(3);
    await page.getByRole("button", { name: "Create organisation" }).click();
    await page.getByText("Your password does not meet the requirements.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("Password1!");
    await page.getByText("Not easy to guess: not met yet").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("Correct-horse-1");
    await expect.poll(() => page.getByText(": met").count()).toBe(7);
    await page.getByRole("button", { name: "Create organisation" }).click();
    await page.getByRole("heading", { name: "Hello Nora" }).waitFor();
    await page.goto(await app.linkFor("nora@new.example"));
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
  });

  it("should choose a new password by the link in the mail, once [C2.03] [C7.38]", async () => {
    const page = await app.page();
    await page.goto("/ui/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByRole("heading", { name: "Reset your password" }).waitFor();
    await page.getByLabel("Email").fill("uma@harbor.example");
    await page.keyboard.press("Enter");
    await page.getByText("If that email exists we sent a link.").waitFor();
    // The mail is written after the answer.
    await expect.poll(() => app.linkFor("uma@harbor.example")).not.toBe("");
    const link = await app.linkFor("uma@harbor.example");
    await page.goto(link);
    await page.getByLabel("New password").fill("Fresh-horse-2");
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText("Your password has been changed. Log in with the new one.").waitFor();
    await logIn(page, "uma@harbor.example", "Fresh-horse-2");
    await page.getByRole("heading", { name: "Hello Uma" }).waitFor();
    const other = await app.page();
    await other.goto(link);
    await other.getByRole("heading", { name: "This link no longer works" }).waitFor();
  });

  it("should keep the page and what was typed when the session ends, and go on after logging in [C2.03]", async () => {
    const page = await app.page({ as: "adam@harbor.example" });
    await page.goto("/ui/contacts/create");
    await page.getByLabel("First name").fill("Typed for an hour");
    await page.getByLabel("Last name").fill("Keeper");
    await endSessions("adam@harbor.example");
    await page
      .getByRole("button", { name: /^Create/ })
      .last()
      .click();
    const dialog = page.getByRole("dialog", { name: "Please log in again" });
    await dialog.waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("Created Typed for an hour Keeper").waitFor();
  });

  it("should let somebody log in by keyboard alone when the window that they opened is what found the session ended", async () => {
    const page = await app.page({ as: "adam@harbor.example" });
    await page.goto("/ui/tasks");
    await page.getByRole("heading", { name: /^Tasks/ }).waitFor();
    await endSessions("adam@harbor.example");
    await page.keyboard.press("n");
    const login = page.getByRole("dialog", { name: "Please log in again" });
    await login.waitFor();
    await page.waitForFunction(
      () => document.activeElement?.closest("[role=dialog]")?.textContent?.startsWith("Please log in again") === true,
    );
    await tabTo(page, /^Password/);
    await typeText(page, demoPassword);
    await page.keyboard.press("Enter");
    await login.waitFor({ state: "detached" });
    const form = page.getByRole("dialog", { name: "Create Task" });
    await form.getByLabel("Name", { exact: true }).click();
    await typeText(page, "Still here");
    await form.getByText("Saved", { exact: true }).waitFor();
  });

  it("should show a page to try again, not the login, when the network is gone [B8.04]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.route("**/api/users/current", (route) => route.abort());
    await page.goto("/ui/contacts");
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    await page.unroute("**/api/users/current");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: /Contacts/ }).waitFor();
    expect(page.url()).toContain("/ui/contacts");
  });

  it("should close the drawer of phones when somebody goes to another page [A2.30]", async () => {
    const page = await app.page({ width: 390, as: "olivia@harbor.example" });
    await page.goto("/ui/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Main" });
    await drawer.getByRole("link", { name: "Contacts" }).click();
    await page.getByRole("heading", { name: /^Contacts/ }).waitFor();
    await drawer.waitFor({ state: "hidden" });
  });
});
