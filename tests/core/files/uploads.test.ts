import * as E from "fp-ts/lib/Either.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { makeKeptUploads } from "../../../core/files/kept-uploads.service.ts";
import type { PreparedFile } from "../../../core/files/prepared-file.model.ts";
import type { PrepareUpload, Transfer, UploadTransport } from "../../../core/files/upload-transport.port.ts";
import type { LocalFile } from "../../../core/files/uploads.model.ts";
import type { Upload } from "../../../core/files/uploads.model.ts";
import { makeUploads } from "../../../core/files/uploads.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { makeFileFolderStoreFake } from "../../fakes/file-folder-store.fake.ts";
import { makeFileStoreFake } from "../../fakes/file-store.fake.ts";
import { makeFileWorldFake } from "../../fakes/file-world.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { type Fate, makeUploadServerFake, type TextFile, textFile } from "../../fakes/upload-server.fake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const target = { folder_id: null };
const asIs: PrepareUpload = async (file) => ({ file, poster: null });

const bench = ({ prepare = asIs, refusal }: { prepare?: PrepareUpload; refusal?: (file: TextFile) => Failure | null } = {}) => {
  const world = makeFileWorldFake();
  const connectivity = fakeConnectivity();
  const [storage, clock] = [fakeStorage(), fakeClock(100)];
  const known = new Map<string, TextFile>();
  const held = new Map();
  const fates: Fate[] = [];
  const sent: Transfer[] = [];
  let created = 0;
  const state = { isStoreAway: false };
  const files = makeFileStoreFake(world, makeFileFolderStoreFake(world));
  const store: typeof files = {
    ...files,
    create: (made) => (state.isStoreAway ? async () => E.left({ tag: "offline" }) : files.create(made)),
  };
  const server = makeUploadServerFake({
    world,
    held,
    fate: () => fates.shift() ?? "answered",
    bytesOf: (file) => known.get(file.name) ?? textFile(file.name, "x".repeat(file.size)),
    ...(refusal === undefined ? {} : { refusal }),
  });
  const transport: UploadTransport = {
    ...server.transport,
    send: (transfer) => {
      sent.push(transfer);
      return server.transport.send(transfer);
    },
  };
  const open = (tab = fakeStorage()) => {
    let shown: readonly Upload[] = [];
    let [isOpen, ids] = [true, 0];
    const uploads = makeUploads({
      transport: { ...transport, send: (transfer) => transport.send(transfer) },
      prepare,
      store,
      kept: makeKeptUploads(
        {
          ...storage,
          set: (key, value) => (isOpen ? storage.set(key, value) : undefined),
          remove: (key) => (isOpen ? storage.remove(key) : undefined),
        },
        tab,
        clock,
        () => `tab${(created += 1)}`,
      ),
      connectivity,
      ids: { uuid: () => `${(created += 1)}-${(ids += 1)}` },
    });
    uploads.uploads$.subscribe((all) => (shown = all));
    const close = (): void => {
      isOpen = false;
      for (const { id } of shown) uploads.pause(id);
    };
    return { uploads, shown: () => shown, close, tab };
  };
  const file = (name: string, text: string): TextFile => {
    const made = textFile(name, text);
    known.set(name, made);
    return made;
  };
  return { state, world, connectivity, storage, clock, fates, sent, held, open, file, server };
};

