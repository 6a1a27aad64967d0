import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesText } from "../../../core/files/bytes-text.rule.ts";
import { storageLimit } from "../../../core/files/storage-limit.rule.ts";
import { planStorage } from "../../../core/org/plan-storage.rule.ts";

const gigabyte = 1_073_741_824;

describe("the storage that an organisation may use", () => {
  it.each([
    ["free", 10, 1],
    ["starter", 100, 10],
    ["trial", 100, 10],
    ["pro", 100, 100],
    ["pro", 0.5, 0.5],
    ["free", 0.5, 0.5],
    ["", 10, 1],
    ["unheard-of", 10, 1],
  ])("should on the plan %j and %d GB of the installation be %d GB", (plan, installed, gigabytes) => {
    expect(planStorage(plan, installed * gigabyte)).toBe(gigabytes * gigabyte);
  });
});

describe("a refusal of more bytes than fit", () => {
  it("should name what is asked for, what is in use and the limit", () => {
    expect(storageLimit(2_097_152, { used: 10 * gigabyte - 1, limit: 10 * gigabyte })).toMatchObject({
      tag: "full",
      code: "storage_used_up",
      message: "There is no room for 2 MB: 10 GB of the 10 GB that your organisation may store are in use.",
    });
  });

  it("should occur exactly when use and addition exceed the limit, and never for zero bytes", () => {
    const bytes = fc.nat({ max: 2 ** 40 });
    fc.assert(
      fc.property(bytes, bytes, bytes, (more, used, limit) => {
        expect(storageLimit(more, { used, limit }) !== null).toBe(more > 0 && used + more > limit);
      }),
    );
  });
});

describe("a number of bytes in text", () => {
  it.each([
    [0, "0 bytes"],
    [1_023, "1023 bytes"],
    [1_024, "1 KB"],
    [1_587, "1.5 KB"],
    [10_239, "10 KB"],
    [1_048_575, "1 MB"],
    [4.2 * gigabyte, "4.2 GB"],
    [1_024 * gigabyte, "1 TB"],
    [5_000 * 1_024 * gigabyte, "5000 TB"],
  ])("should be for %d %j", (bytes, text) => {
    expect(bytesText(bytes)).toBe(text);
  });
});
