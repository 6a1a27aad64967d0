import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Task } from "../../core/tasks/task.model.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, focusInLayer, focusOn, pressBoth, searchFor, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: (net::ERR_INTERNET_DISCONNECTED|the server responded with a status of (404|409))/));

const adam = "adam@harbor.example";
const signedIn = (options: { readonly width?: number; readonly dark?: boolean; readonly as?: string } = {}): Promise<Page> =>
  app.page({ as: adam, ...options });

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
const taskOf = (u: unknown): Task => {
  if (!Task.is(u)) throw new Error(`No task: ${JSON.stringify(u)}`);
  return u;
};
const made = async (page: Page, values: Readonly<Record<string, unknown>>): Promise<Task> =>
  taskOf(await api(page, "POST", "/api/tasks", values));
const stored = async (page: Page, { id }: Task): Promise<Task> => taskOf(await api(page, "GET", `/api/tasks/${id}`));
const found = async (page: Page, search: string): Promise<readonly unknown[]> => {
  const results: unknown = Reflect.get(Object(await api(page, "GET", `/api/tasks?search=${encodeURIComponent(search)}`)), "results");
  return Array.isArray(results) ? results : [];
};

const dialog = (page: Page) => page.getByRole("dialog");
const saved = (page: Page) => dialog(page).getByText("Saved", { exact: true });
const name = (page: Page) => dialog(page).getByRole("textbox", { name: "Name" });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const column = (page: Page, title: string) => page.getByRole("list", { name: title, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole("region", { name: "Notifications" }).getByText(text);

describe("Tasks in the browser", () => {
  it("should be made with the mouse, save themselves while they are written, and survive a reload [A2.10, A4.15, B2.24]", async () => {
    const page = await signedIn();
    await page.goto("/ui/tasks");
    await page.getByRole("button", { name: "Create task" }).click();
    await page.getByRole("dialog", { name: "Create Task" }).waitFor();
    await name(page).fill("Paint the pier");
    await saved(page).waitFor();
    await dialog(page)
      .getByRole("button", { name: /Status/ })
      .click();
    await page.getByRole("option", { name: "Doing" }).click();
    await searchFor(dialog(page).getByRole("combobox", { name: "Assigned to" }), "Uma");
    await page.getByRole("option", { name: "Uma Ueda" }).click();
    await dialog(page).getByLabel("Notes").fill("Two coats.");
    await dialog(page).getByLabel("Add a link").fill("https://paint.example/blue");
    await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
    await dialog(page).getByRole("link", { name: "paint.example/blue" }).waitFor();
    await saved(page).waitFor();
    await dialog(page).getByRole("button", { name: "Done" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await row(page, "Paint the pier").getByText("Doing").waitFor();
    await page.getByRole("link", { name: "Paint the pier" }).click();
    await page.waitForURL(/\/ui\/tasks\/paint_the_pier_\d+$/);
    await page.getByRole("dialog", { name: "Edit Task" }).waitFor();
    await page.reload();
    await page.getByRole("dialog", { name: "Edit Task" }).waitFor();
    await expect.poll(() => name(page).inputValue()).toBe("Paint the pier");
    await expect.poll(() => dialog(page).getByLabel("Notes").inputValue()).toBe("Two coats.");
    await dialog(page).getByText("Uma Ueda").waitFor();
    await dialog(page).getByRole("link", { name: "paint.example/blue" }).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    await page.context().close();
  });

  it("should be made, changed and closed by keyboard alone, which saves what is unsaved [A4.16]", async () => {
    const page = await signedIn();
    await page.goto("/ui/tasks");
    await page.getByRole("grid").getByRole("link").first().waitFor();
    await page.keyboard.press("n");
    await focusIn(page.getByRole("dialog", { name: "Create Task" }));
    await typeText(page, "By keys alone");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await focusIn(page.getByRole("listbox"));
    await page.keyboard.type("Rev");
    await page.keyboard.press("Enter");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await focusIn(dialog(page));
    await page.keyboard.press("Control+Enter");
    await dialog(page).waitFor({ state: "detached" });
    await row(page, "By keys alone").getByText("Reviewing").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Edit Task" }).waitFor();
    await name(page).focus();
    await page.keyboard.press("End");
    await typeText(page, ", all of it");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await row(page, "By keys alone, all of it").waitFor();
    await expect.poll(() => found(page, "By keys alone, all of it")).toHaveLength(1);
    await pressBoth(page, "g", "h");
    await page.waitForURL(/\/ui\/$/);
    await pressBoth(page, "g", "t");
    await page.waitForURL(/\/ui\/tasks$/);
    await page.context().close();
  });

  it("should ask 'Discard changes?' when what was typed cannot be saved", async () => {
    const page = await signedIn();
    const task = await made(page, { name: "Keeps its name" });
    await page.goto(`/ui/tasks/${task.slug}`);
    await name(page).fill("");
    await dialog(page).getByText("Name is required").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Discard changes?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => name(page).inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await page.waitForURL(/\/ui\/tasks$/);
    await expect.poll(async () => (await stored(page, task)).name).toBe("Keeps its name");
    await page.context().close();
  });

  it("should keep what is written offline, say so, and save it once when the network is back", async () => {
    const page = await signedIn();
    await page.goto("/ui/tasks");
    await page.getByRole("grid").getByRole("link").first().waitFor();
    await page.keyboard.press("n");
    await name(page).waitFor();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await name(page).fill("Written on the ferry");
    await dialog(page).getByText("Your changes are kept on this device", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).getByText("Offline: saves when you are back").waitFor();
    await name(page).fill("Written on the ferry, twice");
    await page.context().setOffline(false);
    await saved(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await row(page, "Written on the ferry, twice").waitFor();
    await expect.poll(() => found(page, "Written on the ferry")).toHaveLength(1);
    await page.context().close();
  });

  it("should show what two people changed, and keep both where they are different fields", async () => {
    const page = await signedIn();
    const task = await made(page, { name: "Shared work" });
    await page.goto(`/ui/tasks/${task.slug}`);
    await name(page).waitFor();
    await api(page, "PUT", `/api/tasks/${task.id}`, { version: 1, name: "Their name", body: "Their notes" });
    await name(page).fill("Our name");
    await dialog(page).getByText("Someone else edited this").waitFor();
    await dialog(page).getByRole("row", { name: "Name Our name Their name" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Keep mine" }).click();
    await saved(page).waitFor();
    await expect.poll(() => stored(page, task)).toMatchObject({ name: "Our name", body: "Their notes" });
    await page.context().close();
  });

  it("should move on the board by mouse, by menu and by keys, with Undo", async () => {
    const page = await signedIn();
    const task = await made(page, { name: "Moves about", status: "todo" });
    await page.goto("/ui/tasks");
    await page.getByRole("button", { name: "Board", exact: true }).click();
    await page.waitForURL(/view=board/);
    const card = page.getByRole("link", { name: "Moves about" });
    await column(page, "To Do").getByRole("link", { name: "Moves about" }).waitFor();
    await card.dragTo(column(page, "Planning"));
    await column(page, "Planning").getByRole("link", { name: "Moves about" }).waitFor();
    await toast(page, "Moved Moves about to Planning").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await column(page, "To Do").getByRole("link", { name: "Moves about" }).waitFor();
    await page.getByRole("button", { name: "Actions for Moves about" }).press("Enter");
    await focusInLayer(page, "menu");
    await page.getByRole("menuitemradio", { name: "Ready" }).press("Enter");
    await focusOn(column(page, "Ready").getByRole("link", { name: "Moves about" }));
    await page.keyboard.press("Alt+ArrowRight");
    await column(page, "Done").getByRole("link", { name: "Moves about" }).waitFor();
    await toast(page, "Moved Moves about to Done").waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Moves about");
    await page.keyboard.press("Alt+ArrowLeft");
    await focusOn(column(page, "Ready").getByRole("link", { name: "Moves about" }));
    await toast(page, "Moved Moves about to Ready").last().waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Edit Task" }).waitFor();
    await focusInLayer(page, "dialog");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Moves about");
    await expect.poll(async () => (await stored(page, task)).status).toBe("ready");
    await page.goto("/ui/tasks");
    await column(page, "Ready").waitFor();
    await page.getByRole("button", { name: "List", exact: true }).click();
    await page.getByRole("grid").waitFor();
    await page.context().close();
  });

  it("should be filtered, selected, moved and deleted together, in ways that the address keeps [A2.12]", async () => {
    const page = await signedIn();
    await page.goto("/ui/tasks?program_class=OrgLaunch");
    await page.getByRole("heading", { name: "Tasks 7" }).waitFor();
    await page.getByRole("button", { name: "Hide finished" }).click();
    await page.waitForURL(/hide_finished=true/);
    await page.getByRole("heading", { name: "Tasks 4" }).waitFor();
    await page.getByRole("button", { name: "Status", exact: true }).first().click();
    await page.getByRole("checkbox", { name: "Doing" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Tasks 1" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Tasks 1" }).waitFor();
    await row(page, "Set up text messaging").waitFor();
    await page.goto("/ui/tasks?search=nothing-is-called-this");
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    for (const text of ["Together one", "Together two"]) await made(page, { name: text });
    await page.goto("/ui/tasks?search=Together");
    await row(page, "Together two").waitFor();
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
    await page.getByRole("button", { name: "Change status" }).click();
    await page.getByRole("menuitem", { name: "Reviewing" }).click();
    await toast(page, "Moved 2 tasks to Reviewing").waitFor();
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
    await page.getByRole("group", { name: "Actions for the selection" }).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    await toast(page, "Deleted 2 tasks").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await row(page, "Together one").getByText("Reviewing").waitFor();
    await row(page, "Together two").waitFor();
    await page.context().close();
  });

  it("should say 'Task not found.' of an address without a task, and show the list [B2.24]", async () => {
    const page = await signedIn();
    for (const slug of ["nothing_99999999", "no-slug"]) {
      await page.goto(`/ui/tasks/${slug}`);
      await toast(page, "Task not found.").first().waitFor();
      await page.waitForURL(/\/ui\/tasks$/);
      await page.getByRole("grid").getByRole("link").first().waitFor();
    }
    await page.context().close();
  });

  it("should be made from anywhere by a guest, who sees no tasks but their own [A2.39]", async () => {
    const page = await signedIn({ as: "gus@harbor.example" });
    await page.goto("/ui/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await focusOn(page.getByRole("combobox"));
    await typeText(page, "Create Task");
    await page
      .getByRole("option", { name: /Create Task/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Create Task" }).waitFor();
    await name(page).fill("By a guest");
    await saved(page).waitFor();
    await page.keyboard.press("Escape");
    await page.goto("/ui/tasks");
    await row(page, "By a guest").waitFor();
    await row(page, "Ask the night crew").waitFor();
    expect(await row(page, "Renew the photo licences").count()).toBe(0);
    await page.context().close();
  });

  it("should have no accessibility violations and no sideways scrolling in any look, as list, as board and in the window of a task", async () => {
    const page = await signedIn();
    await page.goto("/ui/tasks");
    await page.getByRole("grid").getByRole("link").first().waitFor();
    await expectLooks(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/ui/tasks?view=board");
    await page.getByRole("link", { name: "Renew the photo licences" }).waitFor();
    await expectLooks(page);
    await page
      .getByRole("group", { name: "Status", exact: true })
      .getByRole("button", { name: /^Doing/ })
      .click();
    await page.getByRole("link", { name: "Translate the welcome course into Spanish" }).click();
    await dialog(page).getByText("Uma Ueda").waitFor();
    await expectLooks(page);
    await page.context().close();
  });
});
