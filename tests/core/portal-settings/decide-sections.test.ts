import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideSections, slugOf } from "../../../core/portal-settings/decide-sections.rule.ts";
import type { PortalSections, SectionEntry } from "../../../core/portal-settings/portal-sections.model.ts";

const known: PortalSections = {
  version: 4,
  sections: [
    { slug: "start-here", name: "Start here", courses: 2 },
    { slug: "advanced", name: "Advanced", courses: 1 },
  ],
};
const asked = (...sections: readonly SectionEntry[]) => decideSections(known, { version: 4, sections: [...sections] });
const [start, advanced] = [
  { slug: "start-here", name: "Start here" },
  { slug: "advanced", name: "Advanced" },
];

describe("The sections of the portal", () => {
  it("should keep the address of a section that is renamed, and say which courses follow", () => {
    expect(asked({ slug: "advanced", name: " For experts " }, start)).toEqual(
      E.right({
        sections: [
          { slug: "advanced", name: "For experts" },
          { slug: "start-here", name: "Start here" },
        ],
        renamed: [{ from: "Advanced", to: "For experts" }],
      }),
    );
  });

  it("should let courses go of a section that is removed, and give a new one an address of its own", () => {
    expect(asked(start, { name: "Start here!" })).toEqual(
      E.right({ sections: [start, { slug: "start-here-2", name: "Start here!" }], renamed: [{ from: "Advanced", to: null }] }),
    );
    expect(asked(start, advanced)).toEqual(E.right(null));
    expect(asked(start, advanced, { slug: "advanced", name: "Again" })).toMatchObject({
      right: { sections: [start, advanced, { slug: "again", name: "Again" }], renamed: [] },
    });
  });

  it("should refuse names that are missing or there twice, and changes of what another user has changed", () => {
    expect(asked(start, { name: "  " })).toMatchObject({ left: { tag: "invalid", errors: { sections: ["Give each section a name."] } } });
    expect(asked(start, { name: "start HERE" })).toMatchObject({
      left: { tag: "invalid", errors: { sections: [expect.stringContaining("start HERE")] } },
    });
    expect(decideSections(known, { version: 3, sections: [start] })).toMatchObject({ left: { tag: "conflict", current: known } });
  });

  it.each([
    ["Über uns & Öl", "uber-uns-ol"],
    ["  -- ", "section"],
    ["初心者", "section"],
    ["A".repeat(200), "a".repeat(70)],
  ])("should have an address of small letters, digits and hyphens: %s", (name, slug) => {
    expect(slugOf(name, new Set())).toBe(slug);
    expect(slugOf(name, new Set([slug]))).toBe(`${slug}-2`);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
