import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decidePicture, pictureBytesRefusal } from "../../../core/files/decide-picture.rule.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";

const side = fc.integer({ min: 1, max: 60_000 });
const saidOf = (facts: Parameters<typeof decidePicture>[0]): string => {
  const decision = decidePicture(facts);
  return E.isLeft(decision) ? failureMessage(decision.left) : "accepted";
};

describe("decidePicture", () => {
  it("should accept exactly the pictures up to 40 megapixels", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(E.isRight(decidePicture({ width, height, frames: 1 }))).toBe(width * height <= 40_000_000);
      }),
    );
  });

  it("should count all frames of an animation", () => {
    expect(saidOf({ width: 1000, height: 1000, frames: 160 })).toBe("accepted");
    expect(saidOf({ width: 1000, height: 1000, frames: 161 })).toContain("at most 160 megapixels");
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("should refuse a side of %s as damaged", (width) => {
    expect(saidOf({ width, height: 4, frames: 1 })).toContain("damaged");
    expect(saidOf({ width: 4, height: 4, frames: width })).toContain("damaged");
  });
});

describe("pictureBytesRefusal", () => {
  it("should name the limit from the first byte beyond it", () => {
    expect(pictureBytesRefusal(fileLimits.pictureBytes)).toBeNull();
    expect(pictureBytesRefusal(fileLimits.pictureBytes + 1)).toMatchObject({
      tag: "too-large",
      code: "picture_bytes",
      limit: fileLimits.pictureBytes,
    });
  });
});
