import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemTypes, ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { itemTypesText } from "../../ui/i18n/en/item-types.ts";
import { lessonValuesText } from "../../ui/i18n/en/lesson-values.ts";
import { isShownValue } from "../../ui/staff/lessons/forms/form-sections.ts";
import { completeItem } from "../../ui/staff/lessons/forms/gallery-items.ts";
import { type App, openApp } from "./app.ts";
import { axe, wcag } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const types = itemTypes.map(({ type }) => type).filter(ItemType.is);
/** Media that the server has. */
const stored: Readonly<Partial<Record<ItemType, object>>> = {
  video: { url: "", gallery_url: "/icons/icon-192.png", summary: null },
  audio: { audio: "/icons/icon-192.png", image: "/icons/icon-192.png" },
};
const items = types.map((type) => ({ uuid: randomUUID(), type, name: "", values: { ...completeItem(type).values, ...stored[type] } }));

const call = async (page: Page, method: "GET" | "POST", path: string, data?: object): Promise<object> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  const headers = { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) };
  const answer = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return Object(await answer.json());
};

describe("lesson items in the browser", () => {
  it("should be edited in 26 forms that axe finds nothing wrong with", { timeout: 240_000 }, async () => {
    const page = await app.page({ as: "adam@harbor.example", width: 1440 });
    const lesson = await call(page, "POST", "/api/lessons", { name: "All forms", items, publish: false });
    const id = String(Reflect.get(lesson, "id"));
    await page.goto(`/ui/lessons/edit/${id}`);
    for (const { uuid, type, values } of items) {
      await page.locator(`[role=option][data-item="${uuid}"]`).click();
      const form = page.locator("[data-form]");
      await page.getByRole("heading", { level: 2, name: itemTypesText.texts.names[type], exact: true }).waitFor();
      await form.getByRole("textbox", { name: "Name", exact: true }).fill(`Named ${type}`);
      const more = form.locator("summary");
      if ((await more.count()) > 0) await more.click();
      const labels: Readonly<Record<string, string>> = lessonValuesText.texts.labels[type];
      for (const [name, label] of Object.entries(labels))
        if (name !== "correct" && isShownValue(type, name, values)) await form.getByText(label).first().waitFor();
      expect(await axe(page, wcag, "[data-form]"), type).toEqual([]);
    }
    await expect
      .poll(async () => {
        const kept: unknown = Reflect.get(await call(page, "GET", `/api/lessons/${id}`), "items");
        return Array.isArray(kept) ? kept.map((item: unknown) => Reflect.get(Object(item), "name")) : [];
      })
      .toEqual(types.map((type) => `Named ${type}`));
    await page.context().close();
  });
});
