import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusOn, typeText } from "./keys.ts";

const picture = new URL("../../ui/public/icons/icon-192.png", import.meta.url);

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("choosing a picture in the browser", () => {
  it("should upload a profile photo by mouse, ask for its description once, and keep both after a reload [A7.29] [C2.06]", async () => {
    const page = await app.page({ as: "uma@harbor.example" });
    await page.goto("/ui/settings");
    const photo = page.getByRole("group", { name: "Photo" });
    await photo.getByRole("button", { name: "Choose photo" }).click();
    const window = page.getByRole("dialog", { name: "Choose photo" });
    await window.getByRole("tab", { name: "Upload" }).click();
    await window.locator("input[type=file]").setInputFiles({ name: "uma.png", mimeType: "image/png", buffer: await readFile(picture) });
    const description = window.getByRole("textbox", { name: "Description of uma.png" });
    await description.fill("Uma at the quay");
    expect(await axe(page)).toEqual([]);
    await window.getByRole("button", { name: "Choose", exact: true }).click();
    await window.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").waitFor();
    await page.reload();
    const shown = photo.locator("img");
    await expect.poll(() => shown.getAttribute("src")).toMatch(/^\/media\/.+\/uma\.png$/);
    await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(192);
    await page.context().close();
  });

  it("should find the picture by keyboard alone, offered with its description", async () => {
    const page = await app.page({ as: "uma@harbor.example", width: 390, dark: true });
    await page.goto("/ui/settings");
    const photo = page.getByRole("group", { name: "Photo" });
    await photo.getByRole("button", { name: "Remove photo" }).focus();
    await page.keyboard.press("Enter");
    await photo.locator("img").waitFor({ state: "detached" });
    await photo.getByRole("button", { name: "Choose photo" }).focus();
    await page.keyboard.press("Enter");
    const window = page.getByRole("dialog", { name: "Choose photo" });
    await focusOn(window.getByRole("searchbox", { name: "Search files" }));
    await typeText(page, "quay");
    const option = window.getByRole("option", { name: "uma.png, Picture, Uma at the quay" });
    await option.waitFor();
    await expect.poll(() => window.getByRole("option").count()).toBe(1);
    await page.keyboard.press("Tab");
    await focusOn(option);
    await page.keyboard.press("Enter");
    await window.waitFor({ state: "detached" });
    await photo.locator("img").waitFor();
    await page.context().close();
  });
});
