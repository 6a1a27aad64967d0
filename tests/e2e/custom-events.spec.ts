import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const Me = t.type({ con_id: t.number, csrf_token: t.string });

describe("An event of the organisation's own in the browser", () => {
  it("should be told by a learner's page and stand on the timeline as text, at 320 px and in the dark [C7.28]", async () => {
    const learner = await app.page({ as: "lena@harbor.example", width: 390 });
    const me: unknown = await (await learner.request.get("/api/cg/info")).json();
    if (!Me.is(me)) throw new Error(`Answered otherwise: ${JSON.stringify(me)}`);
    const told = await learner.request.post("/api/cg/event", {
      headers: { "x-csrf-token": me.csrf_token },
      data: { name: "Test drive <b>booked</b>", data: { boat: "Gull 22", hours: 2 } },
    });
    expect(told.status()).toBe(200);

    const page = await app.page({ as: "olivia@harbor.example", width: 320, dark: true });
    await page.goto(`/ui/contacts/${me.con_id}`);
    await page.getByText("Test drive <b>booked</b>", { exact: true }).waitFor();
    await page.getByText("boat: Gull 22 · hours: 2", { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
