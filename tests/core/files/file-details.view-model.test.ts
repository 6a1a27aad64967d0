import { describe, expect, it } from "vitest";
import { changeOf, draftOf, draftOver, focusAt, focusForKey } from "../../../core/files/file-details.view-model.ts";
import { fileOf } from "./library-sample.ts";

const file = fileOf(1, { description: "A pier", focus: { x: 0.5, y: 0.25 }, version: 4 });

describe("the edited fields of a file", () => {
  it("should be sent only where they differ, without spaces around them", () => {
    expect(changeOf(file, draftOf(file))).toBeNull();
    expect(changeOf(file, { ...draftOf(file), filename: "  " })).toBeNull();
    expect(changeOf(file, { ...draftOf(file), description: " A pier at dawn " })).toEqual({ description: "A pier at dawn", version: 4 });
    expect(changeOf(file, { filename: "pier.jpg", description: "", focus: null })).toEqual({
      filename: "pier.jpg",
      description: "",
      focus: null,
      version: 4,
    });
  });

  it("should be kept over a newer version, which gives the others", () => {
    const newer = { ...file, filename: "harbor.jpg", description: "A harbor", focus: null, version: 5 };
    const typed = { ...draftOf(file), description: "A pier at dawn" };
    expect(draftOver(file, typed, newer)).toEqual({ filename: "harbor.jpg", description: "A pier at dawn", focus: null });
  });
});

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
