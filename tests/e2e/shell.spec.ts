import * as t from "io-ts";
import { createServer, type Server } from "node:http";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

const Message = t.type({ source: t.literal("app"), v: t.literal(1), type: t.string, path: t.string, title: t.string });
/** What browsers write when the server does not answer and when a scenario refuses a call. */
const expected = /Failed to load resource: (net::ERR_(FAILED|INTERNET_DISCONNECTED)|the server responded with a status of (403|404))/;

/** A page on another origin that shows the product in a frame and remembers what it is told. */
const parentPage = (frame: string): string =>
  `<!doctype html><title>School</title><iframe title="Cygnet" src="${frame}" width="1000" height="700"></iframe><script>window.told=[];addEventListener("message",(event)=>window.told.push({origin:event.origin,data:event.data}))</script>`;

/** A stand-in for a chat product: one function on the page, as Intercom's messenger has it. */
const chatScript = `window.Intercom=(command,given)=>{if(command==="onUnreadCountChange")given(2);if(command==="show")document.title="Chat is open";}`;

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`);
    });
  });

describe("the frame of the staff application", () => {
  let app: App;
  let school: Server;
  let schoolOrigin: string;
  let chat: Server;
  beforeAll(async () => {
    school = createServer((request, response) => {
      const frame = new URL(request.url ?? "/", "http://school").searchParams.get("frame") ?? "";
      response.setHeader("content-type", "text/html").end(parentPage(frame));
    });
    chat = createServer((_request, response) => void response.setHeader("content-type", "text/javascript").end(chatScript));
    schoolOrigin = await listen(school);
    const widget = await listen(chat);
    app = await openApp({
      CYGNET_FRAME_ANCESTORS: schoolOrigin,
      CYGNET_SUPPORT_WIDGET: `${widget}/chat.js`,
      CYGNET_VIDEO_GALLERY_URL: "https://films.example/",
    });
  });
  afterAll(async () => {
    await app.close(expected);
    school.close();
    chat.close();
  });

  const choose = async (page: Page, frame: "Classic" | "Ink"): Promise<void> => {
    await page.getByRole("button", { name: /^Olivia Owens/ }).click();
    await page.getByRole("menuitemradio", { name: frame }).click();
    await page.keyboard.press("Escape");
  };
  const skinOf = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset["skin"]);

  it("should offer every kind of help, and count unread answers of support [A2.27]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/");
    await page.waitForFunction(() => document.title === "(2) Home · Cygnet");
    await page.getByRole("button", { name: /^Help/ }).click();
    const entries = page.getByRole("menu", { name: "Help" }).getByRole("menuitem");
    await entries.first().waitFor();
    await expect
      .poll(() => entries.allTextContents())
      .toEqual(["Ask CY", "Help Docs", "Video Gallery", "Learn Portal", "Talk to Support2", "Keyboard shortcuts?"]);
    await expect.poll(() => page.getByRole("menuitem", { name: "Learn Portal" }).getAttribute("href")).toBe("/portal/harbor");
    await page.getByRole("menuitem", { name: /Talk to Support/ }).click();
    await page.waitForFunction(() => document.title === "Chat is open");
  });

  it("should show how to install where the browser does not offer it, by keyboard, and give the focus back [A2.33]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/contacts");
    const opener = page.getByRole("button", { name: "Add to Device" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "How To Install" }).waitFor();
    await page.getByRole("tab", { name: "Computer", selected: true }).focus();
    await page.keyboard.press("ArrowLeft");
    await page.getByText("Open this page in Chrome.", { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([
    { width: 1280, dark: false },
    { width: 390, dark: true },
  ])("should carry a whole journey in the ink frame, remembered, without a fault of access: %o", async ({ width, dark }) => {
    const page = await app.page({ as: "olivia@harbor.example", width, dark });
    await page.goto("/ui/");
    if (width < 980) await page.getByRole("button", { name: "Open menu" }).click();
    await choose(page, "Ink");
    await page.waitForFunction(() => document.documentElement.dataset["skin"]?.startsWith("ink"));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => skinOf(page)).toBe(dark ? "ink-dark" : "ink");
    await page.getByRole("button", { name: "Home" }).click();
    await page.getByRole("menuitem", { name: "Contacts" }).click();
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    await page.getByRole("link", { name: "Elena Abbott" }).click();
    await page.getByRole("heading", { level: 1, name: /Elena Abbott/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await choose(page, "Classic");
    await expect.poll(() => skinOf(page)).toBe(dark ? "classic-dark" : "classic");
  });

  it("should say that there is no connection when a page's code cannot be fetched, and open the page once it can be", async () => {
    const page = await app.page({ as: "olivia@harbor.example", dark: true, width: 390 });
    await page.goto("/ui/contacts");
    await page.getByRole("heading", { name: /^Contacts/ }).waitFor();
    await page.context().setOffline(true);
    await page.evaluate(() => {
      history.pushState(null, "", "/ui/settings/theme");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Theme", level: 1 }).waitFor();
  });

  it("should tell the page around it of every navigation, go where that asks, and show no frame of its own [A1.08] [A1.09] [A2.18] [A2.31]", async () => {
    const page = await app.page();
    // The frame stands on another origin, so its cookies go along only because both are the same site.
    const origin = app.origin.replace("localhost", "127.0.0.1");
    await page.request.post(`${origin}/api/users/login`, { data: { email: "olivia@harbor.example", password: demoPassword } });
    await page.goto(`${schoolOrigin}/?frame=${encodeURIComponent(`${origin}/ui/contacts?headerColor=dark`)}`);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    expect(await frame.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    await expect.poll(() => frame.getByRole("banner").getAttribute("data-header")).toBe("dark");
    const told = (): Promise<readonly unknown[]> => page.evaluate("window.told.map(({ data }) => data)");
    await page.waitForFunction("window.told.some(({ data }) => data.title === 'Contacts')");
    await page.evaluate(
      (path) => document.querySelector("iframe")?.contentWindow?.postMessage({ type: "navigate", path }, "*"),
      "/ui/help",
    );
    await frame.getByRole("heading", { level: 1, name: "Help Docs" }).waitFor();
    await page.waitForFunction("window.told.some(({ data }) => data.path === '/ui/help')");
    const messages = (await told()).filter(Message.is);
    expect(messages.at(0)?.path).toContain("/ui/contacts");
    expect(messages.filter(({ path }) => path === "/ui/help")).toEqual([
      { source: "app", v: 1, type: "navigate", path: "/ui/help", title: "Help Docs" },
    ]);
  });

  it("should start without the network once it has been there, and say so", async () => {
    const page = await app.page({ as: "olivia@harbor.example", isKept: true });
    await page.goto("/ui/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => caches.match("/ui/").then((known) => known !== undefined));
    await page.context().setOffline(true);
    await page.goto("/ui/contacts");
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
  });

  it.each([
    ["/ui/", "olivia@harbor.example"],
    ["/portal/harbor/", "lena@harbor.example"],
  ])("should not stay blank at %s when none of its program can be loaded, but offer to load it again", async (path, as) => {
    const page = await app.page({ as, width: 390, dark: true });
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path);
    const again = page.getByRole("link", { name: "Load it again" });
    await again.waitFor();
    expect(await axe(page)).toEqual([]);
    await page.unroute("**/*.js");
    await again.click();
    await again.waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
