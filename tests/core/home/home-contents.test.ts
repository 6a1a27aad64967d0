import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject } from "rxjs";
import { beforeEach, describe, expect, it } from "vitest";
import type { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { type HomeContents, makeHomeContents } from "../../../core/home/home-contents.service.ts";
import type { HomePart } from "../../../core/home/home-state.model.ts";
import { latestValue, loaded } from "../../../core/kernel/remote.ts";
import type { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { makeStoredCache } from "../../../core/kernel/stored-cache.service.ts";
import { onboardingProgress } from "../../../core/org/onboarding-progress.rule.ts";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import { given } from "../../conformance/answer-of.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { makeCampaignStoreFake, makeItemCounterFake, makeNewsFake, newsItem, type NewsFake } from "../../fakes/home.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { makeTaskStoreFake, type TaskStoreFake } from "../../fakes/task-store.fake.ts";
import { makeUsageFake } from "../../fakes/usage.fake.ts";

const noon = 1_782_907_200;
const everything: readonly HomePart[] = ["counts", "live", "texts", "steps", "news"];
const used = { campaigns: 0, workflows: 0, workflow_size: 0, sms: 12, users: 1, mal: 0 };

let clock: ReturnType<typeof fakeClock>;
let storage: DeviceStorage;
let tasks: TaskStoreFake;
let news: NewsFake;
let who$: BehaviorSubject<string>;
let board: HomeContents;

const campaign = (start_time: number, end_time: number, gone = false) => ({ name: "C", start_time, end_time, created_at: 0, gone });
const boardOf = (
  campaigns: CampaignStore = makeCampaignStoreFake(
    [campaign(0, 0), campaign(0, noon), campaign(noon + 60, 0), campaign(0, noon + 60), campaign(0, 0, true)],
    clock.now,
  ),
): HomeContents =>
  makeHomeContents({
    counter: makeItemCounterFake(5, 2),
    campaigns,
    usage: makeUsageFake("pro", used),
    tasks,
    news,
    cache: makeStoredCache({ storage, clock }),
    who$,
  });
const steps = () => latestValue(board.latest().steps) ?? [];
const add = async (name: string, status: TaskStatus, program_class = "OrgLaunch") => {
  clock.advance(1);
  return given(tasks.create({ name, status, program_class }));
};

beforeEach(() => {
  clock = fakeClock(noon);
  storage = fakeStorage();
  tasks = makeTaskStoreFake({ now: clock.now });
  news = makeNewsFake([newsItem("a"), newsItem("b"), newsItem("c"), newsItem("d")]);
  who$ = new BehaviorSubject("1");
  board = boardOf();
});

describe("the contents of Home", () => {
  it("should count the campaigns that are live now [A7.10] [A3.10]", async () => {
    await board.load(["live"]);
    expect(board.latest().live).toEqual(loaded(2));
    clock.advance(60);
    await board.load(["live"]);
    expect(board.latest().live).toEqual(loaded(2));
    clock.advance(-61);
    await board.load(["live"]);
    expect(board.latest().live).toEqual(loaded(3));
  });

  it("should contain the counts, the texts of the month and the first three items of the news [A7.07] [A7.08] [A9.17]", async () => {
    await board.load(everything);
    const { counts, texts } = board.latest();
    expect(counts).toEqual(loaded({ contacts: 5, lessons: 2 }));
    expect(latestValue(texts)?.used).toBe(12);
    expect(latestValue(board.latest().news)?.map(({ title }) => title)).toEqual(["a", "b", "c"]);
  });

  it("should have only the launch tasks as its steps, unfinished first, and derive the progress from them [A4.01] [A4.03]", async () => {
    await add("Done", "done");
    await add("Open", "todo");
    await add("Ready", "ready");
    await add("Other", "todo", "Another");
    await board.load(["steps"]);
    expect(steps().map(({ name }) => name)).toEqual(["Open", "Done", "Ready"]);
    expect(onboardingProgress(steps())).toEqual({ percent: 66, finished: 2, total: 3, shown: true });
  });

  it("should let one part fail alone, and load it again", async () => {
    news.break({ tag: "timeout" });
    await board.load(everything);
    expect(board.latest().news).toEqual({ tag: "failed", failure: { tag: "timeout" } });
    expect(everything.filter((part) => board.latest()[part].tag === "loaded")).toEqual(["counts", "live", "texts", "steps"]);
    news.mend();
    await board.load(["news"]);
    expect(board.latest().news.tag).toBe("loaded");
  });

  it("should show the device's cached values until the response arrives, for a day, and also when there is none", async () => {
    await board.load(["news"]);
    board = boardOf();
    const asked = board.load(["news"]);
    expect(latestValue(board.latest().news)).toHaveLength(3);
    await asked;
    news.break({ tag: "offline" });
    board = boardOf();
    await board.load(["news"]);
    expect(board.latest().news).toMatchObject({ tag: "failed", previous: [{ title: "a" }, { title: "b" }, { title: "c" }] });
    clock.advance(24 * 3600);
    board = boardOf();
    await board.load(["news"]);
    expect(board.latest().news).toEqual({ tag: "failed", failure: { tag: "offline" } });
  });

  it("should ignore cached values of another shape", async () => {
    makeStoredCache({ storage, clock }).set("home:live", "three");
    const asked = board.load(["live"]);
    expect(board.latest().live).toEqual({ tag: "loading" });
    await asked;
  });

  it("should finish a step at once, keep its place, and store it", async () => {
    const first = await add("First", "doing");
    await add("Second", "todo");
    await board.load(["steps"]);
    const asked = board.setStatus(first.id, "done")();
    expect(steps().map(({ name, status }) => [name, status])).toEqual([
      ["First", "done"],
      ["Second", "todo"],
    ]);
    expect(E.isRight(await asked)).toBe(true);
    expect(tasks.all().find(({ id }) => id === first.id)?.status).toBe("done");
    expect(E.isRight(await board.setStatus(first.id, "doing")())).toBe(true);
    expect(steps()[0]).toMatchObject({ status: "doing", version: 3 });
    await board.setStatus(first.id, "done")();
    await board.load(["steps"]);
    expect(steps().map(({ name }) => name)).toEqual(["Second", "First"]);
  });

  it("should revert a step when another user changed it, and report it", async () => {
    const step = await add("First", "todo");
    await board.load(["steps"]);
    tasks.changeAside(step.id, { status: "doing" });
    expect(await board.setStatus(step.id, "done")()).toMatchObject({ _tag: "Left", left: { tag: "conflict" } });
    expect(steps()[0]?.status).toBe("todo");
  });

  it("should refuse to change an unknown step", async () => {
    expect(await board.setStatus(99, "done")()).toMatchObject({ left: { tag: "not-found" } });
  });

  it("should drop everything when another user signs in, also late responses", async () => {
    const late = Promise.withResolvers<void>();
    const slow: CampaignStore = { list: () => late.promise.then(() => E.right([])) };
    board = boardOf(slow);
    const asked = board.load(["live", "counts"]);
    who$.next("2");
    late.resolve();
    await asked;
    expect(board.latest()).toMatchObject({ counts: { tag: "idle" }, live: { tag: "idle" } });
    who$.next("2");
  });
});