const statuses = (shown: readonly Upload[]) => shown.map(({ status }) => status);
const past = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("Uploads", () => {
  it("should send three at a time in order, show their progress, and create a file of each", async () => {
    const { open, file, world, server } = bench();
    const { uploads, shown } = open();
    const told: unknown[] = [];
    uploads.uploaded$.subscribe(({ file: { filename }, isNew }) => told.push(isNew ? filename : null));
    const ids = uploads.add(
      ["a", "b", "c", "d"].map((name) => file(name, "12345678")),
      { folder_id: null },
    );
    expect(shown().map(({ id, status }) => [id, status])).toEqual([
      [ids[0], "sending"],
      [ids[1], "sending"],
      [ids[2], "sending"],
      [ids[3], "waiting"],
    ]);
    await past(20);
    expect(shown()[0]).toMatchObject({ sent: 4, size: 8, status: "sending" });
    await past(500);
    expect(statuses(shown())).toEqual(["done", "done", "done", "done"]);
    expect(shown()[3]).toMatchObject({ sent: 8, file: { filename: "d" } });
    expect([told, world.files.size, server.most()]).toEqual([["a", "b", "c", "d"], 4, 3]);
    uploads.clear();
    expect(shown()).toEqual([]);
  });

  it("should refuse what is too large or empty without sending a byte", async () => {
    const { open, sent } = bench();
    const { uploads, shown } = open();
    const facts = { type: "application/zip", lastModified: 1 };
    uploads.add(
      [
        { ...facts, name: "a.zip", size: fileLimits.bytes + 1 },
        { ...facts, name: "b.zip", size: 0 },
        { ...facts, name: "c.mp4", type: "video/mp4", size: fileLimits.videoBytes + 1 },
      ],
      target,
    );
    await past(100);
    expect(shown().map(({ status, failure }) => [status, failure?.tag])).toEqual([
      ["failed", "too-large"],
      ["failed", "invalid"],
      ["failed", "too-large"],
    ]);
    expect(sent).toEqual([]);
  });

  it("should check the limit of a picture after it was resized", async () => {
    const large: LocalFile = { name: "a.jpg", type: "image/jpeg", size: fileLimits.pictureBytes + 1, lastModified: 1 };
    const small: LocalFile = { ...large, size: 8 };
    const { open } = bench({ prepare: async (): Promise<PreparedFile> => ({ file: small, poster: null }) });
    const page = open();
    page.uploads.add([large], target);
    await past(100);
    expect(page.shown()).toMatchObject([{ status: "done", size: 8 }]);
    const untouched = bench();
    const other = untouched.open();
    other.uploads.add([large], target);
    await past(100);
    expect(other.shown()).toMatchObject([{ status: "failed", failure: { tag: "too-large", limit: fileLimits.pictureBytes } }]);
    expect(untouched.sent).toEqual([]);
  });

  it("should be offline without a network, and resume by themselves at the stored offset", async () => {
    const { open, file, connectivity, sent, server } = bench();
    const { uploads, shown } = open();
    uploads.add([file("a", "x".repeat(12))], target);
    await past(20);
    connectivity.set(false);
    expect(shown()).toMatchObject([{ status: "offline", sent: 4 }]);
    uploads.add([file("b", "1234")], target);
    expect(statuses(shown())).toEqual(["offline", "offline"]);
    await past(100_000);
    expect(sent).toHaveLength(1);
    const before = server.requests();
    connectivity.set(true);
    await past(500);
    expect(statuses(shown())).toEqual(["done", "done"]);
    expect(sent[1]?.address).not.toBeNull();
    expect(server.requests() - before).toBe(1 + 2 + 1 + (1 + 1 + 1));
  });

  it("should retry at growing intervals when no byte arrives, and fail after eight attempts until they are resumed", async () => {
    const { open, file, fates, sent } = bench();
    const { uploads, shown } = open();
    fates.push(...Array.from({ length: 8 }, (): Fate => "lost"));
    const [id = ""] = uploads.add([file("a", "1234")], target);
    await past(15);
    expect([statuses(shown()), sent.length]).toEqual([["offline"], 1]);
    await past(1_000);
    expect(sent).toHaveLength(2);
    await past(1_900);
    expect(sent).toHaveLength(2);
    await past(200);
    expect(sent).toHaveLength(3);
    await past(200_000);
    expect([statuses(shown()), sent.length]).toEqual([["failed"], 8]);
    expect(shown()[0]?.failure).toEqual({ tag: "offline" });
    uploads.resume(id);
    await past(100);
    expect(statuses(shown())).toEqual(["done"]);
  });

  it("should be paused, and resumed at the stored offset", async () => {
    const { open, file, sent } = bench();
    const { uploads, shown } = open();
    const [id = ""] = uploads.add([file("a", "x".repeat(20))], target);
    await past(20);
    uploads.pause(id);
    await past(10_000);
    expect(shown()).toMatchObject([{ status: "paused", sent: 4 }]);
    uploads.resume(id);
    await past(500);
    expect(statuses(shown())).toEqual(["done"]);
    expect(sent.map(({ address }) => address !== null)).toEqual([false, true]);
  });

  it("should be cancelled, and removed from the server", async () => {
    const { open, file, held, world, storage } = bench();
    const { uploads, shown } = open();
    const [id = ""] = uploads.add([file("a", "x".repeat(20))], target);
    await past(20);
    expect(held.size).toBe(1);
    uploads.cancel(id);
    await past(1_000);
    expect([shown(), held.size, world.files.size]).toEqual([[], 0, 0]);
    expect(storage.keys()).toEqual([]);
  });

  it("should fail with the reason of the server, and start from the beginning when they are resumed", async () => {
    let isRefused = true;
    const failure: Failure = { tag: "full", message: "There is no room." };
    const { open, file, sent, storage } = bench({ refusal: () => (isRefused ? failure : null) });
    const { uploads, shown } = open();
    const [id = ""] = uploads.add([file("a", "1234")], target);
    await past(100);
    expect(shown()).toMatchObject([{ status: "failed", failure, sent: 0 }]);
    expect(storage.keys()).toEqual([]);
    isRefused = false;
    uploads.resume(id);
    await past(100);
    expect(statuses(shown())).toEqual(["done"]);
    expect(sent.map(({ address }) => address)).toEqual([null, null]);
  });

  it("should replace the content of a file", async () => {
    const { open, file, world } = bench();
    const { uploads, shown } = open();
    uploads.add([file("a", "1234")], target);
    await past(100);
    const id = shown()[0]?.file?.id ?? 0;
    const told: unknown[] = [];
    uploads.uploaded$.subscribe(({ isNew, file: { version } }) => told.push([isNew, version]));
    uploads.add([file("b", "12345678")], { folder_id: null, replaces: id });
    await past(100);
    expect(told).toEqual([[false, 2]]);
    expect(shown()[1]).toMatchObject({ status: "done", file: { id, size: 8 } });
    expect(world.files.size).toBe(1);
  });

  it("should send a film's picture first, once, and name it", async () => {
    const poster = textFile("poster.jpg", "1234");
    const { open, file, sent, fates } = bench({ prepare: async (given) => ({ file: given, poster }) });
    const { uploads, shown } = open();
    fates.push("answered", "answered", "answered", "answered", "lost");
    uploads.add([file("a.mp4", "12345678")], target);
    await past(5_000);
    expect(statuses(shown())).toEqual(["done"]);
    expect(sent.map((one) => one.file.name)).toEqual(["poster.jpg", "a.mp4", "a.mp4"]);
    expect(sent[2]?.poster).toMatch(/^\d{32}$/);
    expect(sent[1]?.poster).toBe(sent[2]?.poster);
  });
});

