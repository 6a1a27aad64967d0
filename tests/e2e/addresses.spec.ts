import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffRoutes } from "../../ui/staff/staff-routes.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cygnet-e2e-addresses-"));
  app = await openApp({ CYGNET_DATA: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const titled = async (page: Page, title: string): Promise<void> => {
  await page.waitForFunction((wanted) => document.title === `${wanted} · Cygnet`, title);
};

describe("The addresses of the staff application", () => {
  it("should all lie below /ui/, to which the bare address leads [B2.01]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/");
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/ui/");
    const links = await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => new URL(link instanceof HTMLAnchorElement ? link.href : "").pathname));
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((path) => !path.startsWith("/ui/"))).toEqual([]);
    const paths = staffRoutes.map(({ path }) => path).filter((path) => path !== "/" && !path.includes("$"));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      expect(await (await page.request.get(`/ui${path}`)).text(), path).toContain('data-app="staff"');
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    await page.context().close();
  });

  it("should open every page of contacts with its title, after a reload too [A2.04]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/contacts/import");
    const me: unknown = await (await page.request.get("/api/users/current")).json();
    const sent = await page.request.post("/api/contacts/import?filename=people.csv", {
      headers: { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")), "content-type": "application/octet-stream" },
      data: Buffer.from("First name,Email\nAda,ada.pages@mail.example"),
    });
    const { id } = Object(await sent.json());
    const { results } = Object(await (await page.request.get("/api/contacts?limit=1")).json());
    const [contact] = results;
    for (const [path, title] of [
      ["create", "Create contact"],
      ["import", "Import contacts"],
      [`import/status/${id}`, "Import"],
      ["boards", "Boards"],
      ["relationships", "Relationships"],
      [`${contact.con_id}`, contact.name],
    ]) {
      await page.goto(`/ui/contacts/${path}`);
      await titled(page, title);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/ui/contacts/${path}`);
    }
    await page.context().close();
  });

  it.each([
    { width: 1280, dark: false },
    { width: 390, dark: true },
  ])(
    "should show the not-found page at an unknown one, which stays and names the pages that were probably meant: %o [B2.29] [B8.02]",
    async ({ width, dark }) => {
      const page = await app.page({ as: "olivia@harbor.example", width, dark });
      await page.goto("/ui/contacts");
      await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
      await page.goto("/ui/boards?q=1");
      await titled(page, "Page not found");
      await page.getByText("There is nothing at /ui/boards?q=1.").waitFor();
      await page.reload();
      await page.getByText("There is nothing at /ui/boards?q=1.").waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole("button", { name: "Search for “boards”" }).click();
      await expect.poll(() => page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").inputValue()).toBe("boards");
      await page.keyboard.press("Escape");
      await page.getByRole("navigation", { name: "Did you mean" }).getByRole("link", { name: "Boards" }).click();
      await page.waitForURL("**/ui/contacts/boards");
      await page.goBack();
      await page.getByText("There is nothing at /ui/boards?q=1.").waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
      await page.goForward();
      await titled(page, "Page not found");
      await page.getByRole("button", { name: "Go back" }).click();
      await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
      await page.context().close();
    },
  );
});
