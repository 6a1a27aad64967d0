import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { makeKeepCourse } from "../../../core/offline/keep-course.service.ts";
import type { Keeping } from "../../../core/offline/keeping.model.ts";
import { makeKeptReading } from "../../../core/offline/kept-reading.service.ts";
import { lena } from "../../fakes/portal-accounts.fake.ts";
import { keptWorld } from "./kept-world.ts";

describe("Keeping a course", () => {
  it("should tell the size first, and keep the lessons that are open or wait for an earlier one, with their films", async () => {
    const { keepCourse, course, seen, held, film, cache, place } = await keptWorld();
    await keepCourse.plan(course);
    expect(seen.at(-1)).toMatchObject({ tag: "planned", lessons: 2, files: 1 });
    expect(held.size).toBe(0);
    await keepCourse.keep(course);
    expect(seen.at(-1)).toMatchObject({ tag: "kept", lessons: 2, at: 1_000_000 });
    expect([...held]).toEqual([film]);
    const [entry] = await keepCourse.kept();
    expect(entry).toMatchObject({ name: "Colours", lessons: [{ name: "First" }, { name: "Second" }] });
    expect(entry?.whole?.bytes).toBeGreaterThan(1000);
    expect(await cache.of(7).lesson(place(1).trigger)).not.toBeNull();
    expect(await cache.of(7).lesson(place(2).trigger)).toBeNull();
  });

  it.each([
    ["its films have no place", "full", { media: true }],
    ["its lessons have no place", "full", { storage: true }],
    ["the server goes away", "away", { line: true }],
  ] as const)("should keep nothing of it when %s", async (_when, problem, broken) => {
    const { keepCourse, course, seen, held, state, full } = await keptWorld();
    await keepCourse.plan(course);
    if ("media" in broken) state.room = 0;
    if ("storage" in broken) full.is = true;
    if ("line" in broken) state.isThere = false;
    await keepCourse.keep(course);
    expect(seen.at(-1)).toEqual({ tag: "none", problem });
    expect(held.size).toBe(0);
    expect(await keepCourse.kept()).toEqual([]);
  });

  it("should say that the server is away before it asks, and keep nothing once it is cancelled", async () => {
    const { keepCourse, course, seen, line } = await keptWorld();
    line.isUp = false;
    await keepCourse.plan(course);
    expect(seen.at(-1)).toEqual({ tag: "none", problem: "away" });
    line.isUp = true;
    await keepCourse.plan(course);
    await keepCourse.cancel(course);
    expect(seen.at(-1)).toEqual({ tag: "none", problem: null });
    await keepCourse.keep(course);
    expect(await keepCourse.kept()).toEqual([]);
  });

  it("should not be offered without its films when their size cannot be found out", async () => {
    const { keepCourse, course, seen, state } = await keptWorld();
    state.isThere = false;
    await keepCourse.plan(course);
    expect(seen.at(-1)).toEqual({ tag: "none", problem: "away" });
  });

  it("should leave nothing behind when the learner signs out, or another one signs in, while it is stored", async () => {
    const left = await keptWorld();
    await left.keepCourse.plan(left.course);
    const ended = left.keepCourse.keep(left.course);
    await left.reading.forget();
    await ended;
    expect([left.storage.held.size, left.held.size]).toEqual([0, 0]);

    const changed = await keptWorld();
    await changed.keepCourse.plan(changed.course);
    const replaced = changed.keepCourse.keep(changed.course);
    await changed.reading.user.keep({ ...lena, con_id: lena.con_id + 1 });
    await replaced;
    expect([...changed.storage.held.keys()].toSorted()).toEqual(["owner", "user"]);
    expect(changed.held.size).toBe(0);
  });

  it("should keep the lessons that were visited when the rest has no place", async () => {
    const { keepCourse, course, reading, server, place, full, seen } = await keptWorld();
    const visited = await server().lesson(place(0))();
    if (E.isRight(visited)) await reading.lesson(place(0)).keep(visited.right);
    await keepCourse.plan(course);
    full.after = 1;
    await keepCourse.keep(course);
    expect(seen.at(-1)).toEqual({ tag: "none", problem: "full" });
    expect(await keepCourse.kept()).toMatchObject([{ id: course, lessons: [{ name: "First" }], whole: null }]);
  });

  it("should be removed with its films, while a visited page of it stays", async () => {
    const { keepCourse, course, keep, held, reading, server } = await keptWorld();
    await keep();
    const viewed = await server().course(course)();
    if (viewed._tag === "Right") await reading.course(course).keep(viewed.right);
    await keepCourse.remove(course);
    expect(held.size).toBe(0);
    expect(await keepCourse.kept()).toMatchObject([{ id: course, lessons: [], whole: null }]);
  });

  it("should be brought to the server's state, with the attempts that began elsewhere", async () => {
    const { keepCourse, course, keep, server, place, item, cache, clock } = await keptWorld();
    await keep();
    await server().answer({ ...place(0), item: item(0, 1) }, { ago: 0, answer: [1], answer_id: "a" })();
    await server().resetLesson(place(0))();
    clock.advance(60);
    expect(await cache.of(7).lesson(place(0).trigger)).toMatchObject({ value: { attempt: 0 } });
    await keepCourse.refresh();
    expect(await cache.of(7).lesson(place(0).trigger)).toMatchObject({ value: { attempt: 1 } });
    expect(await keepCourse.kept()).toMatchObject([{ id: course, whole: { at: 1_000_060 } }]);
  });

  it("should be found by a page that is shown before it is known who is signed in", async () => {
    const made = await keptWorld();
    await made.keep();
    const again = makeKeptReading({ ...made, outbox: { taken$: made.taken, queued: async () => [] } });
    const keepCourse = makeKeepCourse({ storing: made.storing, media: made.media, cache: again });
    const seen: Keeping[] = [];
    keepCourse.state$(made.course).subscribe((keeping) => seen.push(keeping));
    const looked = Promise.all([keepCourse.kept(), keepCourse.lessonNames(), keepCourse.look(made.course)]);
    await again.user.keep(lena);
    const [entries, names] = await looked;
    expect(entries).toMatchObject([{ id: made.course, whole: { at: 1_000_000 } }]);
    expect([...names.values()]).toContain("First");
    expect(seen.at(-1)).toMatchObject({ tag: "kept", lessons: 2 });
  });

  it("should stay kept whenever its page is visited while it is stored", async () => {
    for (let ticks = 0; ticks < 80; ticks += 1) {
      const { keepCourse, course, reading, server, cache } = await keptWorld();
      const viewed = await server().course(course)();
      if (E.isLeft(viewed)) throw new Error("The course is not there.");
      await keepCourse.plan(course);
      const kept = keepCourse.keep(course);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      await Promise.all([kept, reading.course(course).keep(viewed.right)]);
      expect(await cache.of(lena.con_id).course(course), `visited after ${ticks} ticks`).toMatchObject({
        visited: { at: 1_000_000 },
        whole: { at: 1_000_000 },
      });
    }
  });
});
