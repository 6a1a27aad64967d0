import { describe, expect, it } from "vitest";
import { pageClashes, typedChange } from "../../../core/portal-pages/edited-page.view-model.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";

const stored: PortalPageRecord = {
  id: 7,
  path: "who-we-are",
  title: "Who we are",
  html: "<p>We sail.</p>",
  state: "draft",
  published_at: null,
  version: 4,
  updated_at: 1_782_907_200,
};

describe("A page of the portal while it is edited", () => {
  it("should send only the values that differ from the stored ones", () => {
    expect(typedChange(stored, { title: "Who we are", path: "about", html: "<p>We sail.</p>" })).toEqual({ path: "about" });
    expect(typedChange(stored, {})).toEqual({});
  });

  it("should show both values of the fields that were typed, HTML as its text", () => {
    expect(pageClashes(stored, { title: "Who we are", html: "<p>We row.</p>" })).toEqual([
      { field: "html", mine: "We row.", theirs: "We sail." },
    ]);
  });
});
