import { describe, expect, it } from "vitest";
import { idle, loaded, type Remote, toFailed } from "../../../core/kernel/remote.ts";
import { newNotices } from "../../../core/portal-notices/new-notices.view-model.ts";
import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import type { NoticePage, PortalNotice } from "../../../core/portal-notices/portal-notice.model.ts";

const notice = (id: number, read_at: number | null): PortalNotice => ({
  id,
  kind: "message",
  about: aboutNothing,
  route: `/p/conversations/${id}`,
  created_at: 100 - id,
  read_at,
});
const page = (...results: readonly PortalNotice[]): Remote<NoticePage> => {
  const unread = results.filter(({ read_at }) => read_at === null).length;
  return loaded({ results, page: 1, pages: 1, count: results.length, unread });
};

describe("what is new for a learner", () => {
  it("should be the three newest unread notices, with how many are unread", () => {
    const news = newNotices(4, page(notice(1, null), notice(2, 5), notice(3, null), notice(4, null), notice(5, null)));
    expect(news).toEqual({ tag: "loaded", unread: 4, newest: [notice(1, null), notice(3, null), notice(4, null)] });
  });

  it("should be nothing where everything is read, before and after that is known", () => {
    expect(newNotices(0, idle)).toBe(null);
    expect(newNotices(1, page(notice(1, 5)))).toBe(null);
  });

  it("should say how many are unread while they load and when they cannot be loaded", () => {
    expect(newNotices(2, idle)).toEqual({ tag: "loading", unread: 2 });
    expect(newNotices(2, toFailed(idle, { tag: "offline" }))).toEqual({ tag: "failed", unread: 2 });
  });

  it("should keep what was known when a newer answer fails", () => {
    expect(newNotices(1, toFailed(page(notice(1, null)), { tag: "offline" }))).toEqual({
      tag: "loaded",
      unread: 1,
      newest: [notice(1, null)],
    });
  });
});
