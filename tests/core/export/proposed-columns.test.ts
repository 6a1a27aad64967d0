import { describe, expect, it } from "vitest";
import { mainColumns } from "../../../core/contacts/list-settings.rule.ts";
import { exportColumns } from "../../../core/export/export-column.rule.ts";
import { proposedColumns } from "../../../core/export/proposed-columns.rule.ts";
import { gallerySchema } from "../../../ui/fields/gallery-fields.ts";

const offered = exportColumns(gallerySchema.fields).map(({ id }) => id);
const proposed = (...shown: readonly string[]): readonly string[] => [...proposedColumns(shown, offered)];

describe("the default columns of an export", () => {
  it("should be those of the list, a name as first and last name", () => {
    expect(proposed("name", "email", "updated")).toEqual(["first_name", "last_name", "email", "updated_at"]);
    expect(proposed("name", "fields.job_title")).toEqual(["first_name", "last_name", "field:job_title"]);
  });

  it("should exclude columns that a file cannot contain", () => {
    expect(proposed("name", "fields.portrait", "fields.tax_number", "fields.gone")).toEqual(["first_name", "last_name"]);
  });

  it("should be all of them if the list has none, or none that can be exported", () => {
    expect(proposed()).toEqual(offered);
    expect(proposed("fields.portrait")).toEqual(offered);
  });

  it.each(mainColumns)("should include the main column %s of a list", (column) => {
    expect(proposed(column).length).toBeLessThan(offered.length);
  });
});
