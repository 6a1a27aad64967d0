import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp, type PageOptions } from "./app.ts";
import { axe } from "./axe.ts";
import { focusOn, typeText } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: the server responded with a status of (404|409|422|429)/));

const olivia = "olivia@harbor.example";
const rosa = "rosa@quayside.example";
const tom = "tom@quayside.example";
const lily = "lily@lighthouse.example";
const plansPage = "/ui/settings/account/plans";
const billingPage = "/ui/settings/billing";

const open = async (path: string, options: PageOptions): Promise<Page> => {
  const page = await app.page(options);
  await page.goto(path);
  return page;
};
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const isWithin = (page: Page): Promise<boolean> =>
  page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth");
/** The close button with words, not the cross. */
const close = (page: Page, name: string) => dialog(page, name).locator("footer").getByRole("button", { name: "Close" });

describe("Quick wins in the browser", () => {
  it("should open from any address, by keyboard alone, make the course, and leave the address [A2.15, A2.33, A4.07, A4.09]", async () => {
    const page = await open("/ui/contacts?page=2&program_id=welcome-course&program_title=Greet%20people", { as: olivia });
    const form = dialog(page, "Get Quick Win!");
    await form.getByRole("heading", { name: "Greet people" }).waitFor();
    await page.waitForURL((url) => url.search === "?page=2");
    expect(await axe(page)).toEqual([]);
    await form.getByLabel("Name of the course").focus();
    await page.keyboard.press("Enter");
    await form.getByText("Name of the course is required").waitFor();
    await form.locator("input:focus").waitFor();
    await typeText(page, "Aboard");
    await page.keyboard.press("Tab");
    await typeText(page, "Good to have you here.");
    await form.getByLabel("Name of the course").focus();
    await page.keyboard.press("Enter");
    await form.getByRole("heading", { name: "Your welcome course is ready. Learners find it in their portal." }).waitFor();
    await focusOn(form.getByRole("button", { name: "Done" }));
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    await page.goto("/ui/contacts?program_id=welcome-course&program_title=Greet%20people");
    await page.getByRole("heading", { name: "Greet people is already enabled" }).waitFor();
    await page.context().close();
    const portal = await open("/portal/harbor/", { as: "lena@harbor.example" });
    await portal.getByRole("link", { name: "Aboard" }).waitFor();
    await portal.context().close();
  });

  it("should open the program rather than the quick win, and say when it is on or cannot be [A2.14, A4.08, A8.12]", async () => {
    const page = await open("/ui/?program=portal-messaging&program_id=team-lines&program_title=Lines", { as: olivia });
    await dialog(page, "Messages from the portal").getByRole("heading", { name: "Messages from the portal is already enabled" }).waitFor();
    await close(page, "Messages from the portal").click();
    await page.goto("/ui/?program_id=team-lines&program_title=Lines");
    await dialog(page, "Get Quick Win!").getByRole("heading", { name: "You can't enable this quick win" }).waitFor();
    await page.context().close();
  });

  it("should be listed, on a phone in the dark, without accessibility violations", async () => {
    const page = await open("/ui/quick-wins", { as: olivia, width: 390, dark: true });
    await page.getByRole("button", { name: "Details: A text line for every team" }).click();
    await dialog(page, "A text line for every team").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page, "A text line for every team").waitFor({ state: "detached" });
    expect(await page.getByText("Messages from the portal").count()).toBe(0);
    expect(await isWithin(page)).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});

describe("A trial that is over", () => {
  const title = "Please Select a Plan";

  it("should be told the owner, whom closing takes to the plans [A4.04, A6.04, A8.09, A8.10]", async () => {
    const page = await open("/ui/contacts", { as: rosa });
    await dialog(page, title).getByText("Your trial has expired. Please select a plan.", { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await close(page, title).click();
    await page.waitForURL(`**${plansPage}`);
    await page.getByText("Your trial has expired. Please select a plan.").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Plans", level: 1 }).waitFor();
    expect(await dialog(page, title).count()).toBe(0);
    await page.context().close();
  });

  it("should be told others, who close it until the page is loaded anew [A6.05, A8.10, A8.11]", async () => {
    const page = await open("/ui/contacts", { as: tom, dark: true });
    const words = dialog(page, title).getByText(
      "Your organization's trial has expired. Please have your organization's admin upgrade this account.",
    );
    await words.waitFor();
    await page.keyboard.press("Escape");
    await words.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Home" }).click();
    await page.waitForURL("**/ui/");
    expect(await dialog(page, title).count()).toBe(0);
    await page.reload();
    await words.waitFor();
    await page.context().close();
  });

  it("should keep anything from being changed: one window, no alert besides; the owner goes on to the plans [A8.01, A8.02]", async () => {
    const page = await open("/ui/contacts/create", { as: rosa });
    await close(page, title).click();
    await page.waitForURL(`**${plansPage}`);
    await page.getByRole("link", { name: "Contacts", exact: true }).first().click();
    await page.getByRole("link", { name: "Create contact" }).first().click();
    await page.getByLabel("First name").fill("Nia");
    await page.getByRole("main").getByRole("button", { name: "Create contact" }).click();
    await dialog(page, "Purchase Trialed Plan").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
    expect(await page.getByText("Failed to create contact").count()).toBe(0);
    await expect.poll(() => page.getByText("Your trial has expired. Please select a plan.").count()).toBe(1);
    await page.getByRole("button", { name: "See plans" }).click();
    await page.waitForURL(`**${plansPage}`);
    await page.context().close();
  });

  it("should leave others only to close when something cannot be changed [A6.05]", async () => {
    const page = await open("/ui/contacts/create", { as: tom, width: 390 });
    await close(page, title).click();
    await page.getByLabel("First name").fill("Nia");
    await page.getByRole("main").getByRole("button", { name: "Create contact" }).click();
    const window = dialog(page, "Purchase Trialed Plan");
    await window.waitFor();
    await expect.poll(() => window.locator("footer").getByRole("button").allTextContents()).toEqual(["Close"]);
    expect(await isWithin(page)).toBe(true);
    await close(page, "Purchase Trialed Plan").click();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Nia");
    await page.context().close();
  });
});

describe("Plans and billing in the browser", () => {
  it("should take a card and put a plan in force, with a bill that opens as a PDF [C7.22, C7.24, C7.25]", async () => {
    const page = await open(plansPage, { as: lily });
    await page.getByText(/^Your trial ends on/).waitFor();
    await page.getByRole("button", { name: "Choose Starter" }).click();
    await page.getByRole("alertdialog").getByText("Add a card first: it is charged when you choose this plan.").waitFor();
    await page.getByRole("button", { name: "Add a card" }).click();
    await page.waitForURL(`**${billingPage}`);
    await page.getByRole("heading", { name: "Billing", level: 1 }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByText("Visa ending in 0002").click();
    await page.getByRole("button", { name: "Save card" }).click();
    await page.getByText("Your card was declined. Try another one.").waitFor();
    await page.getByText("Visa ending in 4242").click();
    await page.getByRole("button", { name: "Save card" }).click();
    await page.getByText(/^Visa ending in 4242, expires/).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Plans" }).first().click();
    await page.waitForURL(`**${plansPage}`);
    await page.getByRole("button", { name: "Choose Starter" }).click();
    await page.getByRole("alertdialog").getByText("$49 will be charged to your Visa ending in 4242 now.").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Choose Starter" }).click();
    await page.getByText("You are now on the Starter plan.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Invoices" }).first().click();
    await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    const link = page.getByRole("table", { name: "Invoices" }).getByRole("link");
    const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await page.context().close();
  });

  it("should tell others whose the plans are, without asking for what they may not see", async () => {
    const page = await app.page({ as: "adam@harbor.example" });
    const refused: string[] = [];
    page.on("response", (response) => response.status() === 403 && refused.push(response.url()));
    for (const path of [plansPage, billingPage, "/ui/settings/invoices"]) {
      await page.goto(path);
      await page.getByText("Ask Olivia Owens (olivia@harbor.example).").waitFor();
    }
    expect(refused).toEqual([]);
    await page.context().close();
  });

  it("should be shared by a link with somebody without an account, who can change the card and nothing else [C2.05, C6.05]", async () => {
    const page = await open(billingPage, { as: olivia });
    await page.getByRole("button", { name: "Create link" }).click();
    await expect.poll(() => page.getByLabel("Link", { exact: true }).inputValue()).toMatch(/^http/);
    const url = await page.getByLabel("Link", { exact: true }).inputValue();
    await page.context().close();
    const stranger = await open(url.replace(/^https?:\/\/[^/]+/, ""), { width: 390 });
    await stranger.getByRole("heading", { name: "Billing of Harbor Learning" }).waitFor();
    expect(await isWithin(stranger)).toBe(true);
    expect(await axe(stranger)).toEqual([]);
    await stranger.getByRole("radio", { name: /4242/ }).focus();
    await stranger.keyboard.press("Space");
    await stranger.getByRole("button", { name: "Save card" }).press("Enter");
    await stranger.getByText("Card saved").waitFor();
    await stranger.goto("/ui/share-billing?token=no-such-link");
    await stranger.getByText("This link no longer works").waitFor();
    await stranger.context().close();
  });
});

describe("A line for texts in the browser", () => {
  it("should be set up by mouse, in a dialog that confirms it and closes by itself [A4.10, A9.08, A7.13, A7.14]", async () => {
    const page = await open(plansPage, { as: olivia });
    await page.getByRole("button", { name: /^(Set up text messaging|Get another number)$/ }).click();
    const setup = dialog(page, "Setup Text Messaging");
    await setup.getByLabel("Area code").fill("21");
    await expect.poll(() => setup.getByRole("button", { name: "Search" }).isDisabled()).toBe(true);
    await setup.getByLabel("Area code").fill("011");
    await setup.getByRole("button", { name: "Search" }).click();
    await setup.getByText("It looks like there are no numbers available with area code 011.").waitFor();
    await setup.getByLabel("Area code").fill("415");
    await setup.getByRole("button", { name: "Search" }).click();
    await setup
      .getByRole("radiogroup", { name: "Numbers" })
      .getByText(/^\(415\) 555-/)
      .first()
      .click();
    expect(await axe(page)).toEqual([]);
    await setup.getByRole("button", { name: "Get this number" }).click();
    await setup.getByText(/^\(415\) 555-\d{4} is yours\./).waitFor();
    await setup.waitFor({ state: "detached" });
    await page.getByText(/^\(415\) 555-\d{4}$/).waitFor();
    await page.context().close();
  });

  it("should be set up by keyboard alone, on a phone, from the palette [A4.10, A9.21]", async () => {
    const page = await open("/ui/contacts", { as: olivia, width: 390 });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await focusOn(page.getByRole("combobox"));
    await typeText(page, "set up text messaging");
    await page.getByRole("option", { name: /Set up text messaging/ }).waitFor();
    await page.keyboard.press("Enter");
    const setup = dialog(page, "Setup Text Messaging");
    await setup.getByLabel("Area code").waitFor();
    await setup.getByRole("button", { name: /Country/ }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await setup.getByLabel("Area code").focus();
    await typeText(page, "03");
    await page.keyboard.press("Enter");
    await setup.getByRole("radio").first().waitFor();
    await setup.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await setup.getByRole("button", { name: "Get this number" }).focus();
    await page.keyboard.press("Enter");
    await setup.getByText(/is yours\. You can send texts now\./).waitFor();
    expect(await isWithin(page)).toBe(true);
    await setup.waitFor({ state: "detached" });
    await page.context().close();
  });
});

describe("Tooltips in the browser", () => {
  it("should explain a place that has a help text, with a link reached by keyboard", async () => {
    const page = await open("/ui/contacts", { as: olivia });
    await page.getByRole("button", { name: "What is this?" }).first().focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog", { name: "What is this?" })
      .getByText(/^The people you teach, coach or write to\./)
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "Find a contact" }).press("Enter");
    await page.waitForURL("**/ui/help/find-a-contact");
    await page.context().close();
  });

  it("should show authors the slug of every place for as long as the tab is open [A2.17]", async () => {
    const page = await open("/ui/contacts?tooltips_dev=1", { as: olivia });
    await page.getByRole("button", { name: "Tooltip contacts-list" }).waitFor();
    await page.goto("/ui/contacts/create");
    await page.getByRole("button", { name: "Tooltip contacts-create" }).waitFor();
    const other = await app.page({ context: page.context() });
    await other.goto("/ui/contacts");
    await other.getByRole("button", { name: "What is this?" }).first().waitFor();
    await page.context().close();
  });
});
