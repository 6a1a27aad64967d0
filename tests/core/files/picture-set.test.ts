import { describe, expect, it } from "vitest";
import { pictureSet } from "../../../core/files/thumbnail.rule.ts";

describe("The widths of a picture", () => {
  it("should be offered for one of the library, also where its address has a query", () => {
    expect(pictureSet("/media/7/quay.jpg")).toBe(
      "/media/7/quay.jpg?w=320 320w, /media/7/quay.jpg?w=480 480w, /media/7/quay.jpg?w=640 640w, /media/7/quay.jpg?w=960 960w, /media/7/quay.jpg?w=1280 1280w",
    );
    expect(pictureSet("/media/7/quay.mp4?poster")).toContain("/media/7/quay.mp4?poster&w=320 320w");
  });

  it("should not be made up for one of another host", () => {
    expect(pictureSet("https://pictures.example/quay.jpg")).toBeUndefined();
  });
});
