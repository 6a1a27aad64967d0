import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { courseView } from "../../../core/learning/course-view.rule.ts";
import type { LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";
import { lessonEntry } from "../../../core/learning/lesson-entry.rule.ts";
import { keepableLessons, mayKeep } from "../../../core/learning/may-keep.rule.ts";
import { mediaOf } from "../../../core/offline/kept-media.rule.ts";
import { type LocalLesson, localCourse } from "../../../core/offline/local-course.rule.ts";
import { staleLessons } from "../../../core/offline/stale-lessons.rule.ts";
import { lesson, question, reading, watching } from "../learning/player-lessons.ts";
import { course, now, trigger } from "../learning/sample-course-facts.ts";

const count = fc.integer({ min: 1, max: 8 });
const local = (id: number, isDone: boolean): LocalLesson => ({
  trigger: id,
  lesson: { ...lesson, trigger_id: id, items: [question(`q${id}`)] },
  queued: isDone
    ? [{ id: `r${id}`, place: { course: 1, trigger: id }, attempt: 0, item: `q${id}`, at: now, kind: "answer", answer: [0] }]
    : [],
});
const idsTo = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at + 1);

describe("What of a course can be kept", () => {
  it("should be each lesson that is open or waits for an earlier one alone, and no other", () => {
    const kinds = fc.constantFrom("open", "later", "staff");
    fc.assert(
      fc.property(fc.array(kinds, { minLength: 1, maxLength: 8 }), (list) => {
        const facts = course(
          list.map((kind, at) =>
            trigger(at + 1, kind === "later" ? { release: "delay", join_delay: 30 } : kind === "staff" ? { automatic: false } : {}),
          ),
        );
        const expected = list.flatMap((kind, at) => (kind === "open" ? [at + 1] : []));
        expect(keepableLessons(facts, now)).toEqual(expected);
        for (const id of expected) expect(E.isRight(mayKeep(facts, id, now))).toBe(true);
      }),
    );
  });

  it("should be nothing before the learner has joined", () => {
    expect(keepableLessons(course([trigger(1)], { joined_at: null }), now)).toEqual([]);
  });
});

describe("A kept course with what was done on the device", () => {
  it("should open exactly one lesson more than are finished in order, by the rules of courses", () => {
    fc.assert(
      fc.property(count, count, (n, done) => {
        const finished = Math.min(done, n);
        const here = localCourse(
          course(idsTo(n).map((id) => trigger(id))),
          idsTo(n).map((id) => local(id, id <= finished)),
        );
        const open = idsTo(n).filter((id) => E.isRight(lessonEntry(here, id, now)));
        expect(open).toEqual(idsTo(Math.min(n, finished + 1)));
        expect(courseView(here, now).finished).toBe(finished);
      }),
    );
  });

  it("should be the server's where nothing was done", () => {
    fc.assert(
      fc.property(count, (n) => {
        const facts = course(idsTo(n).map((id) => trigger(id)));
        expect(
          localCourse(
            facts,
            idsTo(n).map((id) => local(id, false)),
          ),
        ).toEqual(facts);
      }),
    );
  });

  it("should not count reports of an earlier attempt, and count a lesson of texts once its last is shown", () => {
    const texts: LearnerLesson = { ...lesson, trigger_id: 1, items: [reading("a"), reading("b")] };
    const shown = (item: string, attempt = 0) => ({
      id: item,
      place: { course: 1, trigger: 1 },
      attempt,
      item,
      at: now,
      kind: "shown" as const,
    });
    const finished = (queued: LocalLesson["queued"]): number =>
      courseView(localCourse(course([trigger(1)]), [{ trigger: 1, lesson: texts, queued }]), now).finished;
    expect([finished([shown("a")]), finished([shown("a"), shown("b")])]).toEqual([0, 1]);
    expect(
      courseView(localCourse(course([trigger(1)]), [{ ...local(1, true), lesson: { ...local(1, true).lesson, attempt: 1 } }]), now)
        .finished,
    ).toBe(0);
  });
});

describe("Stale lessons", () => {
  it("should be those of another revision or attempt, and those that are new; what may not be kept any more goes", () => {
    const kept = (id: number, version: number, attempt: number) => ({
      place: { course: 1, trigger: id },
      value: { ...lesson, version, attempt },
      at: now,
    });
    const offered = [
      { trigger: 1, version: 1, attempt: 0 },
      { trigger: 2, version: 2, attempt: 0 },
      { trigger: 3, version: 1, attempt: 1 },
      { trigger: 4, version: 1, attempt: 0 },
    ];
    expect(staleLessons([kept(1, 1, 0), kept(2, 1, 0), kept(3, 1, 0), kept(9, 1, 0)], offered)).toEqual({ missing: [2, 3, 4], gone: [9] });
  });
});

describe("The files of lessons", () => {
  it("should be found in addresses and in texts, each once, without host and width", () => {
    const file = (n: number): string => `/media/00000000-0000-4000-8000-00000000000${n}/a%20b.png`;
    const film = {
      ...watching("f"),
      values: { gallery_url: file(1), captions: [{ language: "en", url: `https://harbor.example${file(2)}` }] },
    };
    const text = { ...reading("t"), values: { body: `<img src="${file(3)}?width=480"><img src='${file(1)}'>`, list: [{ file: file(4) }] } };
    expect(mediaOf([{ items: [film, text] }])).toEqual([file(1), file(2), file(3), file(4)]);
    expect(mediaOf([{ items: [watching("x")] }])).toEqual([]);
  });
});
