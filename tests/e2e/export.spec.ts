import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const at = async (path: string, width = 1280, dark = false): Promise<Page> => {
  const page = await app.page({ as: "olivia@harbor.example", width, dark });
  await page.goto(path);
  await page.getByRole("grid").getByRole("link").first().waitFor();
  return page;
};
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Export/ });
const ticked = async (page: Page): Promise<readonly string[]> =>
  dialog(page)
    .getByRole("group", { name: "Columns" })
    .getByRole("checkbox", { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest("label")?.textContent ?? ""));
const linesOf = async (page: Page): Promise<readonly string[]> => {
  const [download] = await Promise.all([page.waitForEvent("download"), dialog(page).getByRole("button", { name: "Download" }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
};

describe("Exporting contacts in the browser", () => {
  it("should propose the columns of the list, and export the chosen ones, in the order of the list", async () => {
    const page = await at("/ui/contacts?search=andre&sort=-name&columns=name,email,fields.job_title");
    await page.getByRole("button", { name: "Export contacts as CSV" }).click();
    await dialog(page).getByRole("checkbox", { name: "Job title" }).waitFor();
    expect(await ticked(page)).toEqual(["First name", "Last name", "Email", "Job title"]);
    expect(await axe(page)).toEqual([]);
    await dialog(page).getByRole("checkbox", { name: "Email", exact: true }).click();
    const [header, ...rows] = await linesOf(page);
    expect(header).toBe("First name,Last name,Job title");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => /andre/i.test(row) && !row.includes("@"))).toBe(true);
    const listed = (await page.getByRole("grid").getByRole("row").getByRole("link").allTextContents()).map((words) =>
      words.replace(/^[A-Z]{2}/, ""),
    );
    expect(rows.map((row) => row.split(",").slice(0, 2).join(" "))).toEqual(listed);
    await page.context().close();
  });

  it("should export whoever is selected, every column on demand, by keyboard alone on a phone", async () => {
    const page = await at("/ui/contacts", 390, true);
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByText("1 selected").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: /Type a command/ }).fill("export the selected");
    await page.getByRole("option", { name: "Export the selected contacts as CSV", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    const all = dialog(page).getByRole("checkbox", { name: "All columns" });
    await all.focus();
    await expect.poll(() => all.getAttribute("aria-checked").then((checked) => checked ?? "mixed")).toBe("mixed");
    await page.keyboard.press("Space");
    expect(await axe(page)).toEqual([]);
    const lines = await linesOf(page);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Contact ID,First name,Last name,Email.*,Created,Changed$/);
    await page.context().close();
  });
});
