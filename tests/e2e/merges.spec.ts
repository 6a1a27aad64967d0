import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

describe("duplicates, merges and taking them back", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close(/status of (404|409)/));

  const opened = async (options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => {
    const page = await app.page({ as: "olivia@harbor.example", ...options });
    await page.goto("/ui/contacts/duplicates");
    await page.getByRole("article").first().waitFor();
    return page;
  };

  it("should merge two contacts by a plan that is adjusted, and make them two again, by mouse [B5.10]", async () => {
    const page = await opened();
    await page.getByRole("button", { name: "Merge…: Ravi Cabrera and Rav Cabrera" }).click();
    const dialog = page.getByRole("dialog", { name: "Merge contacts" });
    await dialog.getByText("Rav Cabrera will be merged into Ravi Cabrera.").waitFor();
    await dialog.getByRole("button", { name: /First name/ }).click();
    await page.getByRole("option", { name: "Rav", exact: true }).click();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Merge", exact: true }).click();
    await page.getByText("Merged Rav Cabrera into Rav Cabrera").waitFor();
    await page.getByRole("tab", { name: "Merged" }).click();
    await page.getByRole("link", { name: "Rav Cabrera into Rav Cabrera" }).click();
    await page.getByText("rav.cabrera@home.example").first().waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Unmerge: Rav Cabrera into Rav Cabrera" }).click();
    await page.getByText("Unmerged Rav Cabrera and Ravi Cabrera").waitFor();
    await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    await page.getByText("Undone", { exact: true }).waitFor();
    await page.getByRole("tab", { name: /To review/ }).click();
    await page.getByRole("article", { name: "Ravi Cabrera and Rav Cabrera" }).waitFor();
  });

  it("should merge by keyboard alone and undo it from the notice", async () => {
    const page = await opened();
    await page.getByRole("button", { name: /^Merge…: Zara Singh/ }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Merge contacts" });
    await dialog.getByRole("radio", { name: /Zara Singh/ }).waitFor();
    await dialog.getByRole("radio", { name: /Zara Singh/ }).focus();
    await page.keyboard.press("ArrowDown");
    await dialog.getByText("Zara Singh will be merged into Zar Singh.").waitFor();
    await dialog.getByRole("button", { name: "Merge", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Merged Zara Singh into Zar Singh").waitFor();
    await page.getByRole("article", { name: "Zara Singh and Zar Singh" }).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Unmerged Zara Singh and Zar Singh").waitFor();
  });

  it("should show the plan anew where somebody else changed one of the two since, and merge by that", async () => {
    const page = await opened();
    await page.getByRole("button", { name: "Merge…: Ravi Cabrera and Rav Cabrera" }).click();
    const dialog = page.getByRole("dialog", { name: "Merge contacts" });
    await dialog.getByText("Rav Cabrera will be merged into Ravi Cabrera.").waitFor();
    const colleague = await app.page({ as: "adam@harbor.example" });
    const me: unknown = await (await colleague.request.get("/api/users/current")).json();
    const [rav]: readonly unknown[] = Object(
      await (await colleague.request.get("/api/contacts?search=rav.cabrera&limit=1")).json(),
    ).results;
    const sent = await colleague.request.put(`/api/contacts/${String(Reflect.get(Object(rav), "con_id"))}`, {
      headers: { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) },
      data: { last_name: "Cabrera-Diaz", version: Reflect.get(Object(rav), "version") },
    });
    expect(sent.status()).toBe(200);
    await dialog.getByRole("button", { name: "Merge", exact: true }).click();
    await dialog.getByText("One of the two contacts has changed.").waitFor();
    await dialog.getByText("Rav Cabrera-Diaz will be merged into Ravi Cabrera.").waitFor();
    await dialog.getByRole("button", { name: "Merge", exact: true }).click();
    await page.getByText("Merged Rav Cabrera-Diaz into Ravi Cabrera").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Unmerged Rav Cabrera-Diaz and Ravi Cabrera").waitFor();
  });

  it("should dismiss a pair that is no duplicate, and take that back", async () => {
    const page = await opened();
    await page.getByRole("button", { name: "Not a duplicate: Zara Singh and Zar Singh" }).click();
    await page.getByText("Marked Zara Singh and Zar Singh as not a duplicate").waitFor();
    await page.getByRole("article", { name: "Zara Singh and Zar Singh" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("article", { name: "Zara Singh and Zar Singh" }).waitFor();
  });

  it("should look for pairs anew in the background", async () => {
    const page = await opened();
    await page.getByRole("button", { name: "Scan again" }).click();
    await page.getByText(/^\d+ pairs found\.$/).waitFor();
  });
});
