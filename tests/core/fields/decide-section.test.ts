import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import {
  decideArrangement,
  decideSectionCreate,
  decideSectionDelete,
  decideSectionRename,
} from "../../../core/fields/decide-section.rule.ts";
import { fieldLimits } from "../../../core/fields/field-schema.model.ts";

const work = { slug: "work", title: "Work" };
const untitled = { left: { tag: "invalid", errors: { title: ["Title is required"] } } };
const missing = E.left({ tag: "not-found", message: "There is no such section.", code: "no_section", values: {} });

describe("a section of fields", () => {
  it("should get a unique slug from its title [A3.04, C3.08]", () => {
    const section = { slug: "health___safety", title: "Health & safety" };
    expect(decideSectionCreate([work], " Health & safety ")).toEqual(
      E.right({ section, audit: { action: "field_section.create", before: null, after: section } }),
    );
    expect(decideSectionCreate([work], "Work")).toMatchObject({ right: { section: { slug: "work_2", title: "Work" } } });
  });

  it("should need a title, which is checked before the limit", () => {
    const full = Array.from({ length: fieldLimits.sections }, (_, at) => ({ slug: `s${at}`, title: "S" }));
    expect(decideSectionCreate(full, " ")).toMatchObject(untitled);
    expect(decideSectionCreate(full, "One more")).toMatchObject({
      left: { tag: "invalid", errors: { title: ["There are 100 sections, the most there can be"] } },
    });
    expect(decideSectionCreate(full.slice(1), "One more")).toMatchObject({ right: { section: { slug: "one_more" } } });
    expect(decideSectionRename(null, " ")).toMatchObject(untitled);
  });

  it("should be renamed under its slug [A3.04]", () => {
    expect(decideSectionRename(work, " Job ")).toEqual(
      E.right({
        section: { slug: "work", title: "Job" },
        audit: { action: "field_section.rename", before: null, after: { title: "Job" } },
      }),
    );
    expect(decideSectionRename(null, "Job")).toEqual(missing);
  });

  it("should be deleted if it is stored, as the default one is not [A3.04, C3.08]", () => {
    expect(decideSectionDelete(work)).toEqual(
      E.right({ section: work, audit: { action: "field_section.delete", before: null, after: null } }),
    );
    expect(decideSectionDelete(null)).toEqual(missing);
  });
});

describe("the order of sections and fields", () => {
  it("should name only the default section and stored ones [A3.03]", () => {
    const sections = [
      { slug: "", fields: [] },
      { slug: "work", fields: [3, 1] },
    ];
    expect(decideArrangement([work], { sections })).toEqual(
      E.right({ audit: { action: "field_section.arrange", before: null, after: { sections: ["", "work"] } } }),
    );
    expect(decideArrangement([work], { sections: [...sections, { slug: "nowhere", fields: [3] }] })).toMatchObject({
      left: { tag: "invalid", errors: { sections: ['There is no section "nowhere"'] } },
    });
  });
});
