import { describe, expect, it } from "vitest";
import { firstFiles } from "../../../core/files/file-query.model.ts";
import { fileSize } from "../../../ui/i18n/file-size.ts";
import { fileOfAddress, folderOfPath, queryOfAddress } from "../../../ui/staff/files/library-address.ts";

describe("the address of the library [B2.26]", () => {
  it("should name a folder by its number or as that of the banners", () => {
    expect(["12", "banners", "0", "-3", "films", "1e3", undefined].map(folderOfPath)).toEqual([
      12,
      "banners",
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(["7", "banner-03", "banner-51", "x", undefined].map(fileOfAddress)).toEqual([7, "banner-03", null, null, null]);
  });

  it("should hold search, kinds, order and page", () => {
    const query = queryOfAddress(4, { search: "pier", type: "image,video,image,gif", sort: "-size", page: "3" }, false);
    expect(query).toEqual({ ...firstFiles, folder_id: 4, search: "pier", type: ["image", "video"], sort: "-size", page: 3, all: true });
  });

  it("should ignore invalid parameters", () => {
    expect(queryOfAddress(null, { sort: "colour", page: "0", type: "gif", search: "   " }, false)).toEqual({
      ...firstFiles,
      search: "   ",
    });
    expect(queryOfAddress(null, { page: "999999999" }, false).page).toBe(1);
    expect(queryOfAddress(null, { search: "a".repeat(300) }, false).search).toHaveLength(200);
  });

  it("should list pictures without description through all folders, only at the top", () => {
    expect(queryOfAddress(null, { undescribed: "true" }, false)).toMatchObject({ undescribed: true, all: true });
    expect(queryOfAddress(4, { undescribed: "true" }, false)).toMatchObject({ undescribed: false, all: false });
  });

  it("should list the whole bin", () => {
    expect(queryOfAddress(4, { undescribed: "true", search: "pier" }, true)).toEqual({ ...firstFiles, deleted: true, search: "pier" });
  });
});

describe("a size", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [1_023, "1,023 bytes"],
    [1_024, "1 kB"],
    [1_536, "1.5 kB"],
    [10 * 1_024 + 600, "11 kB"],
    [5 * 1_048_576, "5 MB"],
    [1_073_741_824, "1 GB"],
  ])("of %d bytes should be %s", (bytes, words) => {
    expect(fileSize(bytes, "en-US")).toBe(words);
  });
});
