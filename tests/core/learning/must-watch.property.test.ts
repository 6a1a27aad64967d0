import * as fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideProgress } from "../../../core/learning/decide-progress.rule.ts";
import { untouched } from "../../../core/learning/engagement.model.ts";
import { afterEvent, type LessonProgress, notStarted, stateOf } from "../../../core/learning/lesson-progress.rule.ts";
import { makeVideoWatch } from "../../../core/learning/video-watch.service.ts";
import type { WatchReport } from "../../../core/learning/watch-report.model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { joinedRanges, secondsOf } from "../../../core/video/watched-ranges.rule.ts";
import { fakeProviderPlayer, providerTraits, type ProviderTraits } from "../../fakes/provider-player.fake.ts";

const duration = 60;
const film: LessonItem = {
  uuid: "v",
  type: "video",
  name: "",
  values: { url: "https://example.com/a.mp4", required: true, summary: { duration } },
};

type Act =
  | { readonly kind: "play" }
  | { readonly kind: "pause" }
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "rate"; readonly rate: number }
  | { readonly kind: "seek"; readonly share: number }
  | { readonly kind: "jump"; readonly share: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant("play" as const) }),
  fc.record({ kind: fc.constant("pause" as const) }),
  fc.record({ kind: fc.constant("wait" as const), seconds: fc.double({ min: 0.1, max: 12, noNaN: true }) }),
  fc.record({ kind: fc.constant("rate" as const), rate: fc.constantFrom(0.5, 1, 1.5, 2) }),
  fc.record({ kind: fc.constant("seek" as const), share }),
  fc.record({ kind: fc.constant("jump" as const), share }),
);

/** A learner before a required video of a provider, with a server that gets the reports, and again what it did not count. */
const watching = (traits: ProviderTraits, seed: number) => {
  let progress: LessonProgress = { ...notStarted, items: { v: { ...untouched, shown_at: 1000 } } };
  let owed: readonly { readonly at: number; readonly report: WatchReport; readonly repeats: number }[] = [];
  const reports: WatchReport[] = [];
  const random = fc.sample(share, { numRuns: 1000, seed });
  let drawn = 0;
  const serve = (report: WatchReport, repeats = 12): void => {
    const decided = decideProgress({ items: [film], progress, at: Math.floor(1000 + player.now()) }, "v", report);
    if (E.isLeft(decided)) throw new Error("a report was refused");
    progress = afterEvent(progress, decided.right);
    const { furthest } = stateOf(progress, "v");
    if (furthest < report.furthest - 0.05 && repeats > 0) owed = [...owed, { at: player.now() + 5, report, repeats: repeats - 1 }];
  };
  const watch = makeVideoWatch({
    settings: { required: true, custom_range: false, provider: null, start: null, end: null },
    furthest: 0,
    now: () => Math.floor(1000 + player.now()),
    report: (report) => {
      reports.push(report);
      serve(report);
    },
  });
  const player = fakeProviderPlayer(traits, watch, duration, () => random[(drawn += 1) % random.length] ?? 0);
  const passes = (seconds: number): void => {
    player.runs(seconds);
    const due = owed.filter(({ at }) => at <= player.now());
    owed = owed.filter(({ at }) => at > player.now());
    for (const { report, repeats } of due) serve(report, repeats);
  };
  const act = (what: Act, reach: number): void => {
    switch (what.kind) {
      case "play":
        return player.play();
      case "pause":
        return player.pause();
      case "wait":
        return passes(what.seconds);
      case "rate":
        return player.rate(what.rate);
      case "seek":
        return player.seek(what.share * reach);
      case "jump":
        return player.jump(what.share * reach);
    }
  };
  return { watch, player, reports, act, passes, state: () => stateOf(progress, "v") };
};

describe.each(providerTraits)("Must-watch at a player like $name", (traits) => {
  it("should count no more than was truly played and a second, wherever the learner seeks [A5.20]", () => {
    fc.assert(
      fc.property(fc.array(anyAct, { minLength: 5, maxLength: 40 }), fc.nat(), (acts, seed) => {
        const { watch, player, reports, act } = watching(traits, seed);
        player.play();
        for (const each of acts) {
          act(each, duration);
          const truly = secondsOf(player.truly());
          expect(watch.furthest()).toBeLessThanOrEqual(truly + 1);
        }
        watch.stops();
        expect(secondsOf(joinedRanges(reports.flatMap(({ ranges = [] }) => ranges)))).toBeLessThanOrEqual(secondsOf(player.truly()) + 1);
      }),
    );
  });

  it("should complete whoever watches all of it, with pauses, rates and looks back [A5.20] [G101]", () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 12 }), fc.nat(), (acts, seed) => {
        const { watch, player, act, passes, state } = watching(traits, seed);
        player.play();
        passes(3);
        for (const each of acts) {
          act(each, watch.furthest());
          passes(1);
        }
        player.rate(1);
        for (let round = 0; round < 200 && !state().score.completed; round += 1) {
          if (!player.isPlaying()) player.play();
          passes(1);
        }
        expect(state().score.completed).toBe(true);
      }),
    );
  });
});
