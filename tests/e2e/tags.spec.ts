import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn, tabTo, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("Tags in the browser", () => {
  it("should be renamed, merged and given back by Undo, by keys and on a phone [B6.03]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/settings/tags");
    const rows = page.getByRole("list", { name: "Tags" }).getByRole("listitem");
    const row = (name: string) => rows.filter({ hasText: new RegExp(`^${name}[0-9]`) });
    await row("vip").waitFor();
    const before = await row("vip").textContent();
    await tabTo(page, /^Rename “vip”/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await focusOn(dialog.getByRole("textbox", { name: "Name" }));
    await dialog.getByText(/contacts have it/).waitFor();
    await page.keyboard.press("ControlOrMeta+a");
    await typeText(page, "key customer");
    await page.keyboard.press("Enter");
    await row("key customer").waitFor();
    await row("vip").waitFor({ state: "detached" });

    await page.setViewportSize({ width: 390, height: 844 });
    await row("key customer")
      .getByRole("button", { name: /^Merge/ })
      .press("Enter");
    await dialog.waitFor();
    await dialog.getByRole("combobox", { name: "Merge into" }).focus();
    await typeText(page, "partner");
    await page.getByRole("option", { name: /^partner/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Merge", exact: true }).press("Enter");
    await row("key customer").waitFor({ state: "detached" });
    const toast = page.getByRole("listitem").filter({ hasText: "Tags: key customer → partner: done" });
    await toast.getByRole("button", { name: "Undo" }).press("Enter");
    await row("key customer").waitFor();
    expect(before?.replace("vip", "")).toBe((await row("key customer").textContent())?.replace("key customer", ""));
    await expectLooks(page);
  });
});
