import { BehaviorSubject, of } from "rxjs";
import { describe, expect, it } from "vitest";
import { documentTitle } from "../../../core/shell/document-title.rule.ts";
import { makePageTitle } from "../../../core/shell/page-title.service.ts";
import { makeUnread } from "../../../core/shell/unread.service.ts";

describe("the title of the tab", () => {
  it.each([
    ["Home", 0, "Home · Cygnet"],
    ["Home", 3, "(3) Home · Cygnet"],
    [null, 0, "Cygnet"],
    [null, 1, "(1) Cygnet"],
    ["Home", 100, "(99+) Home · Cygnet"],
  ])("should show page %s with %i unread as %s", (page, unread, title) => {
    expect(documentTitle(page, "Cygnet", unread)).toBe(title);
  });

  it("should emit the name of the record while the page shows one, otherwise null", () => {
    const title = makePageTitle();
    const names: (string | null)[] = [];
    title.record$.subscribe((name) => names.push(name));
    title.ofRecord("Mei Tanaka");
    title.ofRecord(null);
    expect(names).toEqual([null, "Mei Tanaka", null]);
  });

  it("should count all unread items", () => {
    const unread = makeUnread();
    const totals: number[] = [];
    unread.total$.subscribe((total) => totals.push(total));
    const messages = new BehaviorSubject(2);
    unread.add(messages);
    unread.add(of(3));
    messages.next(0);
    expect(totals).toEqual([0, 2, 5, 3]);
  });
});
