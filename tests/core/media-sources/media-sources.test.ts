import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { makeMediaBrowsers } from "../../../core/media-sources/media-browser.service.ts";
import { mediaFileName } from "../../../core/media-sources/media-item-name.rule.ts";
import { mediaFailure, problemOfAnswer } from "../../../core/media-sources/media-problem.rule.ts";
import type { MediaItem, MediaItems, MediaQuery } from "../../../core/media-sources/media-source.model.ts";
import type { MediaSourceStore } from "../../../core/media-sources/media-sources.port.ts";
import { offeredSources } from "../../../core/media-sources/media-sources.rule.ts";
import { galleryPictures } from "../../../ui/staff/files/picker/gallery-files.ts";

const answered = (status: number, text = "", retryAfter: string | null = null) => problemOfAnswer({ status, text, retryAfter });

describe("the answer of a source", () => {
  it.each([
    [answered(401), { tag: "refused" }],
    [answered(400, '{"error":{"code":190}}'), { tag: "refused" }],
    [answered(403, '{"error":{"code":403}}'), { tag: "refused" }],
    [answered(403, "Rate Limit Exceeded"), { tag: "busy", seconds: null }],
    [answered(403, '{"error":{"errors":[{"reason":"userRateLimitExceeded"}]}}'), { tag: "busy", seconds: null }],
    [answered(400, '{"error":{"message":"User request limit reached","code":17}}'), { tag: "busy", seconds: null }],
    [answered(429, "", "90"), { tag: "busy", seconds: 90 }],
    [answered(429, "", "soon"), { tag: "busy", seconds: null }],
    [answered(404), { tag: "gone" }],
    [answered(503, '{"error":{"code":2}}'), { tag: "down" }],
    [answered(418), { tag: "odd" }],
  ])("should mean, for each service: %j", (problem, meant) => {
    expect(problem).toEqual(meant);
  });

  it("should be explained with the name of the source and what to do", () => {
    expect(mediaFailure("unsplash", { tag: "busy", seconds: 61 })).toMatchObject({
      message: expect.stringContaining("Try again in 2 min"),
    });
    expect(mediaFailure("unsplash", { tag: "refused" })).toMatchObject({ code: "source_key_refused" });
    expect(mediaFailure("googledrive", { tag: "refused" })).toMatchObject({
      code: "source_not_connected",
      values: { source: "Google Drive" },
    });
    expect(mediaFailure("facebook", { tag: "gone" })).toMatchObject({ tag: "not-found" });
  });
});

describe("the name of a copied file", () => {
  it.each([
    [{ title: "A pier", credit: "Jane Doe", source: "Unsplash" }, "A pier (Jane Doe, Unsplash)"],
    [{ title: "  \nEvening\n#sea", credit: "", source: "Instagram" }, "Evening"],
    [{ title: "", credit: "", source: "Facebook" }, "Facebook"],
    [{ title: `${"word ".repeat(30)}end`, credit: "", source: "Facebook" }, "word ".repeat(16).trim()],
    [{ title: "x".repeat(200), credit: "", source: "Facebook" }, "x".repeat(80)],
  ])("should be its first line, with the credit: %j", (item, name) => {
    expect(mediaFileName(item)).toBe(name);
  });
});

const item = (id: string): MediaItem => ({ id, name: id, type: "image", thumbnail: null, credit: "" });
const ended = mediaFailure("googledrive", { tag: "refused" });
const [picture] = galleryPictures;

