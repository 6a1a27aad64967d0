import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tooltipPlace } from "../../../ui/kit/tooltip-place.ts";

const room = { width: 1000, height: 800 };
const size = { width: 100, height: 20 };

describe("where a tooltip stands", () => {
  const anchor = { left: 450, top: 400, width: 40, height: 40 };
  it.each([
    ["top", { left: 420, top: 374 }],
    ["bottom", { left: 420, top: 446 }],
    ["left", { left: 344, top: 410 }],
    ["right", { left: 496, top: 410 }],
  ] as const)("should be at the %s of its control, in its middle", (placement, place) => {
    expect(tooltipPlace(placement, anchor, size, room)).toEqual(place);
  });

  it("should be on the other side where there is no room", () => {
    expect(tooltipPlace("top", { ...anchor, top: 10 }, size, room).top).toBe(56);
    expect(tooltipPlace("right", { ...anchor, left: 950 }, size, room).left).toBe(844);
  });

  it("should be inside the window, wherever its control is", () => {
    const box = fc.record({
      left: fc.integer({ min: -50, max: 1000 }),
      top: fc.integer({ min: -50, max: 800 }),
      width: fc.integer({ min: 1, max: 200 }),
      height: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.constantFrom("top", "bottom", "left", "right"), box, (placement, at) => {
        const { left, top } = tooltipPlace(placement, at, size, room);
        expect(left >= 0 && top >= 0 && left + size.width <= room.width && top + size.height <= room.height).toBe(true);
      }),
    );
  });
});
