import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedFolder, sharedPath } from "../../../core/library/shared-folders.rule.ts";
import { portalFileOf } from "../../../core/portal-files/portal-files.rule.ts";
import { admits } from "../../../core/portal-roles/admits.rule.ts";

const mostFolders = 12;
/** Folders whose parents come before them, and which of them are shared. */
const trees = fc.array(fc.tuple(fc.nat(), fc.boolean(), fc.boolean()), { maxLength: mostFolders }).map((rows) => ({
  folders: rows.map(([parent, isTop], at) => ({ id: at + 1, name: `F${at + 1}`, parent_id: isTop || at === 0 ? null : (parent % at) + 1 })),
  shared: new Set(rows.flatMap(([, , isShared], at) => (isShared ? [at + 1] : []))),
}));

describe("Shared folders", () => {
  it("should be reached exactly when they or a folder above are shared, from the highest shared one", () => {
    fc.assert(
      fc.property(trees, ({ folders, shared }) => {
        for (const { id } of folders) {
          const chain: number[] = [];
          for (let at = folders.find((one) => one.id === id); at !== undefined;) {
            chain.unshift(at.id);
            const up = at.parent_id;
            at = folders.find((one) => one.id === up);
          }
          const path = sharedPath(folders, shared, id)?.map((one) => one.id) ?? null;
          const first = chain.findIndex((one) => shared.has(one));
          expect(path).toEqual(first === -1 ? null : chain.slice(first));
          const found = sharedFolder(folders, shared, id);
          expect(found === null ? null : [...found.above, found.folder].map((one) => one?.id)).toEqual(path);
          if (found !== null) expect(found.below).toEqual(folders.filter(({ parent_id }) => parent_id === id));
        }
        const tops = sharedFolder(folders, shared, null)?.below.map(({ id }) => id) ?? [];
        expect(tops.every((id) => sharedPath(folders, shared, id)?.length === 1)).toBe(true);
        for (const id of shared) expect(tops).toContain(sharedPath(folders, shared, id)?.[0]?.id);
      }),
    );
  });

  it("should not be found when they are gone, or for roles without the permission", () => {
    expect([sharedPath([], new Set([1]), 1), sharedFolder([], new Set([1]), 1)]).toEqual([null, null]);
    expect([admits(null, "files"), admits({ permissions: ["contacts"] }, "files"), admits({ permissions: ["files"] }, "files")]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("should hold files with the kind of their content and their address", () => {
    const address = "0b8f5c1e-1111-4222-8333-444444444444";
    expect(
      portalFileOf({ id: 3, filename: "Ropes & knots.pdf", mime: "application/pdf", size: 5, address, description: "", updated_at: 9 }),
    ).toEqual({
      id: 3,
      filename: "Ropes & knots.pdf",
      type: "pdf",
      size: 5,
      url: `/media/${address}/Ropes%20%26%20knots.pdf`,
      description: "",
      updated_at: 9,
    });
  });
});
