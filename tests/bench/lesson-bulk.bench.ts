import { randomUUID } from "node:crypto";
import type { APIResponse, Page } from "playwright";
import { systemClock } from "../../adapters/server/clock.ts";
import { openApp } from "../e2e/app.ts";
import { copyOf, makeTemplates } from "../setup/templates.ts";
import { type Bench, median, ms, type Row } from "./table.ts";

const size = 500;
const singles = 15;
const together = 10;
/** An action on all may take no more than this share of as many single requests. */
const target = 0.8;

type Sent = Readonly<Record<string, unknown>>;

const textItem = (): Sent => ({
  uuid: randomUUID(),
  type: "rich_text",
  name: "",
  values: { body: `<p>${"The three numbers beside every ladder. ".repeat(20)}</p>`, standalone: true },
});

const headersOf = async (page: Page): Promise<Record<string, string>> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  return { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) };
};

/** The ids of what an answer did, in the order of its results; fails when anything was refused. */
const doneIn = (answer: unknown): readonly number[] => {
  const results: unknown = Reflect.get(Object(answer), "results");
  if (!Array.isArray(results)) throw new Error(`No results: ${JSON.stringify(answer)}`);
  const refused: unknown = results.find((result: unknown) => Reflect.get(Object(result), "status") === "failed");
  if (refused !== undefined) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  return results.map((result: unknown) => Number(Reflect.get(Object(result), "id")));
};

const spent = async <A>(run: () => Promise<A>): Promise<readonly [number, A]> => {
  const began = performance.now();
  const answer = await run();
  return [performance.now() - began, answer];
};

/** Actions on 500 lessons in one call, beside the same action on one lesson per call. */
export const lessonBulkBench: Bench = {
  title: `An action on ${size} lessons in one call, beside ${size} calls (median of ${singles}, times ${size})`,
  run: async () => {
    const app = await openApp({}, async () => copyOf((await makeTemplates(systemClock.now())).folder, "demo"));
    try {
      const page = await app.page({ width: 1440, as: "olivia@harbor.example" });
      const headers = await headersOf(page);
      const answered = async (asked: Promise<APIResponse>): Promise<unknown> => {
        const answer = await asked;
        if (!answer.ok()) throw new Error(`Answered ${answer.status()}: ${await answer.text()}`);
        return answer.json();
      };
      const act = (lessons: readonly number[], action: Sent) =>
        answered(
          page.request.post("/api/lessons/mass_action", { headers, timeout: 120_000, data: { lessons, folders: [], ...action } }),
        ).then(doneIn);
      const folder = await answered(page.request.post("/api/lessons/folders", { headers, data: { name: "Bench", folder_id: null } }));
      const ids: number[] = [];
      while (ids.length < size) {
        const made = await Promise.all(
          Array.from({ length: together }, (_, at) =>
            answered(page.request.post("/api/lessons", { headers, data: { name: `Lesson ${ids.length + at}`, items: [textItem()] } })),
          ),
        );
        ids.push(...made.map((lesson) => Number(Reflect.get(Object(lesson), "id"))));
      }
      const rows: Row[] = [];
      for (const [what, action] of [
        ["move", { action: "move", folder_id: Number(Reflect.get(Object(folder), "id")) }],
        ["tag", { action: "tag", tags: ["bench"] }],
        ["delete", { action: "delete" }],
        ["restore", { action: "restore" }],
        ["copy", { action: "copy" }],
      ] as const) {
        const alone: number[] = [];
        for (const id of ids.slice(0, singles)) alone.push((await spent(() => act([id], action)))[0]);
        const [all, done] = await spent(() => act(ids.slice(singles), action));
        if (done.length !== size - singles) throw new Error(`${done.length} of ${size - singles} were answered.`);
        const [bulk, single] = [(all / (size - singles)) * size, median(alone) * size];
        const ratio = bulk / single;
        rows.push({
          what,
          value: ms(bulk),
          limit: `${ms(single)} in single calls`,
          ratio: ratio.toFixed(2),
          target: `≤ ${target}`,
          met: ratio <= target,
        });
      }
      return rows;
    } finally {
      await app.close();
    }
  },
};
