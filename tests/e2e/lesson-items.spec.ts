import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemTypes, ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { itemTypesText } from "../../ui/i18n/en/item-types.ts";
import { lessonValuesText } from "../../ui/i18n/en/lesson-values.ts";
import { isShownValue } from "../../ui/staff/lessons/forms/form-sections.ts";
import { completeItem } from "../../ui/staff/lessons/forms/gallery-items.ts";
import { hostileAddresses, hostileMarkup } from "../arbitraries/hostile.arb.ts";
import { type App, openApp } from "./app.ts";
import { axe, wcag } from "./axe.ts";
import { focusOn } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
/** Pictures of hostile texts that are not there, and what the content policy refuses. */
afterAll(() => app.close(/Failed to load resource|Content Security Policy|Refused to|ERR_/));

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
  it("should be edited in 26 forms without accessibility violations", { timeout: 240_000 }, async () => {
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

  it("should run nothing of hostile texts, stored or pasted, in canvas, form and preview", { timeout: 240_000 }, async () => {
    const page = await app.page({ as: "adam@harbor.example", width: 1440 });
    const vectors = [
      ...hostileMarkup,
      ...hostileAddresses.flatMap((address) => [`<a href="${address}">x</a>`, `<img src="${address}">`]),
    ].filter((vector) => !vector.includes("\0"));
    await page.route(
      ({ hostname }) => hostname !== "localhost",
      (route) => route.abort(),
    );
    await page.addInitScript(`globalThis.fired = []; for (const name of ["alert", "confirm", "prompt"]) globalThis[name] = () => { globalThis.fired.push(name); };
      addEventListener("securitypolicyviolation", (event) => { if (event.effectiveDirective.startsWith("script")) globalThis.fired.push(event.effectiveDirective); });`);
    const parts = Array.from({ length: Math.ceil(vectors.length / 20) }, (_, at) => vectors.slice(at * 20, at * 20 + 20));
    const texts = parts.map((part) => ({
      uuid: randomUUID(),
      type: "rich_text",
      name: "",
      values: { body: `<p>Safe</p>${part.map((vector) => `<p>${vector}</p>`).join("")}`, standalone: true },
    }));
    const id = String(Reflect.get(await call(page, "POST", "/api/lessons", { name: "Hostile", items: texts, publish: false }), "id"));
    await page.goto(`/ui/lessons/edit/${id}`);
    await page.locator(`[role=option][data-item="${texts[0]?.uuid}"]`).click();
    const field = page.locator("[data-form]").getByRole("textbox", { name: "Text" }).first();
    await field.focus();
    const editor = page.locator("[data-form] [contenteditable=true]");
    await editor.waitFor();
    // Pictures of other sites would be fetched into the files.
    for (const html of vectors.filter((vector) => !/<i?mage?[^>]*https?:/i.test(vector)))
      await editor.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", pasted);
        clipboardData.setData("text/plain", "pasted");
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, `<p>Pasted</p>${html}`);
    expect(await editor.innerHTML()).toContain("Pasted");
    await page.getByRole("button", { name: "Preview" }).first().click();
    await page.getByText("Safe").first().waitFor();
    expect(await page.evaluate("globalThis.fired")).toEqual([]);
    expect(await page.locator("main script, main iframe:not([title]), main [onerror], main [onload], main [onclick]").count()).toBe(0);
    await page.context().close();
  });

  it("should keep of a text from Word what lessons have, and its format", { timeout: 120_000 }, async () => {
    const page = await app.page({ as: "adam@harbor.example", width: 1440 });
    const uuid = randomUUID();
    const values = { body: "", standalone: true };
    const id = String(
      Reflect.get(
        await call(page, "POST", "/api/lessons", {
          name: "Pasted",
          items: [{ uuid, type: "rich_text", name: "", values }],
          publish: false,
        }),
        "id",
      ),
    );
    await page.goto(`/ui/lessons/edit/${id}`);
    await page.locator(`[role=option][data-item="${uuid}"]`).click();
    await page.locator("[data-form]").getByRole("textbox", { name: "Text" }).first().focus();
    const editor = page.locator("[data-form] [contenteditable=true]");
    await focusOn(editor);
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        "text/html",
        "<p class=MsoNormal style='color:red'>One <b>two</b></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Three</p>",
      );
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" four");
    await expect
      .poll(async () => {
        const kept: unknown = Reflect.get(await call(page, "GET", `/api/lessons/${id}`), "items");
        return Array.isArray(kept) ? String(Reflect.get(Object(Reflect.get(Object(kept[0]), "values")), "body")) : "";
      })
      .toMatch(/^<p>One <strong>two<\/strong><\/p><ul><li><p>Three<\/p><\/li><\/ul><p> four<\/p>$/);
    await page.context().close();
  });
});
