import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideFolderDeletion, decideFolderRestoration } from "../../../core/files/decide-folder-deletion.rule.ts";
import { decideFolderChange, decideNewFolder } from "../../../core/files/decide-folder.rule.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { folderLine, type FolderPlace, foldersBelow } from "../../../core/kernel/folder-places.ts";
import { refusalOf, writeOf } from "../decision-of.ts";
import { changedAt, fileFolder } from "./file-sample.ts";

const place = (id: number, parent_id: number | null = null, deleted_at: number | null = null): FolderPlace => ({
  id,
  parent_id,
  deleted_at,
});
const folderAt = ({ id, parent_id, deleted_at }: FolderPlace): FileFolder => fileFolder({ id, parent_id, deleted_at, version: 1 });

type Step =
  | { readonly kind: "create"; readonly parent: number }
  | { readonly kind: "move"; readonly which: number; readonly parent: number }
  | { readonly kind: "delete" | "restore"; readonly which: number };

const at = fc.nat({ max: 12 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("create" as const), parent: at }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("move" as const), which: at, parent: at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("delete" as const, "restore" as const), which: at }) },
);

describe("folders after any writes", () => {
  it("should form a tree that is at most five deep, in which nothing in use is inside something deleted", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let places: readonly FolderPlace[] = [];
        let now = changedAt;
        const put = (id: number, edit: { readonly parent_id: number | null; readonly deleted_at: number | null } | undefined): void => {
          if (edit !== undefined) places = [...places.filter((one) => one.id !== id), place(id, edit.parent_id, edit.deleted_at)];
        };
        const found = (index: number): FolderPlace | undefined => places[index % Math.max(1, places.length)];
        for (const one of steps) {
          now += 1;
          const parent = "parent" in one ? (one.parent === 0 ? undefined : found(one.parent)) : undefined;
          const context = { parent: parent === undefined ? null : folderAt(parent), places, now };
          if (one.kind === "create") {
            const made = decideNewFolder(false, { name: "x", parent_id: parent?.id ?? null }, context);
            if (E.isRight(made)) put(places.length + 1, made.right?.edit);
            continue;
          }
          const stored = found(one.which);
          if (stored === undefined) continue;
          if (one.kind === "move") {
            const moved = decideFolderChange(folderAt(stored), { version: 1, parent_id: parent?.id ?? null }, context);
            if (E.isRight(moved)) put(stored.id, moved.right?.edit);
            continue;
          }
          const decide = one.kind === "delete" ? decideFolderDeletion : decideFolderRestoration;
          const decision = decide(folderAt(stored), { places, now });
          if (E.isLeft(decision) || decision.right === null) continue;
          const { below, edit } = decision.right;
          for (const inside of places.filter(({ id }) => below.includes(id))) put(inside.id, { ...inside, deleted_at: edit.deleted_at });
          put(stored.id, edit);
        }
        for (const one of places) {
          const line = folderLine(places, one.id);
          expect(line.at(-1)).toSatisfy((top: number) => places.some(({ id, parent_id }) => id === top && parent_id === null));
          if (one.deleted_at !== null) continue;
          expect(line.length).toBeLessThanOrEqual(fileLimits.folderDepth);
          expect(places.filter(({ id }) => line.includes(id)).every(({ deleted_at }) => deleted_at === null)).toBe(true);
        }
      }),
    );
  });
});

