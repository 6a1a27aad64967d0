import { idle, loaded } from "../../../../core/kernel/remote.ts";
import type { ContactGain } from "../../../../core/learning/contact-points.model.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { now } from "../gallery-people.ts";
import { PointsCard } from "./points-card.view.tsx";

const nothing = (): void => undefined;
const gain = (id: number, points: number, rule: ContactGain["rule"], seconds: number | null, item_name: string): ContactGain => ({
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
const gains = [
  gain(9, 1200, "right", 2, "Which question opens a talk?"),
  gain(8, 450, "half-for-retry", 41, "Which sea is the saltiest?"),
  gain(7, 150, "wrong", 12, "Which sea is the saltiest?"),
  gain(6, 1200, "voted", null, "How was the week?"),
  gain(5, 100, "recorded", null, ""),
  gain(4, 600, "ticked", null, "Before the call"),
];
const time = { accommodations: loaded({ bonus_time: "half_more" as const }), onTime: nothing, onRetry: nothing };
const broken = { tag: "failed", failure: { tag: "offline" } } as const;

/** Every state of the points on a contact's record. */
export const gallery: GalleryEntry = {
  name: "points-card",
  group: "staff/contacts",
  states: {
    points: () => <PointsCard points={loaded({ gains, total: 3700, next: 4 })} time={time} now={now} onOlder={nothing} onRetry={nothing} />,
    "no points": () => (
      <PointsCard points={loaded({ gains: [], total: 0, next: null })} time={time} now={now} onOlder={null} onRetry={nothing} />
    ),
    "for guests": () => (
      <PointsCard
        points={loaded({ gains: gains.slice(0, 2), total: 1650, next: null })}
        time={null}
        now={now}
        onOlder={null}
        onRetry={nothing}
      />
    ),
    loading: () => <PointsCard points={idle} time={{ ...time, accommodations: idle }} now={now} onOlder={null} onRetry={nothing} />,
    broken: () => <PointsCard points={broken} time={{ ...time, accommodations: broken }} now={now} onOlder={null} onRetry={nothing} />,
  },
};
