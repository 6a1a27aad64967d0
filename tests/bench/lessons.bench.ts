import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { systemClock } from "../../adapters/server/clock.ts";
import { openApp } from "../e2e/app.ts";
import { copyOf, makeTemplates } from "../setup/templates.ts";
import { type Bench, median, ms, type Row } from "./table.ts";

const size = 200;
const rounds = 15;
const openingRounds = 5;
const slowdown = 4;
const limits = { open: 300, edit: 50, body: 5_000, typing: 100 };

const observe = `(() => { window.typed = []; new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.interactionId > 0) window.typed.push(e.duration); }).observe({ type: "event", durationThreshold: 16 }); })()`;

const text = (at: number): string =>
  `<h2>Part ${at}</h2>${"<p>Everybody who works on the quay goes home in one piece, and knows the three numbers beside every ladder.</p>".repeat(8)}`;
const items = Array.from({ length: size }, (_, at) =>
  at % 4 === 3
    ? {
        uuid: randomUUID(),
        type: "challenge",
        name: "",
        values: { question: `<p>Question ${at}?</p>`, answers: ["Yes", "No"], correct: [0] },
      }
    : { uuid: randomUUID(), type: "rich_text", name: "", values: { body: text(at), standalone: true } },
);

const row = (what: string, value: string, target: string, met: boolean): Row => ({ what, value, limit: "–", ratio: "–", target, met });

const headersOf = async (page: Page): Promise<Record<string, string>> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  return { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) };
};

/** Milliseconds of one request to the server, the median of several. */
const timed = async (ask: (round: number) => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await ask(round);
    times.push(performance.now() - began);
  }
  return median(times);
};

/** Milliseconds from the navigation to the last item in the outline. @param isResting the code of the editor is fetched, as by pointing at a card */
const opened = async (page: Page, id: string, isResting: boolean): Promise<number> => {
  await page.goto("/ui/lessons");
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (isResting) {
    await page
      .getByRole("link", { name: /^Long lesson/ })
      .first()
      .hover();
    await page.waitForLoadState("networkidle");
  }
  const began = performance.now();
  await page.evaluate((path) => history.pushState({}, "", path), `/ui/lessons/edit/${id}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await page
    .locator("[role=option][data-item]")
    .nth(size - 1)
    .waitFor({ state: "attached" });
  return performance.now() - began;
};

/** Milliseconds until the next paint below which three quarters of the keys lie, the processor slowed down. */
const typing = async (page: Page): Promise<number> => {
  const throttle = await page.context().newCDPSession(page);
  await page.locator("[role=option][data-item]").first().click();
  await page.locator("[data-form]").getByRole("textbox", { name: "Text" }).first().focus();
  await page.locator("[contenteditable=true]").first().waitFor();
  await throttle.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(observe);
  await page.keyboard.type("Every word that somebody types here appears at once.", { delay: 60 });
  const found: unknown = await page.evaluate("window.typed");
  const durations = (Array.isArray(found) ? found.filter((value) => typeof value === "number") : []).toSorted((a, b) => a - b);
  return durations[Math.max(0, Math.ceil(durations.length * 0.75) - 1)] ?? 16;
};

/** A lesson of 200 items: how long it takes to open, to store an edit, and to type. */
export const lessonsBench: Bench = {
  title: `A lesson of ${size} items, median of ${rounds}; typing with the processor slowed down ${slowdown} times`,
  run: async () => {
    const app = await openApp({}, async () => copyOf((await makeTemplates(systemClock.now())).folder, "demo"));
    try {
      const page = await app.page({ width: 1440, as: "olivia@harbor.example" });
      const headers = await headersOf(page);
      const made = await page.request.post("/api/lessons", { headers, data: { name: "Long lesson", items, publish: false } });
      const id = String(Reflect.get(Object(await made.json()), "id"));
      const read = await timed(() => page.request.get(`/api/lessons/${id}`));
      const [item] = items;
      let value = text(0);
      let body = 0;
      const edit = await timed(async (round) => {
        const base = value;
        value = `${text(0)}<p>Edit ${round}</p>`;
        const data = { id: Number(id), key: randomUUID(), changes: [{ op: "set", uuid: item?.uuid, key: "values.body", value, base }] };
        body = Math.max(body, JSON.stringify(data).length);
        const answer = await page.request.put("/api/lessons", { headers, data });
        if (!answer.ok()) throw new Error(`An edit was answered ${answer.status()}.`);
      });
      const first = await opened(page, id, false);
      const openings: number[] = [];
      for (let round = 0; round < openingRounds; round += 1) openings.push(await opened(page, id, true));
      const open = median(openings);
      const keys = await typing(page);
      return [
        row("read over HTTP", ms(read), "–", true),
        row("open in the editor, with its code, once", ms(first), "–", true),
        row(`open in the editor from the library, median of ${openingRounds}`, ms(open), `≤ ${limits.open} ms`, open <= limits.open),
        row("an edit over HTTP", ms(edit), `≤ ${limits.edit} ms`, edit <= limits.edit),
        row("bytes of an edit", String(body), `≤ ${limits.body}`, body <= limits.body),
        row("a key to the next paint, p75", ms(keys), `< ${limits.typing} ms`, keys < limits.typing),
      ];
    } finally {
      await app.close();
    }
  },
};