describe("a folder", () => {
  const context = { parent: null, places: [place(5)], now: changedAt };

  it("should be created once for each attempt, with a name, in a folder that the caller may change", () => {
    expect(writeOf(decideNewFolder(false, { name: " Spring/Summer " }, context))?.edit).toMatchObject({
      name: "Spring-Summer",
      parent_id: null,
      version: 1,
    });
    expect(writeOf(decideNewFolder(true, { name: "" }, context))).toBeNull();
    expect(refusalOf(decideNewFolder(false, { name: " " }, context))).toMatchObject({ errors: { name: ["Name is required"] } });
    const system = fileFolder({ system: true, editable: false });
    expect(refusalOf(decideNewFolder(false, { name: "x", parent_id: 5 }, { ...context, parent: system }))).toMatchObject({
      code: "file_system",
    });
  });

  it("should be refused beyond the greatest number", () => {
    const places = Array.from({ length: fileLimits.folders }, (_, index) => place(index + 1));
    expect(refusalOf(decideNewFolder(false, { name: "x" }, { ...context, places }))).toMatchObject({ code: "file_folder_number" });
    const oneInBin = places.map((one) => (one.id === 1 ? { ...one, deleted_at: changedAt } : one));
    expect(writeOf(decideNewFolder(false, { name: "x" }, { ...context, places: oneInBin }))).not.toBeNull();
    const deleted = folderAt(place(3_000, null, changedAt));
    expect(
      refusalOf(decideFolderRestoration(deleted, { places: [...places, place(3_000, null, changedAt)], now: changedAt })),
    ).toMatchObject({
      code: "file_folder_number",
    });
  });

  it.each([
    ["that is not there", null, "not-found"],
    ["of the product", fileFolder({ id: "banners", system: true, editable: false }), "forbidden"],
    ["that the caller only reads", fileFolder({ editable: false }), "forbidden"],
    ["that has been in the bin for 30 days", fileFolder({ deleted_at: changedAt - fileLimits.binSeconds }), "not-found"],
  ] as const)("should not be written when it is one %s", (_, folder, tag) => {
    for (const decision of [
      decideFolderChange(folder, { version: 3, name: "x" }, context),
      decideFolderDeletion(folder, context),
      decideFolderRestoration(folder, context),
    ])
      expect(refusalOf(decision).tag).toBe(tag);
  });

  it("should be written only on its version, unless nothing changes", () => {
    expect(writeOf(decideFolderChange(fileFolder(), { version: 1, name: " Pictures ", parent_id: null }, context))).toBeNull();
    expect(refusalOf(decideFolderChange(fileFolder(), { version: 2, name: "x" }, context))).toMatchObject({
      tag: "conflict",
      current: fileFolder(),
    });
    expect(writeOf(decideFolderChange(fileFolder(), { version: 3, name: "x" }, context))).toMatchObject({
      edit: { name: "x", version: 4 },
      audit: { action: "file_folder.update", before: { name: "Pictures" }, after: { name: "x" } },
    });
  });

  it("should take with it what is in use in it, and bring back only what went with it", () => {
    const places = [place(5), place(6, 5), place(7, 6), place(8, 5, changedAt - 50)];
    const deleted = writeOf(decideFolderDeletion(fileFolder(), { places, now: changedAt }));
    expect(deleted?.below).toEqual([5, 6, 7]);
    const after = places.map((one) => (deleted?.below.includes(one.id) ? { ...one, deleted_at: changedAt } : one));
    const restored = writeOf(decideFolderRestoration(fileFolder({ deleted_at: changedAt }), { places: after, now: changedAt + 1 }));
    expect([restored?.below, restored?.edit.parent_id]).toEqual([[5, 6, 7], null]);
  });

  it("should be restored at the top where the folder above is in the bin or has become too deep", () => {
    const inBin = [place(1, null, changedAt - 5), place(5, 1, changedAt)];
    const folder = fileFolder({ parent_id: 1, deleted_at: changedAt });
    expect(writeOf(decideFolderRestoration(folder, { places: inBin, now: changedAt }))?.edit.parent_id).toBeNull();
    const deep = [place(1, 2), place(2, 3), place(3, 4), place(4), place(5, 1, changedAt), place(6, 5, changedAt)];
    expect(writeOf(decideFolderRestoration(folder, { places: deep, now: changedAt }))?.edit.parent_id).toBeNull();
    expect(writeOf(decideFolderRestoration(folder, { places: deep.slice(0, 5), now: changedAt }))?.edit.parent_id).toBe(1);
  });

  it("should end where stored folders form a circle", () => {
    const circle = [place(1, 2), place(2, 1)];
    expect(folderLine(circle, 1)).toEqual([1, 2]);
    expect(foldersBelow(circle, 1)).toEqual([[1], [2]]);
  });
});