describe("Uploads after a reload", () => {
  it("should wait for their file, and send only the rest once it is chosen again", async () => {
    const { open, file, server, sent } = bench();
    const before = open();
    const text = file("a", "x".repeat(20));
    const [id] = before.uploads.add([text], target);
    await past(40);
    before.close();
    const { uploads, shown } = open(before.tab);
    expect(shown()).toMatchObject([{ id, status: "stopped", sent: 12, size: 20 }]);
    await past(1_000);
    const requests = server.requests();
    expect(uploads.add([{ ...text, lastModified: 2 }, text], target)).toEqual([expect.not.stringMatching(id ?? ""), id]);
    await past(500);
    expect(shown().map(({ id: one, status }) => [one === id, status])).toEqual([
      [true, "done"],
      [false, "done"],
    ]);
    expect(sent.filter(({ address }) => address !== null)).toHaveLength(1);
    expect(server.requests() - requests).toBe(1 + 2 + 1 + (1 + 5 + 1));
  });

  it("should become files by themselves when all their bytes had arrived", async () => {
    const { open, file, world, sent, state } = bench();
    state.isStoreAway = true;
    const before = open();
    const [id] = before.uploads.add([file("a", "1234")], target);
    await past(100);
    expect(before.shown()).toMatchObject([{ status: "offline", sent: 4 }]);
    before.close();
    state.isStoreAway = false;
    const { shown } = open(before.tab);
    await past(100);
    expect(shown()).toMatchObject([{ id, status: "done", file: { filename: "a" } }]);
    expect([world.files.size, sent.length]).toEqual([1, 1]);
  });

  it("should wait for their file where the server has removed all their bytes meanwhile", async () => {
    const { open, file, world, state } = bench();
    state.isStoreAway = true;
    const before = open();
    const text = file("a", "1234");
    const [id] = before.uploads.add([text], target);
    await past(100);
    before.close();
    state.isStoreAway = false;
    world.uploads.clear();
    const { uploads, shown } = open(before.tab);
    await past(100);
    expect(shown()).toMatchObject([{ id, status: "stopped", sent: 0, failure: { tag: "invalid" } }]);
    expect(uploads.add([text], target)).toEqual([id]);
    await past(100);
    expect(shown()).toMatchObject([{ id, status: "done", failure: null }]);
  });

  it("should start a file that was made smaller from its beginning, since its bytes may differ", async () => {
    const { open, file, sent } = bench({ prepare: async (given) => ({ file: { ...given, size: 12 }, poster: null }) });
    const before = open();
    const picture = file("a", "x".repeat(20));
    before.uploads.add([picture], target);
    await past(20);
    before.close();
    const { uploads, shown } = open(before.tab);
    expect(shown()).toMatchObject([{ status: "stopped", sent: 0, size: 20 }]);
    uploads.add([picture], target);
    await past(500);
    expect(sent.map(({ address }) => address)).toEqual([null, null]);
    expect(statuses(shown())).toEqual(["done"]);
  });

  it("should stay with the tab that sends them, until that is closed", async () => {
    const { open, file, clock } = bench();
    const first = open();
    const [id = ""] = first.uploads.add([file("a", "x".repeat(20))], target);
    first.uploads.pause(id);
    expect(open().shown()).toEqual([]);
    clock.advance(30);
    await past(20_000);
    clock.advance(50);
    expect(open().shown()).toEqual([]);
    first.close();
    clock.advance(61);
    expect(open().shown()).toMatchObject([{ id, status: "stopped" }]);
    clock.advance(90_000);
    expect(open().shown()).toEqual([]);
  });

  it("should leave out what is kept in a shape of another version", () => {
    const { open, storage } = bench();
    storage.set("upload:1", '{"id":1}');
    expect([open().shown(), storage.keys()]).toEqual([[], []]);
  });
});
