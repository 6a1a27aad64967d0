import { sql } from "kysely";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../adapters/server/storage/database.ts";
import { hostileMarkup } from "../arbitraries/hostile.arb.ts";
import { type App, openApp, type PageOptions } from "./app.ts";

/** As names are stored: in one line, a hundred letters at most. */
const hostile = hostileMarkup.map((text) => text.replace(/\s+/g, " ").slice(0, 100));
/** What an import does not take for a formula. */
const imported = hostile.filter((text) => !text.startsWith("="));
const tasks = hostile.slice(0, 40);
const groups = hostile.slice(0, 12);
const courses = hostile.slice(7, 10);

let app: App;
let folder: string;
let file: string;
let first: number;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Gives everything in the demo that has a name a hostile one: people, who stand at the top, what they wrote, groups, folders, fields,
 * tasks, courses, users and the organisation itself.
 */
const rename = async (database: Database): Promise<void> => {
  const { rows } = await database.asSystem(({ db }) =>
    sql<{ id: number }>`select org_id as id from orgs order by org_id limit 1`.execute(db),
  );
  const org = rows[0]?.id ?? 0;
  await database.inOrg(org, async ({ db }) => {
    const names = JSON.stringify(hostile);
    await sql`
      update contacts c set first_name = m.name, last_name = '', tags = array[m.name, 'hostile'], fields = c.fields - 'recruited_by'
      from (select con_id, row_number() over (order by con_id) as at from contacts where archived_at is null and deleted_at is null) o
      join jsonb_array_elements_text(${names}::jsonb) with ordinality as m (name, at) using (at) where o.con_id = c.con_id`.execute(db);
    for (const [table, key, texts] of [
      ["contact_groups", "group_id", groups],
      ["tasks", "task_id", tasks],
      ["campaigns", "campaign_id", courses],
      ["contact_notes", "note_id", hostile],
    ] as const)
      await sql`
        update ${sql.table(table)} t set ${sql.ref(table === "contact_notes" ? "body" : "name")} = m.name
        from (select ${sql.ref(key)} as id, row_number() over (order by ${sql.ref(key)}) as at from ${sql.table(table)}) o
        join jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as m (name, at) using (at) where o.id = t.${sql.ref(key)}`.execute(
        db,
      );
    await sql`update group_folders set name = ${hostile[7]} || folder_id`.execute(db);
    await sql`update contact_groups set filters = ${JSON.stringify({ $and: [{ tags: { $overlaps: hostile.slice(0, 10) } }] })}::jsonb where name = ${groups[1]}`.execute(
      db,
    );
    await sql`update users set first_name = ${hostile[7]} where email like 'olivia@%'`.execute(db);
    await sql`update contacts set first_name = ${hostile[7]} where email @> array['lena@harbor.example']`.execute(db);
    await sql`update orgs set name = ${hostile[7]} where org_id = ${org}`.execute(db);
    first = (await sql<{ con_id: number }>`select con_id from contacts where first_name = ${hostile[0]}`.execute(db)).rows[0]?.con_id ?? 0;
  });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cygnet-e2e-hostile-"));
  file = join(folder, "<img src=x onerror=alert(1)>.csv");
  writeFileSync(
    file,
    [
      "First name,Last name,Email,Tags",
      ...imported.map((text, at) => [quoted(text), "", `hostile${at}@mail.example`, quoted(text)].join(",")),
    ].join("\n"),
  );
  app = await openApp({ CYGNET_DATA: folder }, undefined, rename);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** A page on which a dialog of the browser's, which only a script could open, is told as a failure. */
const opened = async (path: string, options: PageOptions = { as: "olivia@harbor.example" }): Promise<Page> => {
  const page = await app.page(options);
  page.on("dialog", (dialog) => {
    ran.push(`${path}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(path);
  return page;
};
const ran: string[] = [];

/** What stands in the page that no part of the product draws: elements and handlers that a name has become. */
const strangers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(":not(body > noscript)")].flatMap((element) => {
      const handlers = [...element.attributes].filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)),
      );
      const isStrange =
        /^(iframe|object|embed|applet|frameset|base|link|meta|marquee|bgsound|keygen|isindex|xss|x|custom-element|math|portal|video|audio|image|b|noscript)$/i.test(
          element.localName,
        ) ||
        (element.localName === "script" && !element.hasAttribute("src")) ||
        (element.localName === "style" && /evil|display:none\}/.test(element.textContent ?? "")) ||
        element.getAttribute("src") === "x";
      return isStrange || handlers.length > 0 ? [element.outerHTML.slice(0, 200)] : [];
    }),
  );
const expectHarmless = async (page: Page): Promise<void> => {
  expect(await strangers(page)).toEqual([]);
  expect(ran).toEqual([]);
};

const scroller = (page: Page): Locator => page.locator('[data-long="true"]');

/** All words of a long list, from its beginning to its end. */
const wordsOfList = async (page: Page): Promise<string> => {
  const words: string[] = [];
  for (let isAtEnd = false; !isAtEnd;) {
    await expect.poll(() => scroller(page).locator('[data-there="false"]').count(), { timeout: 30_000 }).toBe(0);
    words.push(await scroller(page).innerText());
    await expectHarmless(page);
    isAtEnd = await scroller(page).evaluate((element) => {
      const before = element.scrollTop;
      element.scrollTo({ top: before + element.clientHeight * 0.6 });
      return element.scrollTop === before;
    });
  }
  return oneLine(words.join(" "));
};

/** The first row of a table whose rows have all come; placeholder rows count as none. */
const firstRow = (page: Page): Promise<string> =>
  page
    .locator("main")
    .evaluate((main) =>
      main.querySelector('[aria-busy="true"]') === null ? (main.querySelector<HTMLElement>("tbody tr")?.innerText ?? "") : "",
    );

/** All words of a table of several pages. */
const wordsOfPages = async (page: Page): Promise<string> => {
  const words: string[] = [];
  const pager = page.getByRole("navigation", { name: "Pages" });
  for (let [before, range] = ["", ""]; ;) {
    await expect.poll(async () => ["", before].includes(await firstRow(page)), { timeout: 30_000 }).toBe(false);
    before = await firstRow(page);
    words.push(await page.locator("main").innerText());
    await expectHarmless(page);
    if (range === "" && (await pager.count()) === 0) return oneLine(words.join(" "));
    const shown = async (): Promise<string> => (await pager.locator("span").first().textContent({ timeout: 30_000 })) ?? "";
    await expect.poll(shown, { timeout: 30_000 }).not.toBe(range);
    range = await shown();
    const [, last, total] = /([\d,]+) of ([\d,]+)/.exec(range) ?? [];
    if (last === total) return oneLine(words.join(" "));
    await pager.getByRole("button", { name: "Next page" }).click();
  }
};
const missing = (words: string, texts: readonly string[]): readonly string[] => texts.filter((text) => !words.includes(text.trim()));

describe("Hostile names and HTML", () => {
  it("should be more than 100, each tried in most places", () => expect(new Set(hostile).size).toBeGreaterThan(100));

  it.each([["list"], ["grid"]])("should be shown as text in the list of contacts, everybody's: as %s", async (view) => {
    const page = await opened(`/ui/contacts?view=${view}`);
    await page.locator('[data-there="true"]').first().waitFor();
    expect(missing(await wordsOfList(page), hostile)).toEqual([]);
  });

  it("should be shown as text in the pyramid, page by page", async () => {
    const page = await opened("/ui/contacts?view=pyramid");
    expect(missing(await wordsOfPages(page), hostile)).toEqual([]);
  });

  it("should be shown as text on a record, in its title, head and tags", async () => {
    const page = await opened(`/ui/contacts/${first}`);
    await page
      .getByRole("heading", { level: 1 })
      .getByText(hostile[0] ?? "")
      .waitFor();
    await expect
      .poll(async () => oneLine(await page.locator("main").innerText()).split(hostile[0] ?? "").length, { timeout: 30_000 })
      .toBeGreaterThan(2);
    await expectHarmless(page);
    await expect.poll(() => page.title()).toContain(hostile[0]);
  });

  it("should be shown as text among notes, boards, relationships, duplicates and actions on many", async () => {
    for (const path of [
      "/ui/contacts/notes",
      "/ui/contacts/boards",
      "/ui/contacts/relationships",
      "/ui/contacts/duplicates",
      "/ui/contacts/tasks",
    ]) {
      const page = await opened(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator("main").innerText(), { timeout: 30_000 }).toMatch(/[<{&'`"%]/);
      await expectHarmless(page);
      await page.close();
    }
  });

  it("should be shown as text among groups, in the sentence of one and in the samples of who would come and go", async () => {
    const page = await opened("/ui/groups");
    await page
      .getByRole("link", { name: groups[0] ?? "" })
      .first()
      .waitFor();
    expect(missing(oneLine(await page.locator("main").innerText()), groups)).toEqual([]);
    await expectHarmless(page);
    await page
      .getByRole("link", { name: groups[1] ?? "", exact: true })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Name" }).waitFor();
    await page
      .getByText(/^Tags has at least one of/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Add condition" }).first().click();
    await expectHarmless(page);
  });

  it("should be shown as text in the plan of an import: every row, its file and its samples, and in the trail", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    page.on("filechooser", (chooser) => void chooser.setFiles(file));
    page.on("dialog", (dialog) => void ran.push(dialog.message()));
    await page.goto("/ui/contacts/import");
    await page.getByRole("button", { name: "Choose a file" }).click();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await expectHarmless(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("radio", { name: /Fill empty fields only/ }).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText(`${imported.length} contacts will be created`).waitFor();
    expect(missing(await wordsOfPages(page), imported)).toEqual([]);
    await page.getByRole("button", { name: /^Import \d+ row/ }).click();
    await page.getByRole("heading", { name: / imported$/ }).waitFor({ timeout: 60_000 });
    await expectHarmless(page);
    await page.goto("/ui/settings/audit");
    await page.getByText("<img src=x onerror=alert(1)>.csv").first().waitFor();
    await expectHarmless(page);
  });

  it("should be shown as text in the palette and among tasks, also as it is typed", async () => {
    const page = await opened("/ui/tasks");
    await page
      .getByText(tasks[0] ?? "")
      .first()
      .waitFor();
    await expectHarmless(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("<img src=x onerror=alert(1)>");
    // The first option repeats the words; records come later.
    await page
      .getByRole("group", { name: "Records", exact: true })
      .getByRole("option")
      .filter({ hasText: "<img src=x onerror=alert(1)>" })
      .first()
      .waitFor();
    await expectHarmless(page);
  });

  it("should be shown as text in the portal: one's own name, the organisation's and those of courses", async () => {
    const page = await opened("/portal/harbor/home", { as: "lena@harbor.example" });
    await page
      .getByText(courses[0] ?? "")
      .first()
      .waitFor();
    await expectHarmless(page);
  });
});
