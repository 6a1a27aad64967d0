import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { stockBanners } from "../../../core/files/banners.rule.ts";
import { decideNewShare, decideRevocation, decideShareList, shareLimits, type ShareTarget } from "../../../core/files/decide-share.rule.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { decideOpening, isOpenShare, workingShare } from "../../../core/files/share-access.rule.ts";
import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";

const [banner] = stockBanners("", []).files;
if (banner === undefined) throw new Error("There are banners.");
const file: FileRecord = { ...banner, id: 7, system: false, editable: true };
const target: ShareTarget = { asked: { file_id: 7 }, file, folder: null };
const codeOf = (decision: E.Either<Failure, unknown>): string | undefined =>
  E.isLeft(decision) ? sayingOf(decision.left).code : "accepted";

describe("decideNewShare", () => {
  it("should take an end in the future and a password of six characters, and no password for an empty one", () => {
    expect(decideNewShare(target, { expires_at: 11, password: "123456" }, 0, 10)).toEqual(E.right({ expires_at: 11, password: "123456" }));
    expect(decideNewShare(target, { password: "" }, 0, 10)).toEqual(E.right({ expires_at: null, password: null }));
  });

  it.each([
    ["share_one_target", { ...target, asked: {} }, {}, 0],
    ["share_one_target", { ...target, asked: { file_id: 7, folder_id: 7 } }, {}, 0],
    ["no_file", { ...target, file: null }, {}, 0],
    ["no_file", { ...target, file: { ...file, deleted_at: 1 } }, {}, 0],
    ["not_permitted", { ...target, file: { ...file, editable: false } }, {}, 0],
    ["file_system", { ...target, file: banner }, {}, 0],
    ["share_end_past", target, { expires_at: 10 }, 0],
    ["share_password_short", target, { password: "12345" }, 0],
    ["share_number", target, {}, shareLimits.active],
  ] as const)("should refuse with %s", (code, asked, share, active) => {
    expect(codeOf(decideNewShare(asked, share, active, 10))).toBe(code);
  });

  it("should permit the list to users who may change the file", () => {
    expect(decideShareList(target)).toEqual(E.right(true));
    expect(codeOf(decideShareList({ asked: { folder_id: 7 }, file: null, folder: null }))).toBe("no_file_folder");
  });
});

describe("decideRevocation", () => {
  it("should be permitted to users who may change the file, also in the bin, and be not found for others", () => {
    expect(decideRevocation({ file_id: 7 }, { file: { ...file, deleted_at: 5 }, folder: null }, 10)).toEqual(E.right(true));
    expect(codeOf(decideRevocation({ file_id: 7 }, { file: null, folder: null }, 10))).toBe("share_unknown");
    expect(codeOf(decideRevocation(null, { file, folder: null }, 10))).toBe("share_unknown");
  });
});

describe("a stored link", () => {
  const open = { expires_at: null, revoked_at: null, password_hash: null, available: true };
  it.each([
    [open, true],
    [{ ...open, expires_at: 11 }, true],
    [{ ...open, expires_at: 10 }, false],
    [{ ...open, revoked_at: 1 }, false],
    [{ ...open, available: false }, false],
  ])("should work or not: %j", (share, works) => {
    expect(isOpenShare(share, 10)).toBe(works);
    expect(E.isRight(workingShare(share, 10))).toBe(works);
  });

  it("should need its password", () => {
    expect(decideOpening(open, "", false)).toBeNull();
    const locked = { ...open, password_hash: "h" };
    expect(decideOpening(locked, "", false)).toMatchObject({ tag: "forbidden", code: "share_password_needed" });
    expect(decideOpening(locked, "x", false)).toMatchObject({ tag: "forbidden", code: "share_password_wrong" });
    expect(decideOpening(locked, "x", true)).toBeNull();
  });
});