/** A store whose answers are given one by one. */
const storeOf = (connected: readonly "googledrive"[], pages: Readonly<Record<string, E.Either<Failure, MediaItems>>>) => {
  const asked: string[] = [];
  const held = new Set(connected);
  const copies: string[] = [];
  const store: MediaSourceStore = {
    list: () => Promise.resolve(E.right(offeredSources((source) => source !== "facebook", [...held]))),
    items: (source, query: MediaQuery) => {
      asked.push(`${source} ${query.search} ${query.page}`);
      return () => Promise.resolve(pages[`${query.search}${query.page}`] ?? E.left({ tag: "offline" }));
    },
    copy: (_, { item: id }) => {
      copies.push(id);
      return id === "gone" || picture === undefined
        ? TE.left<Failure, FileRecord>(mediaFailure("unsplash", { tag: "gone" }))
        : TE.right<Failure, FileRecord>(picture);
    },
    disconnect: () => TE.right<Failure, void>(undefined),
  };
  return { store, asked, copies, connect: () => held.add("googledrive") };
};

describe("the browser of a source", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = (ms = 1) => vi.advanceTimersByTimeAsync(ms);
  const opened = async (...given: Parameters<typeof storeOf>) => {
    const world = storeOf(...given);
    const media = makeMediaBrowsers(world.store).open({ kinds: ["image"] });
    const stop = media.begin();
    await settle();
    return { ...world, media, stop };
  };

  it("should list a source when it is shown, append pages, and search once for what is typed", async () => {
    const first = E.right({ items: [item("a")], next: "2" });
    const { media, asked } = await opened([], { "": first, "2": E.right({ items: [item("a"), item("b")], next: null }), pier: first });
    expect(asked).toEqual([]);
    media.show("unsplash");
    await settle();
    media.more();
    await settle();
    expect(latestValue(media.latest().items)).toEqual({ items: [item("a"), item("b")], next: null });
    media.more();
    media.search("pi");
    await settle(100);
    media.search("pier");
    await settle(500);
    expect(asked).toEqual(["unsplash  ", "unsplash  2", "unsplash pier "]);
    expect(latestValue(media.latest().items)?.items).toEqual([item("a")]);
  });

  it("should ask a source for nothing before its account is connected, and see that it is when the user comes back", async () => {
    const { media, asked, connect } = await opened([], { "": E.right({ items: [item("a")], next: null }) });
    media.show("googledrive");
    await settle();
    media.look();
    await settle();
    expect(asked).toEqual([]);
    connect();
    media.look();
    await settle();
    expect(latestValue(media.latest().items)?.items).toEqual([item("a")]);
    media.look();
    await settle();
    expect(asked).toHaveLength(1);
  });

  it("should offer to connect again once the access has ended, and say why", async () => {
    const { media } = await opened(["googledrive"], { "": E.left(ended) });
    media.show("googledrive");
    await settle();
    expect(media.latest()).toMatchObject({ failure: ended, items: { tag: "idle" } });
    expect(latestValue(media.latest().sources)?.find(({ source }) => source === "googledrive")).toMatchObject({ is_connected: false });
  });

  it("should copy an item once, and keep a failure of copying until the next", async () => {
    const { media, copies } = await opened([], { "": E.right({ items: [item("a"), item("gone")], next: null }) });
    media.show("unsplash");
    await settle();
    expect(await media.copy(item("gone"), null)).toBeNull();
    expect(media.latest()).toMatchObject({ failure: { code: "source_item_gone" }, copying: null });
    const both = [media.copy(item("a"), null), media.copy(item("b"), null)];
    expect(await Promise.all(both)).toEqual([picture, null]);
    expect(await media.copy(item("a"), null)).toEqual(picture);
    expect(copies).toEqual(["gone", "a"]);
    expect(media.latest().failure).toBeNull();
  });

  it("should show nothing of the former source, and disconnect the shown one", async () => {
    const { media } = await opened(["googledrive"], { "": E.right({ items: [item("a")], next: null }) });
    media.show("unsplash");
    await settle();
    media.show("googledrive");
    expect(media.latest().items).toEqual({ tag: "loading" });
    await settle();
    await media.disconnect();
    expect(media.latest().items).toEqual({ tag: "idle" });
    expect(latestValue(media.latest().sources)?.find(({ source }) => source === "googledrive")?.is_connected).toBe(false);
  });
});
