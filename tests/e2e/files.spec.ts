import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileChooser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noise } from "../adapters/server/files/noise.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
let folder: string;
beforeAll(async () => {
  app = await openApp();
  folder = await mkdtemp(join(tmpdir(), "chosen-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close(/Failed to load resource: (the server responded with a status of (401|404)|net::ERR_INTERNET_DISCONNECTED)/);
});

const olivia = "olivia@harbor.example";

/** A picture of one pixel. */
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: pixel });
const words = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

type Given = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const chooser = async (page: Page, button: string): Promise<FileChooser> => {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).first().click();
  return choosing;
};
const upload = async (page: Page, files: readonly Given[]): Promise<void> => {
  await (await chooser(page, "Upload files")).setFiles([...files]);
  for (const { name } of files) await card(page, name).waitFor();
};
const card = (page: Page, name: string) => page.getByRole("grid", { name: "Files" }).getByRole("gridcell").filter({ hasText: name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const toast = (page: Page, text: string | RegExp) => page.getByRole("region", { name: "Notifications" }).getByText(text);
const menu = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
};
const newFolder = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "New folder" }).click();
  await dialog(page, "New folder").getByRole("textbox").fill(name);
  await page.keyboard.press("Enter");
  await card(page, name).waitFor();
};

describe("Files in the browser", () => {
  it("should be uploaded, described, moved into a folder by menu and by dragging, and found there [B2.26]", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/files");
    await newFolder(page, "Harbor pictures");
    await upload(page, [picture("pier.png"), picture("quay.png")]);
    await page.getByRole("link", { name: "pier.png" }).click();
    const details = dialog(page, "pier.png");
    await details.getByRole("textbox", { name: "Description" }).fill("The pier at dawn");
    await details.getByRole("button", { name: "Save" }).click();
    await toast(page, "Saved").waitFor();
    await page.reload();
    await expect.poll(() => details.getByRole("textbox", { name: "Description" }).inputValue()).toBe("The pier at dawn");
    await page.goBack();
    await details.waitFor({ state: "detached" });
    await menu(page, "pier.png", "Move");
    await dialog(page, "Move pier.png").getByRole("radio", { name: "Harbor pictures" }).check();
    await page.getByRole("button", { name: "Move here" }).click();
    await toast(page, "Moved pier.png to Harbor pictures").waitFor();
    await card(page, "pier.png").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "quay.png" }).dragTo(card(page, "Harbor pictures"));
    await toast(page, "Moved quay.png to Harbor pictures").waitFor();
    await page.getByRole("grid").getByRole("link", { name: "Harbor pictures" }).click();
    await page.waitForURL(/\/ui\/files\/folders\/\d+$/);
    await card(page, "pier.png").waitFor();
    await card(page, "quay.png").waitFor();
    await page.getByRole("searchbox").fill("dawn");
    await page.waitForURL(/search=dawn/);
    await card(page, "quay.png").waitFor({ state: "detached" });
    await card(page, "pier.png").waitFor();
    await page.context().close();
  });

  it("should be uploaded from where the network was cut, after a reload once the file is chosen again, without losing a byte", async () => {
    const page = await app.page({ as: olivia });
    const bytes = noise(10_000_000);
    const path = join(folder, "noise.bin");
    await writeFile(path, bytes);
    const offsets: string[] = [];
    let isCut = true;
    await page.route(/\/api\/files\/uploads\/[0-9a-f]{32}$/, async (route) => {
      if (route.request().method() === "PATCH") offsets.push((await route.request().allHeaders())["upload-offset"] ?? "");
      await (isCut && offsets.length > 1 ? route.abort("internetdisconnected") : route.continue());
    });
    await page.goto("/ui/files");
    await (await chooser(page, "Upload files")).setFiles(path);
    await page.getByText("Waiting for the network").first().waitFor();
    await page.reload();
    const again = await chooser(page, "Choose file noise.bin again");
    isCut = false;
    offsets.length = 0;
    await again.setFiles(path);
    await card(page, "noise.bin").waitFor();
    expect(offsets).toEqual([String(8 * 1_048_576)]);
    const found = await (await page.request.get("/api/files?all=true&search=noise")).text();
    const url = /"url":"([^"]*noise\.bin)"/.exec(found)?.[1] ?? "";
    expect((await (await page.request.get(url)).body()).equals(bytes)).toBe(true);
    await page.context().close();
  });

  it("should be selected by keys and deleted with Undo, and come back from the bin", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/files");
    await upload(page, [words("notes.txt", "Two coats."), words("list.txt", "Paint, brush")]);
    await card(page, "list.txt").focus();
    await page.keyboard.press("Space");
    await card(page, "notes.txt").focus();
    await page.keyboard.press("x");
    await page.getByText("2 selected").waitFor();
    await page.keyboard.press("Delete");
    await card(page, "notes.txt").waitFor({ state: "detached" });
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
    await card(page, "notes.txt").waitFor();
    await card(page, "list.txt").waitFor();
    await menu(page, "list.txt", "Delete");
    await toast(page, "Deleted list.txt").waitFor();
    await page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "Bin" }).click();
    await card(page, "list.txt").getByText("30 days left").waitFor();
    await menu(page, "list.txt", "Restore");
    await toast(page, "Restored list.txt").waitFor();
    await page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "All files" }).click();
    await card(page, "list.txt").waitFor();
    await page.context().close();
  });

  it("should be shared by a link that ends when it is revoked, on a dark phone without violations [C2.06]", async () => {
    const page = await app.page({ as: olivia, width: 390, dark: true });
    await page.goto("/ui/files");
    await upload(page, [words("price-list.txt", "Pier 4: 12 a day")]);
    expect(await axe(page)).toEqual([]);
    await menu(page, "price-list.txt", "Share by link");
    const links = dialog(page, "Share price-list.txt by link");
    await links.getByRole("button", { name: "Create link" }).click();
    await links.getByText("Not opened yet").waitFor();
    const token = (await links.getByRole("textbox", { name: "Link" }).inputValue()).split("/").at(-1) ?? "";
    const open = async (): Promise<number> => (await page.request.post(`/api/files/shared/${token}`, { data: {} })).status();
    expect(await open()).toBe(200);
    expect(await axe(page)).toEqual([]);
    await links.getByRole("button", { name: /^Revoke the link/ }).click();
    await links.getByText("There are no active links.").waitFor();
    expect(await open()).toBe(404);
    await page.context().close();
  });
});
