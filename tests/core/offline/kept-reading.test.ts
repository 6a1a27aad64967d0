import * as E from "fp-ts/lib/Either.js";
import { firstValueFrom } from "rxjs";
import { describe, expect, it } from "vitest";
import { coursesFallingBack, lessonsFallingBack } from "../../../core/offline/falling-back.service.ts";
import { makeKeptAccounts } from "../../../core/offline/kept-accounts.service.ts";
import { learningThrough } from "../../fakes/learning-through.ts";
import { fakePortalAccounts, lena } from "../../fakes/portal-accounts.fake.ts";
import { keptWorld } from "./kept-world.ts";

const world = async () => {
  const made = await keptWorld();
  const store = learningThrough((use) => made.through(() => use(made.server())));
  return { ...made, courses: coursesFallingBack(store, made.network), lessons: lessonsFallingBack(store, made.network) };
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const valueOf = <A>(answer: E.Either<unknown, A>): A | null => (E.isRight(answer) ? answer.right : null);

describe("Pages without network", () => {
  it("should show what was visited, and since when it may have changed", async () => {
    const { courses, lessons, course, place, line, clock, network } = await world();
    const visit = async () => ({
      home: valueOf(await courses.courses()()),
      course: valueOf(await courses.course(course)()),
      lesson: valueOf(await lessons.lesson(place(0))()),
    });
    const online = await visit();
    expect(online.course?.name).toBe("Colours");
    await settled();
    clock.advance(3600);
    line.isUp = false;
    expect(await visit()).toEqual(online);
    expect(await firstValueFrom(network.asOf$)).toBe(1_000_000);
    expect(await lessons.lesson(place(1))()).toEqual(E.left({ tag: "offline" }));
    line.isUp = true;
    await courses.courses()();
    expect(await firstValueFrom(network.asOf$)).toBeNull();
  });

  it("should open the next kept lesson once the one before it is finished here, and keep it locked until then", async () => {
    const { keep, lessons, courses, course, place, line, queue, report } = await world();
    await keep();
    line.isUp = false;
    expect(await lessons.lesson(place(1))()).toMatchObject({ left: { tag: "forbidden", code: "locked" } });
    queue.push(report(0, 1));
    expect(await lessons.lesson(place(1))()).toMatchObject({ right: { name: "Second" } });
    expect(await lessons.lesson(place(0))()).toMatchObject({ right: { next: { name: "Second" }, completed: false } });
    const seen = valueOf(await courses.course(course)());
    expect(seen?.triggers.map(({ name, state }) => [name, state])).toEqual([
      ["Second", "current"],
      ["Third", "locked"],
      ["First", "done"],
    ]);
  });

  it("should show in a kept lesson what the server took since it was kept", async () => {
    const { keep, lessons, place, item, line, server, taken, report } = await world();
    await keep();
    const outcome = await server().answer({ ...place(0), item: item(0, 1) }, { ago: 0, answer: [1], answer_id: "a" })();
    if (E.isRight(outcome)) taken.next({ report: report(0, 1), outcome: outcome.right });
    await settled();
    line.isUp = false;
    expect(await lessons.lesson(place(0))()).toMatchObject({ right: { completed: true, points: 1200 } });
    expect(await lessons.lesson(place(1))()).toMatchObject({ right: { name: "Second" } });
  });

  it("should not be answered from the device when the server refuses", async () => {
    const { courses, course } = await world();
    expect(await courses.course(course + 1000)()).toMatchObject({ left: { tag: "not-found" } });
  });
});

describe("Who is signed in without network", () => {
  const start = async () => {
    const made = await keptWorld();
    const accounts = fakePortalAccounts(lena);
    const kept = makeKeptAccounts({ ...accounts, current: () => made.through(() => accounts.current()) }, made.network);
    await kept.accounts.current()();
    await settled();
    return { ...made, accounts, kept };
  };

  it("should be the learner of last time, without the session's secret, until the server confirms them", async () => {
    const { kept, line } = await start();
    line.isUp = false;
    expect(await kept.accounts.current()()).toEqual(E.right({ ...lena, csrf_token: "" }));
    expect(kept.isUnconfirmed()).toBe(true);
    line.isUp = true;
    expect(await kept.accounts.current()()).toEqual(E.right(lena));
    expect(kept.isUnconfirmed()).toBe(false);
  });

  it("should be nobody after signing out, and nothing of theirs be kept", async () => {
    const { kept, keep, line, storage, held } = await start();
    await keep();
    await kept.accounts.signOut()();
    expect([storage.held.size, held.size]).toEqual([0, 0]);
    line.isUp = false;
    expect(await kept.accounts.current()()).toEqual(E.left({ tag: "offline" }));
  });

  it("should be nobody once the session has ended, while their lessons wait for them", async () => {
    const { kept, keep, line, accounts, keepCourse } = await start();
    await keep();
    await accounts.signOut()();
    expect(await kept.accounts.current()()).toMatchObject({ left: { tag: "unauthorized" } });
    line.isUp = false;
    expect(await kept.accounts.current()()).toEqual(E.left({ tag: "offline" }));
    expect(await keepCourse.kept()).toHaveLength(1);
  });

  it("should forget everything of another learner", async () => {
    const { keep, reading, keepCourse, held, storage } = await start();
    await keep();
    await reading.user.keep({ ...lena, con_id: lena.con_id + 1 });
    expect(await keepCourse.kept()).toEqual([]);
    expect(held.size).toBe(0);
    expect([...storage.held.keys()].toSorted()).toEqual(["owner", "user"]);
  });
});
