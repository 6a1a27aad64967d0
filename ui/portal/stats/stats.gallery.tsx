import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { OwnStats } from "../../../core/stats/own-stats.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { StatsView, type StatsViewProps } from "./stats.view.tsx";

/** Wednesday, 1 July 2026, 12:00 UTC. */
const now = 1_782_907_200;
const nothing = (): void => undefined;
const gain = (id: number, points: number, rule: OwnStats["gains"][number]["rule"], seconds: number | null, item_name: string) => ({
  id,
  item: "11111111-1111-4111-8111-111111111111",
  points,
  rule,
  seconds,
  at: now - (20 - id) * 3600,
  course: "Selling by the sea",
  lesson: "Opening questions",
  item_name,
  item_type: "challenge",
});
const stats: OwnStats = {
  points: 3700,
  rank: { place: 12, of: 340 },
  streak: 5,
  lessons: 3,
  days: [
    { day: "2026-06-28", points: 1200 },
    { day: "2026-06-29", points: 0 },
    { day: "2026-06-30", points: 1900 },
    { day: "2026-07-01", points: 600 },
  ],
  gains: [
    gain(9, 1200, "right", 2, "Which question opens a talk?"),
    gain(8, 450, "half-for-retry", 41, "Which sea is the saltiest?"),
    gain(7, 600, "ticked", null, ""),
  ],
  next: 7,
};
const none: OwnStats = { points: 0, rank: null, streak: 0, lessons: 0, days: [], gains: [], next: null };
const page = (more: Partial<StatsViewProps>) => (
  <StatsView stats={loaded(stats)} period="month" now={now} onPeriod={nothing} onOlder={nothing} onRetry={nothing} {...more} />
);

/** A learner's points, in every state. */
export const gallery: GalleryEntry = {
  name: "portal-stats",
  group: "portal/stats",
  states: {
    month: () => page({}),
    "all time": () => page({ period: "all", onOlder: null }),
    "nothing today": () => page({ stats: loaded(none), period: "today", onOlder: null }),
    loading: () => page({ stats: idle }),
    offline: () => page({ stats: { tag: "failed", failure: { tag: "offline" } } }),
  },
};
