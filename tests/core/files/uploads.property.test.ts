import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FileStore } from "../../../core/files/files.port.ts";
import { makeKeptUploads } from "../../../core/files/kept-uploads.service.ts";
import type { Upload } from "../../../core/files/uploads.model.ts";
import type { FileUploads } from "../../../core/files/uploads.port.ts";
import { makeUploads } from "../../../core/files/uploads.service.ts";
import type { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { makeFileFolderStoreFake } from "../../fakes/file-folder-store.fake.ts";
import { makeFileStoreFake } from "../../fakes/file-store.fake.ts";
import { makeFileWorldFake } from "../../fakes/file-world.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { type Fate, makeUploadServerFake, type TextFile, textFile } from "../../fakes/upload-server.fake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step =
  | { readonly kind: "add"; readonly length: number }
  | { readonly kind: "pause" | "resume" | "cancel"; readonly nth: number }
  | { readonly kind: "network"; readonly isOnline: boolean }
  | { readonly kind: "reload" }
  | { readonly kind: "wait"; readonly ms: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), length: fc.integer({ min: 1, max: 30 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom("pause" as const, "resume" as const, "cancel" as const), nth: fc.nat({ max: 6 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("network" as const), isOnline: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("reload" as const) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(5, 10, 25, 60, 1_500) }) },
  ),
  { maxLength: 25 },
);
const fates = fc.array(fc.constantFrom<Fate>("answered", "answered", "answered", "lost", "answer lost"), { minLength: 1, maxLength: 60 });

/** A device whose pages come and go, over one server. */
const device = (given: readonly Fate[]) => {
  const world = makeFileWorldFake();
  const connectivity = fakeConnectivity();
  const [storage, tab, clock] = [fakeStorage(), fakeStorage(), fakeClock(100)];
  const files = new Map<string, TextFile>();
  const held = new Map();
  let [at, isCalm, ids, most] = [0, false, 0, 0];
  const fate = (): Fate => {
    at += 1;
    return isCalm ? "answered" : !connectivity.isOnline() ? "lost" : (given[at % given.length] ?? "answered");
  };
  const inner = makeFileStoreFake(world, makeFileFolderStoreFake(world));
  const lossy = (isOpen: () => boolean): Pick<FileStore, "create" | "replaceContent"> => ({
    create: (file) => async () => {
      const happens = fate();
      if (happens === "lost" || !isOpen()) return E.left({ tag: "offline" });
      const made = await inner.create(file)();
      return happens === "answered" ? made : E.left({ tag: "timeout" });
    },
    replaceContent: inner.replaceContent,
  });
  const open = () => {
    let isOpen = true;
    const whileOpen = (under: DeviceStorage): DeviceStorage => ({
      ...under,
      set: (key, value) => (isOpen ? under.set(key, value) : undefined),
      remove: (key) => (isOpen ? under.remove(key) : undefined),
    });
    const server = makeUploadServerFake({
      world,
      fate,
      held,
      isOpen: () => isOpen,
      bytesOf: (file) => files.get(file.name) ?? textFile(file.name, ""),
    });
    const uploads = makeUploads({
      transport: server.transport,
      prepare: async (file) => ({ file, poster: null }),
      store: lossy(() => isOpen),
      kept: makeKeptUploads(whileOpen(storage), tab, clock, () => "tab"),
      connectivity,
      ids: { uuid: () => `upload-${(ids += 1)}` },
    });
    let shown: readonly Upload[] = [];
    uploads.uploads$.subscribe((all) => {
      if (isOpen) shown = all;
    });
    return {
      uploads,
      shown: () => shown,
      close: () => {
        isOpen = false;
        most = Math.max(most, server.most());
      },
      most: () => Math.max(most, server.most()),
    };
  };
  return { world, connectivity, files, open, calm: () => void (isCalm = true) };
};

const target = { folder_id: null };
const byName = (shown: readonly Upload[], nth: number): Upload | undefined => shown[nth % Math.max(1, shown.length)];

/** Does what somebody would do until everything is there. */
const untilDone = async (uploads: FileUploads, shown: () => readonly Upload[], files: ReadonlyMap<string, TextFile>): Promise<void> => {
  for (let round = 0; round < 40 && shown().some(({ status }) => status !== "done"); round += 1) {
    for (const { id, name, status } of shown()) {
      if (status === "paused" || status === "failed") uploads.resume(id);
      const file = files.get(name);
      if (status === "stopped" && file !== undefined) uploads.add([file], target);
    }
    await vi.advanceTimersByTimeAsync(2_000);
  }
};

describe("Uploads through cuts, pauses, reloads and lost answers", () => {
  it("should lose no byte and make no file twice", async () => {
    await fc.assert(
      fc.asyncProperty(steps, fates, async (given, luck) => {
        const { world, connectivity, files, open, calm } = device(luck);
        let page = open();
        const cancelled = new Set<string>();
        const done = new Set<string>();
        for (const step of given) {
          if (step.kind === "add") {
            const name = `file${files.size}.txt`;
            const file = textFile(name, `${name}:${"abcdefghij".repeat(4)}`.slice(0, step.length + name.length));
            files.set(name, file);
            page.uploads.add([file], target);
          } else if (step.kind === "wait") await vi.advanceTimersByTimeAsync(step.ms);
          else if (step.kind === "network") connectivity.set(step.isOnline);
          else if (step.kind === "reload") {
            page.close();
            page = open();
          } else {
            const chosen = byName(page.shown(), step.nth);
            if (chosen !== undefined) page.uploads[step.kind](chosen.id);
            if (chosen !== undefined && step.kind === "cancel" && chosen.status !== "done") cancelled.add(chosen.name);
          }
          if (step.kind === "reload") expect(page.shown().every(({ status }) => status !== "sending")).toBe(true);
          for (const { sent, size, status, name } of page.shown()) {
            expect(sent).toBeLessThanOrEqual(size);
            if (status === "done") done.add(name);
            expect(page.shown().filter((one) => one.name === name)).toHaveLength(1);
          }
          if (!connectivity.isOnline())
            expect(page.shown().filter(({ status }) => ["waiting", "sending", "finishing"].includes(status))).toEqual([]);
        }
        calm();
        connectivity.set(true);
        await untilDone(page.uploads, page.shown, files);
        expect(page.most()).toBeLessThanOrEqual(3);
        expect(page.shown().filter(({ status }) => status !== "done")).toEqual([]);
        const made = [...world.files.values()].map(({ filename, sha256, size }) => ({ filename, size, sha256 }));
        expect(new Set(made.map(({ filename }) => filename)).size).toBe(made.length);
        for (const { name, text } of files.values()) {
          const file = made.find(({ filename }) => filename === name);
          if (file === undefined) expect([name, cancelled.has(name)]).toEqual([name, true]);
          else
            expect(file).toEqual({
              filename: name,
              size: text.length,
              sha256: Buffer.from(text).toString("hex").slice(0, 64).padEnd(64, "0"),
            });
        }
        for (const name of done) expect(made.map(({ filename }) => filename)).toContain(name);
      }),
    );
  });
});
