import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import {
  decideNewPage,
  decidePageChange,
  decidePageDeletion,
  decidePageRestoration,
  decidePublication,
  decideWithdrawal,
} from "../../../core/portal-pages/decide-page.rule.ts";
import { pageRecord, pageState } from "../../../core/portal-pages/page-state.rule.ts";
import type { StoredPage } from "../../../core/portal-pages/stored-page.model.ts";
import { portalLimits } from "../../../core/portal-settings/portal-sections.model.ts";

const noon = 1_782_907_200;
const others: ReadonlySet<string> = new Set(["house-rules"]);
const draft: StoredPage = {
  id: 7,
  path: "who-we-are",
  title: "",
  html: "",
  draft_title: "Who we are",
  draft_html: "<p>We sail.</p>",
  published_at: null,
  version: 4,
  updated_at: noon - 100,
  deleted_at: null,
};
const published: StoredPage = { ...draft, title: draft.draft_title, html: draft.draft_html, published_at: noon - 50 };
const deleted: StoredPage = { ...published, deleted_at: noon - 10 };
const conflict = { left: { tag: "conflict", current: pageRecord(draft) } };
const gone = { left: { tag: "not-found" } };
const refused = (field: string, message: string) => ({ left: { tag: "invalid", errors: { [field]: [expect.stringContaining(message)] } } });

describe("A page of the portal", () => {
  it("should be a draft until it is published, and changed while its working copy differs from what learners see", () => {
    expect(pageState(draft)).toBe("draft");
    expect(pageState(published)).toBe("published");
    expect(pageState({ ...published, draft_html: "<p>We row.</p>" })).toBe("changed");
    expect(pageState({ ...published, draft_title: "Who we were" })).toBe("changed");
    expect(pageState({ ...published, published_at: null })).toBe("draft");
  });

  it("should be added as a draft without content", () => {
    expect(decideNewPage({ title: " Contact ", path: "contact" }, others)).toEqual(
      E.right({ path: "contact", draft_title: "Contact", draft_html: "" }),
    );
  });

  it.each([
    ["title", "Give the page a title.", { title: "  ", path: "contact" }],
    ["path", "Give the page an address.", { title: "Contact", path: " " }],
    ["path", "lower-case letters", { title: "Contact", path: "Contact us" }],
    ["path", "lower-case letters", { title: "Contact", path: "contact--us" }],
    ["path", "“house-rules”", { title: "Contact", path: "house-rules" }],
  ])("should be refused by its %s: %s", (field, message, page) => {
    expect(decideNewPage(page, others)).toMatchObject(refused(field, message));
    expect(decidePageChange(draft, { version: 4, ...page }, others)).toMatchObject(refused(field, message));
  });

  it("should be refused when there are as many pages as there may be", () => {
    const many = new Set(Array.from({ length: portalLimits.pages }, (_, n) => `page-${n}`));
    expect(decideNewPage({ title: "Contact", path: "contact" }, many)).toMatchObject(refused("title", String(portalLimits.pages)));
    expect(decidePageRestoration(deleted, many)).toMatchObject(refused("title", String(portalLimits.pages)));
  });

  it("should change its working copy against the version that was seen, and keep what learners see", () => {
    expect(decidePageChange(published, { version: 4, html: "<p>We row.</p>" }, others)).toEqual(
      E.right({ path: "who-we-are", draft_title: "Who we are", draft_html: "<p>We row.</p>" }),
    );
    expect(decidePageChange(draft, { version: 3, title: "Who we are" }, others)).toEqual(E.right(null));
    expect(decidePageChange(draft, { version: 3, title: "About us" }, others)).toMatchObject(conflict);
    expect(decidePageChange(deleted, { version: 4, title: "About us" }, others)).toMatchObject(gone);
    expect(decidePageChange(null, { version: 4 }, others)).toMatchObject(gone);
  });

  it("should be published as its working copy is, unless that has no content", () => {
    const copy = { title: "Who we are", html: "<p>We sail.</p>", published_at: noon };
    expect(decidePublication(draft, { version: 4 }, noon)).toEqual(E.right(copy));
    expect(decidePublication(published, { version: 4 }, noon)).toEqual(E.right(null));
    expect(decidePublication(draft, { version: 3 }, noon)).toMatchObject(conflict);
    expect(decidePublication(deleted, { version: 4 }, noon)).toMatchObject(gone);
    for (const draft_html of ["", "<p></p>", "<p> &nbsp;<br></p>"])
      expect(decidePublication({ ...draft, draft_html }, { version: 4 }, noon)).toMatchObject(refused("html", "Write the content"));
    expect(decidePublication({ ...draft, draft_html: '<p><img src="/media/a/b.png"></p>' }, { version: 4 }, noon)).toMatchObject({
      right: { published_at: noon },
    });
  });

  it("should be hidden from learners when it is unpublished", () => {
    expect(decideWithdrawal(published, { version: 4 })).toEqual(E.right({ published_at: null }));
    expect(decideWithdrawal(draft, { version: 4 })).toEqual(E.right(null));
    expect(decideWithdrawal(draft, { version: 5 })).toMatchObject(conflict);
    expect(decideWithdrawal(null, { version: 4 })).toMatchObject(gone);
  });

  it("should be deleted once, and restored unless another page has its address by now", () => {
    expect(decidePageDeletion(published)).toEqual(E.right(published));
    expect(decidePageDeletion(deleted)).toMatchObject(gone);
    expect(decidePageRestoration(deleted, others)).toEqual(E.right(deleted));
    expect(decidePageRestoration(published, others)).toEqual(E.right(null));
    expect(decidePageRestoration(null, others)).toMatchObject(gone);
    expect(decidePageRestoration(deleted, new Set(["who-we-are"]))).toMatchObject(refused("path", "“who-we-are”"));
  });
});
