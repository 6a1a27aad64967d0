import type { Page } from "playwright";
import { systemClock } from "../../adapters/server/clock.ts";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { type App, openApp } from "../e2e/app.ts";
import { startPostgres } from "../setup/postgres.ts";
import { type Bench, median, ms, type Row } from "./table.ts";
import { vacuumTables } from "./vacuum-tables.ts";

const sizes = [100_000, 1_000_000] as const;
const rounds = 5;
const limits = { first: 300, jump: 300, deep: 40, frame: 34 };
/** Organisation of the demo. */
const org = 1;

const numbersOf = async (page: Page, expression: string): Promise<Readonly<Record<string, number>>> => {
  const found: unknown = await page.evaluate(expression);
  if (typeof found !== "object" || found === null) throw new Error(`No numbers: ${expression}`);
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, Number(value)]));
};

/**
 * What the page can tell of its list: whether every row in sight is there, and how many places in sight are blank: neither a row nor one
 * drawn as coming.
 */
const looks = `(() => {
  const box = () => document.querySelector('[data-long="true"]');
  const sight = () => { const list = box(); const head = list.querySelector("thead").getBoundingClientRect().bottom; const end = Math.min(list.getBoundingClientRect().bottom, innerHeight); return Array.from({ length: 8 }, (_, at) => head + 4 + ((end - head - 8) * at) / 7); };
  const at = (y) => { const cell = document.elementFromPoint(box().getBoundingClientRect().left + 120, y); return cell?.closest("tr[data-index]") ?? cell?.closest('[data-paper="true"]') ?? null; };
  window.list = {
    box,
    blanks: () => sight().filter((y) => at(y) === null).length,
    isThere: () => sight().every((y) => at(y)?.dataset.there === "true"),
    jump: (part) => new Promise((done) => {
      const list = box(); const began = performance.now(); let blanks = 0; let coming = 0;
      list.scrollTop = (list.scrollHeight - list.clientHeight) * part;
      const look = () => { blanks += window.list.blanks(); if (window.list.isThere()) done({ took: performance.now() - began, blanks, coming }); else { coming += 1; requestAnimationFrame(look); } };
      requestAnimationFrame(look);
    }),
    scroll: (frames) => new Promise((done) => {
      const list = box(); const gaps = []; let blanks = 0; let before = performance.now(); let turn = 0;
      const step = (now) => { gaps.push(now - before); before = now; blanks += window.list.blanks(); list.scrollTop += 60; turn += 1; if (turn < frames) requestAnimationFrame(step); else { gaps.sort((a, b) => a - b); done({ p95: gaps[Math.floor(gaps.length * 0.95)], longest: gaps.at(-1), blanks }); } };
      requestAnimationFrame(step);
    }),
    firstRow: () => new Promise((done) => { const began = performance.now(); const look = () => { if (document.querySelector('tr[data-there="true"]') !== null) requestAnimationFrame(() => done({ took: performance.now() - began })); else requestAnimationFrame(look); }; document.querySelector('nav a[href="/ui/contacts"]').click(); look(); }),
    call: async (page) => { const began = performance.now(); const answer = await (await fetch("/api/contacts?limit=100&fields=&count=" + (page === 1 ? "true" : "false") + "&page=" + page)).json(); return { took: performance.now() - began, rows: answer.results.length }; },
  };
})()`;

const quiet = (page: Page, wait: number): Promise<void> => page.waitForTimeout(wait);

/** Waits until what the new contacts have set going in the background leaves the database alone. */
const atRest = async (page: Page, origin: string): Promise<void> => {
  const until = performance.now() + 300_000;
  for (let calm = 0; calm < 5 && performance.now() < until;) {
    const began = performance.now();
    await page.request.get(`${origin}/api/contacts?limit=100`, { timeout: 120_000 });
    calm = performance.now() - began < 150 ? calm + 1 : 0;
    await quiet(page, 300);
  }
};

/**
 * From another page of the application, without anything known of the list.
 * @param isPointed the pointer rests on the link first, as it does before a click, and what the page needs is fetched
 */
const firstRows = async (page: Page, origin: string, isPointed: boolean): Promise<number> => {
  await page.goto(`${origin}/ui/help`);
  await page.locator('nav a[href="/ui/contacts"]').first().waitFor();
  await quiet(page, 1_500);
  if (isPointed) {
    await page.locator('nav a[href="/ui/contacts"]').first().hover();
    await quiet(page, 250);
  }
  return (await numbersOf(page, "window.list.firstRow()"))["took"] ?? Number.NaN;
};

/** To places that were not looked at before, so that nothing is known of them. */
const jumps = async (
  page: Page,
  parts: readonly number[],
): Promise<{ readonly took: number; readonly blanks: number; readonly coming: number }> => {
  const all: Readonly<Record<string, number>>[] = [];
  for (const part of parts) {
    all.push(await numbersOf(page, `window.list.jump(${part})`));
    await quiet(page, 400);
  }
  const sum = (key: string): number => all.reduce((before, one) => before + (one[key] ?? 0), 0);
  return { took: median(all.map(({ took = Number.NaN }) => took)), blanks: sum("blanks"), coming: sum("coming") };
};

