import { describe, expect, it } from "vitest";
import { publicationRule } from "../../../core/lessons/check/held-publication.rule.ts";
import { decidePublication } from "../../../core/lessons/decide-publication.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { storedLesson } from "./stored-lesson.ts";

const text = (n: number, body: string): LessonItem => ({ uuid: `u${n}`, type: "rich_text", name: "", values: { body, standalone: true } });
const whole = text(1, "<h2>Cranes</h2><p>Keep clear.</p>");
const lacking = text(2, '<h2>Ropes</h2><h4>Knots</h4><img src="/media/x/rope.png"><p><a href="https://a.example">here</a></p>');
const film: LessonItem = { uuid: "u3", type: "video", name: "Film", values: { gallery_url: "/media/x/film.mp4", summary: null } };

const publish = (items: readonly LessonItem[], isChecked: boolean) => {
  const context = { viewer: { role: "owner", user_id: 1 }, now: 5, lastVersion: 0, published: null } as const;
  const stored = storedLesson({ items, is_dirty: true, published_version: null });
  return decidePublication(stored, stored.version, { ...context, problemsOf: publicationRule([], isChecked) });
};
const outcome = (items: readonly LessonItem[], isChecked: boolean) => {
  const decided = publish(items, isChecked);
  return decided._tag === "Left" ? expect.unreachable() : decided.right;
};

describe("a publication", () => {
  it("should be held by every finding of the author's check, named by its place, where the organisation wants that", () => {
    const { published, problems } = outcome([whole, lacking, film], true);
    expect(published).toBe(false);
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ["items.1.values.body", "check_picture_undescribed"],
      ["items.1.values.body", "check_heading_skipped"],
      ["items.1.values.body", "check_link_unclear"],
      ["items.2.values.captions", "check_video_uncaptioned"],
    ]);
  });

  it("should not be held by them elsewhere, nor where there are none", () => {
    expect(outcome([whole, lacking], false)).toMatchObject({ published: true, problems: [] });
    expect(outcome([whole], true)).toMatchObject({ published: true, problems: [] });
  });
});
