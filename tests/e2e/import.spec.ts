import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookOf, firstNames } from "../adapters/server/import/workbook.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, tabTo } from "./keys.ts";

let app: App;
let folder: string;
let people: string;

const rows = [
  "First name;Surname;E-mail;Phone;Joined",
  "Ada;Ledger;ada.ledger@mail.example;(212) 555-0171;03.04.2026",
  "Bo;Quill;bo.quill@mail;2125550172;",
  "<b>Cy</b>;Inkwell;cy.inkwell@mail.example;;",
  "Ada;Ledger;ADA.LEDGER@mail.example;;",
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cygnet-e2e-import-"));
  people = join(folder, "new people.csv");
  writeFileSync(people, rows.join("\r\n"));
  app = await openApp({ CYGNET_DATA: folder });
});
afterAll(async () => {
  await app.close(/status of 422/);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The page on which files are imported, answering each question for a file with the one that is named then; it listens before there is a
 * button to press, as the browser opens a window of its own for whoever asks sooner.
 */
const importing = async (page: Page, file: () => string = () => people): Promise<void> => {
  page.on("filechooser", (chooser) => void chooser.setFiles(file()));
  await page.goto("/ui/contacts/import");
};

const choose = (page: Page): Promise<void> => page.getByRole("button", { name: "Choose a file" }).click();

/** The step of columns is open, and can be left. */
const columnsShown = (page: Page): Promise<void> => page.getByRole("button", { name: "Continue" }).waitFor();

describe("importing contacts in a browser", () => {
  it("should import with errors, mend one, give back the failed rows, and undo, by mouse [B2.15]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await importing(page);
    await choose(page);
    await page.getByRole("button", { name: /Semicolon/ }).waitFor();
    await page.reload();
    await columnsShown(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("radio", { name: /Fill empty fields only/ }).waitFor();
    await page.getByRole("textbox", { name: /Add tags to all imported contacts/ }).fill("spring fair");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("2 contacts will be created").waitFor();
    await page.getByText("1 row cannot be imported").waitFor();
    await page.goBack();
    await page.getByRole("textbox", { name: /Add tags to all imported contacts/ }).waitFor();
    await expect.poll(() => page.getByRole("textbox", { name: /Add tags to all imported contacts/ }).inputValue()).toBe("spring fair");
    await page.goForward();
    await page.getByRole("textbox", { name: /Replace “bo.quill@mail” with/ }).fill("bo.quill@mail.example");
    await page.getByRole("button", { name: "Apply to all rows" }).click();
    await page.getByText("3 contacts will be created").waitFor();
    await page.getByRole("button", { name: "Reset replacements" }).click();
    await page.getByText("2 contacts will be created").waitFor();
    await page.getByRole("button", { name: /^Import \d+ row/ }).click();
    await page.getByText("new people.csv imported").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download the failed rows" }).click(),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toContain("bo.quill@mail;2125550172;;E-mail: Email is invalid");
    await page.getByRole("link", { name: "Go to Contacts" }).click();
    await page.getByRole("searchbox", { name: "Search contacts" }).fill("Inkwell");
    await page.getByText("<b>Cy</b> Inkwell").first().waitFor();
    await page.goto("/ui/contacts/import");
    await page.getByRole("link", { name: /new people.csv/ }).click();
    await page.getByRole("button", { name: "Undo import" }).click();
    await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Undo import" }).click();
    await page.getByText("Import undone").waitFor();
    await page.goto("/ui/contacts?search=Inkwell");
    await page
      .getByText(/No contacts|Nothing|no match/i)
      .first()
      .waitFor();
    await page.close();
  });

  it("should be done from the file to Undo by keyboard alone", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await importing(page);
    await page.getByRole("button", { name: "Choose a file" }).waitFor();
    await tabTo(page, /^Choose a file$/);
    await page.keyboard.press("Enter");
    await columnsShown(page);
    await tabTo(page, /^Continue$/);
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: /Fill empty fields only/ }).waitFor();
    await tabTo(page, /^Continue$/);
    await page.keyboard.press("Enter");
    await page.getByText("2 contacts will be created").waitFor();
    await tabTo(page, /^Import \d+ row/);
    await page.keyboard.press("Enter");
    await page.getByText("new people.csv imported").waitFor();
    await tabTo(page, /^Undo import$/);
    await page.keyboard.press("Enter");
    await page.getByText("Undo this import?").waitFor();
    await focusIn(page.getByRole("alertdialog").or(page.getByRole("dialog")));
    await tabTo(page, /^Undo import$/);
    await page.keyboard.press("Enter");
    await page.getByText("Import undone").waitFor();
    await page.close();
  });

  it("should say what is wrong with a file that is no table, and take the next one", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    const picture = join(folder, "picture.csv");
    writeFileSync(picture, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const files = [picture, people];
    await importing(page, () => files.shift() ?? people);
    await choose(page);
    await page.getByText("This is a picture").waitFor();
    await choose(page);
    await columnsShown(page);
    await page.close();
  });

  it("should say which sheet of a workbook it reads, and read the one that is chosen, on a phone in the dark", async () => {
    const page = await app.page({ as: "olivia@harbor.example", width: 390, dark: true });
    const sheets = join(folder, "staff.xlsx");
    writeFileSync(
      sheets,
      bookOf(
        ["Old", "hidden", firstNames("Nobody")],
        ["Team", "visible", firstNames("Isolde")],
        ["Partners", "visible", firstNames("Parzival", "Gawain", "Lancelot")],
      ),
    );
    await importing(page, () => sheets);
    await choose(page);
    await page.getByText("One sheet is imported at a time; 1 more is in this workbook.").waitFor();
    await page.getByRole("button", { name: /^Sheet.*Team|Team.*Sheet/ }).click();
    await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Team", "Partners"]);
    await page.getByRole("option", { name: "Partners" }).click();
    await page.getByText("Parzival").first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("radio", { name: /Fill empty fields only/ }).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("3 contacts will be created").waitFor();
    await page.close();
  });

  it("should be without violations and without sideways scroll on a phone, in light and dark", async () => {
    for (const dark of [false, true]) {
      const page = await app.page({ as: "olivia@harbor.example", width: 390, dark });
      await importing(page);
      await choose(page);
      for (const [next, shown] of [
        [null, "Map columns"],
        ["Continue", "If a contact already exists"],
        ["Continue", "2 contacts will be created"],
      ] as const) {
        if (next !== null) await page.getByRole("button", { name: next }).click();
        await page.getByText(shown).first().waitFor();
        expect(await axe(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      }
      await page.close();
    }
  });
});