const calls = async (page: Page, total: number): Promise<{ readonly first: number; readonly deep: number }> => {
  const [near, far]: [number[], number[]] = [[], []];
  const middle = Math.floor(total / 200);
  for (let round = -1; round < rounds; round += 1) {
    const first = await numbersOf(page, "window.list.call(1)");
    const deep = await numbersOf(page, `window.list.call(${middle + round})`);
    if (first["rows"] !== 100 || deep["rows"] !== 100) throw new Error("A block was not full.");
    if (round < 0) continue;
    near.push(first["took"] ?? Number.NaN);
    far.push(deep["took"] ?? Number.NaN);
  }
  return { first: median(near), deep: median(far) };
};

const row = (what: string, value: string, target: string, met: boolean, limit = "–", ratio = "–"): Row => ({
  what,
  value,
  limit,
  ratio,
  target,
  met,
});

const measure = async (app: App, n: number): Promise<readonly Row[]> => {
  const page = await app.page({ width: 1440, as: "olivia@harbor.example" });
  await page.addInitScript(looks);
  await atRest(page, app.origin);
  await page.goto(`${app.origin}/ui/contacts?view=list`);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.locator('tr[data-there="true"]').first().waitFor();
  const name = `${n.toLocaleString("en")} contacts`;
  const [first, pointed]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await firstRows(page, app.origin, false));
    pointed.push(await firstRows(page, app.origin, true));
  }
  const total = Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 1;
  const middle = await jumps(page, [0.5, 0.45, 0.55, 0.4, 0.6]);
  const end = await jumps(page, [1, 0.97, 0.99, 0.96, 0.98]);
  await numbersOf(page, "window.list.jump(0.3)");
  await quiet(page, 500);
  const frames = await numbersOf(page, "window.list.scroll(180)");
  const { first: near, deep } = await calls(page, total);
  const { p95 = Number.NaN, longest = Number.NaN, blanks = Number.NaN } = frames;
  await page.close();
  return [
    row(
      `${name}: from a click on another page to the first row`,
      ms(median(pointed)),
      `≤ ${limits.first} ms`,
      median(pointed) <= limits.first,
    ),
    row(`${name}: the same by a key, nothing fetched before`, ms(median(first)), "–", true),
    row(
      `${name}: jump to the middle, until every row in sight is there`,
      ms(middle.took),
      `≤ ${limits.jump} ms`,
      middle.took <= limits.jump,
    ),
    row(`${name}: jump near or to the end`, ms(end.took), `≤ ${limits.jump} ms`, end.took <= limits.jump),
    row(`${name}: frames with rows drawn as coming, of ten jumps`, String(middle.coming + end.coming), "–", true),
    row(
      `${name}: blank places seen, of ten jumps and 180 frames`,
      String(middle.blanks + end.blanks + blanks),
      "0",
      middle.blanks + end.blanks + blanks === 0,
    ),
    row(
      `${name}: time between frames while scrolling, 95 of 100`,
      `${ms(p95)}, longest ${ms(longest)}`,
      `≤ ${limits.frame} ms`,
      p95 <= limits.frame,
    ),
    row(
      `${name}: a block of 100 in the middle, by HTTP`,
      ms(deep),
      `≤ ${limits.deep}`,
      deep / near <= limits.deep,
      `first block, counted ${ms(near)}`,
      (deep / near).toFixed(1),
    ),
  ];
};

/** @property tidy what the database does by itself within a minute after many rows were added */
type Opened = { readonly database: Database; readonly tidy: () => Promise<void>; readonly stop: () => Promise<void> };

const onEngine = (title: string, open: () => Promise<Opened>): Bench => ({
  title,
  run: async () => {
    const { database, tidy, stop } = await open();
    await migrate(database);
    await seedDemo(database, systemClock.now());
    const rows: Row[] = [];
    const app = await openApp({}, async () => database);
    try {
      let seeded = 0;
      for (const n of sizes) {
        await seedContacts(database, org, n - seeded, systemClock.now());
        seeded = n;
        await tidy();
        rows.push(...(await measure(app, n)));
      }
      return rows;
    } finally {
      await app.close(/./);
      await stop();
    }
  },
});

export const listsBenches: readonly Bench[] = [
  onEngine("Long lists on PostgreSQL", async () => {
    const postgres = await startPostgres();
    const database = makeDatabase(await openPostgres(postgres.url, () => undefined));
    return { database, tidy: () => vacuumTables(database, ["contacts"]), stop: postgres.stop };
  }),
  onEngine("Long lists on the embedded database", async () => ({
    database: makeDatabase(await openPglite(undefined)),
    tidy: () => Promise.resolve(),
    stop: async () => undefined,
  })),
];
