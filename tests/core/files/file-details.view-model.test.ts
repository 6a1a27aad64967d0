import { describe, expect, it } from "vitest";
import { focusAt, focusForKey } from "../../../core/files/file-details.view-model.ts";

describe("a focal point", () => {
  it("should stay within the picture", () => {
    expect(focusAt(-0.2, 1.4)).toEqual({ x: 0, y: 1 });
    expect(focusForKey({ x: 0.98, y: 0 }, "ArrowRight")).toEqual({ x: 1, y: 0 });
    expect(focusForKey({ x: 1, y: 0 }, "ArrowUp")).toEqual({ x: 1, y: 0 });
  });

  it("should start in the middle and move only by the arrow keys", () => {
    expect(focusForKey(null, "ArrowDown")).toEqual({ x: 0.5, y: 0.55 });
    expect(focusForKey(null, "Enter")).toBeNull();
  });
});
