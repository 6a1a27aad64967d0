import { describe, expect, it } from "vitest";
import { contactField, writtenFields } from "../../core/contacts/contact-fields.model.ts";
import type { ContactSort } from "../../core/contacts/contact-query.model.ts";
import type { ExportStore } from "../../core/export/exports.port.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * Two contacts, Ada Reed (ada@export.example, Job Pilot) and Bo, in an organisation with an own field Job and a secret Pin.
 * @property file what an address answers, null where there is nothing (any more)
 */
export type ExportBench = {
  readonly store: ExportStore;
  readonly ada: number;
  readonly bo: number;
  readonly file: (href: string) => Promise<string | null>;
  readonly wait: (seconds: number) => void;
};

/**
 * What every store of exports does.
 * @param make gives a bench of its own
 */
export const exportsConformance = (label: string, make: () => Promise<ExportBench>): void => {
  const chosen = ({ ada }: ExportBench) => ({ of: "chosen", ids: [ada] }) as const;

  describe(`Exports of contacts by ${label}`, () => {
    it("should offer every column except secrets, with its header, built-in fields first", async () => {
      const { store } = await make();
      expect(await given(store.columns())).toEqual([
        { id: "con_id", label: "Contact ID" },
        ...writtenFields.map((id) => ({ id, label: contactField(id).label })),
        { id: "field:job", label: "Job" },
        ...["Archived", "Blocked", "Created", "Changed"].map((header, at) => ({
          id: ["archived", "blocked", "created_at", "updated_at"][at],
          label: header,
        })),
      ]);
    });

    it("should contain the selected contacts with the requested columns, in the requested order, each once", async () => {
      const bench = await make();
      const made = await given(
        bench.store.begin({ selection: chosen(bench), columns: ["field:job", "first_name", "email", "first_name"], bom: false }),
      );
      expect(made.columns).toBe(3);
      expect(await bench.file(made.href)).toBe("Job,First name,Email\r\nPilot,Ada,ada@export.example\r\n");
    });

    it("should contain all columns by default, with the byte order mark for Excel on request", async () => {
      const bench = await make();
      const made = await given(bench.store.begin({ selection: chosen(bench), columns: null, bom: true }));
      expect(made.columns).toBe(writtenFields.length + 6);
      expect((await bench.file(made.href))?.split("\r\n")[0]).toBe(
        `\ufeffContact ID,${writtenFields.map((id) => contactField(id).label).join()},Job,Archived,Blocked,Created,Changed`,
      );
    });

    it("should follow the order of a list, and that of the ids by default", async () => {
      const bench = await make();
      const names = async (sort?: ContactSort): Promise<string | null> => {
        const made = await given(
          bench.store.begin({
            selection: { of: "chosen", ids: [bench.ada, bench.bo] },
            columns: ["first_name"],
            bom: false,
            ...(sort === undefined ? {} : { sort }),
          }),
        );
        return bench.file(made.href);
      };
      expect([await names(), await names("name"), await names("-name")]).toEqual([
        "First name\r\nAda\r\nBo\r\n",
        "First name\r\nBo\r\nAda\r\n",
        "First name\r\nAda\r\nBo\r\n",
      ]);
    });

    it("should create a file for each export, for an hour", async () => {
      const bench = await make();
      const wanted = { selection: chosen(bench), columns: ["first_name"], bom: false };
      const [first, second] = [await given(bench.store.begin(wanted)), await given(bench.store.begin(wanted))];
      expect(second.id).not.toBe(first.id);
      expect(second.href).not.toBe(first.href);
      bench.wait(3_599);
      expect(await bench.file(first.href)).toContain("Ada");
      bench.wait(2);
      expect([await bench.file(first.href), await bench.file(second.href)]).toEqual([null, null]);
    });

    it("should refuse an unknown column, by its place, and a file without any", async () => {
      const bench = await make();
      const wanted = { selection: chosen(bench), bom: false };
      expect(await refusal(bench.store.begin({ ...wanted, columns: ["first_name", "field:pin"] }))).toMatchObject({
        tag: "invalid",
        errors: { "columns.1": ["There is no such column."] },
      });
      expect(await refusal(bench.store.begin({ ...wanted, columns: [] }))).toMatchObject({
        tag: "invalid",
        errors: { columns: ["Choose at least one column."] },
      });
    });
  });
};
