import { describe, expect, it, vi } from "vitest";
import { preloadCover } from "../../../ui/portal/courses/cover-ahead.ts";
import { courseCard } from "../../core/learning/course-card.ts";

const asked = (courses: Parameters<typeof preloadCover>[1], isNarrow = true): readonly HTMLImageElement[] => {
  const pictures: HTMLImageElement[] = [];
  const made = document.createElement("img");
  const create = vi.spyOn(document, "createElement").mockImplementation(() => {
    pictures.push(made);
    return made;
  });
  preloadCover({ matchMedia: () => ({ matches: isNarrow }), document }, courses);
  create.mockRestore();
  return pictures;
};

describe("The picture that a phone preloads", () => {
  it("should be that of the course to continue, at the width of the page", () => {
    const [picture, ...others] = asked([courseCard, { ...courseCard, id: 4, cover: "/media/1/older.jpg", touched_at: 1 }]);
    expect(others).toEqual([]);
    expect([picture?.getAttribute("src"), picture?.sizes]).toEqual(["/media/1/knots.jpg", "100vw"]);
    expect(picture?.srcset).toContain("/media/1/knots.jpg?w=640 640w");
  });

  it("should not be preloaded where the picture is narrower than the page, or there is none", () => {
    expect(asked([courseCard], false)).toEqual([]);
    expect(asked([{ ...courseCard, cover: null }])).toEqual([]);
    expect(asked([{ ...courseCard, status: "available", next: null }])).toEqual([]);
    expect(asked([])).toEqual([]);
  });
});
