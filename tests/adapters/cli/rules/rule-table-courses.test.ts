import { describe } from "vitest";
import { cases, wrongAt } from "./rule-cases.ts";

const done = (id: number, more: object = {}) => ({ id, parent_trigger: null, finished: true, draft: false, paused: false, ...more });
const open = (id: number, more: object = {}) => done(id, { finished: false, ...more });
const course = (...triggers: readonly object[]) => ({ schema_level: "full", triggers });

describe("rules of courses", () => {
  cases("course-level", "B4.13 G144 G147 G148", [
    [{ schema_level: "small", triggers: [done(1)] }, 1],
    [course(), 1],
    [course(open(1), open(2)), 1],
    [course(done(1), open(2)), 2],
    [course(done(1), done(2)), 3],
    [course(done(1), open(2, { parent_trigger: 1 })), 1],
    [course(done(1), done(2, { parent_trigger: 1 }), open(3, { parent_trigger: 2 })), 1],
    [course(done(1), open(2, { draft: true })), 3],
    [course(done(1), open(2, { paused: true, parent_trigger: 1 })), 3],
    [course(open(1, { draft: true }), open(2, { parent_trigger: 1 }), done(3)), 3],
    [course(done(1), open(2, { parent_trigger: 99 })), 2],
    [course(done(1, { parent_trigger: 2 }), open(2, { parent_trigger: 1 })), 2],
  ]);

  cases("course-status", "C4.25 G144", [
    [{ joined: false, ...course(done(1)) }, "available"],
    [{ joined: true, ...course(done(1)) }, "completed"],
    [{ joined: true, ...course(done(1), open(2)) }, "current"],
    [{ joined: true, ...course() }, "current"],
    [{ joined: true, schema_level: "small", triggers: [done(1)] }, "current"],
  ]);

  const listed = (id: number, level: number, show_order: number | null, created_at: number | null) => ({
    id,
    level,
    show_order,
    created_at,
  });
  cases("course-order", "B4.14 G149", [
    [{ courses: [listed(1, 3, 1, 1), listed(2, 1, 1, 1), listed(3, 2, 1, 1)] }, [2, 3, 1]],
    [{ courses: [listed(1, 1, null, 1), listed(2, 1, 5000, 1), listed(3, 1, 0, 1)] }, [3, 2, 1]],
    [{ courses: [listed(1, 1, null, 5), listed(2, 1, null, 9)] }, [2, 1]],
    [{ courses: [listed(9, 1, null, 5), listed(10, 1, null, 5)] }, [10, 9]],
    [{ courses: [] }, []],
  ]);

  const placed = (id: number, sorting_time: number | null, order: number | null, more: object = {}) => ({
    id,
    parent_trigger: null,
    finished: false,
    sorting_time,
    order,
    ...more,
  });
  cases("lesson-order", "B4.11 B4.12 G146 G148", [
    [{ triggers: [placed(2, 1002, 4), placed(1, 1000, 5)] }, [1, 2]],
    [{ triggers: [placed(2, 10, 0), placed(1, 5, 5)] }, [1, 2]],
    [{ triggers: [placed(1, 0, 0, { finished: true }), placed(2, 9, 9)] }, [2, 1]],
    [
      { triggers: [placed(1, 5, 0, { finished: true }), placed(2, 0, 0, { parent_trigger: 1 }), placed(3, 1, 0, { finished: true })] },
      [1, 3],
    ],
    [{ triggers: [placed(1, null, null), placed(2, -1, null)] }, [2, 1]],
    [{ triggers: [placed(1, 2, 0, { parent_trigger: 99 }), placed(2, 1, 0)] }, [2, 1]],
    [
      {
        triggers: [placed(1, 2, 0, { parent_trigger: 2 }), placed(2, 1, 0, { parent_trigger: 1 }), placed(3, 0, 0, { parent_trigger: 1 })],
      },
      [2, 1],
    ],
  ]);

  const due = (id: number, order: number, more: object = {}) => placed(id, 0, order, { released: true, extra: false, ...more });
  cases("lesson-locks", "C4.26 G145", [
    [{ triggers: [due(1, 1, { finished: true }), due(2, 2), due(3, 3)] }, { 1: false, 2: false, 3: true }],
    [{ triggers: [due(2, 1), due(1, 1)] }, { 1: false, 2: true }],
    [{ triggers: [due(1, 1), due(2, 2, { extra: true })] }, { 1: false, 2: false }],
    [{ triggers: [due(1, 1, { extra: true }), due(2, 2)] }, { 1: false, 2: false }],
    [{ triggers: [due(1, 1, { released: false }), due(2, 2)] }, { 1: true, 2: false }],
    [{ triggers: [due(1, 1), due(2, 2, { finished: true })] }, { 1: false, 2: false }],
    [{ triggers: [due(1, 1, { finished: true, released: false })] }, { 1: false }],
    [{ triggers: [due(1, 1, { extra: true, released: false })] }, { 1: true }],
    [{ triggers: [due(1, 1, { finished: true }), due(2, 0, { parent_trigger: 1 }), due(3, 3)] }, { 1: false, 3: true }],
    [{ triggers: [due(1, 1, { finished: true }), due(2, 0, { parent_trigger: 1, extra: true }), due(3, 3)] }, { 1: false, 3: false }],
    [{ triggers: [due(1, 1, { finished: true }), due(2, 0, { parent_trigger: 1, released: false }), due(3, 3)] }, { 1: false, 3: false }],
  ]);

  const joined = 1_709_682_600;
  const release = (kind: string, more: object) => ({
    release: kind,
    delay_days: null,
    date: null,
    start_at: null,
    timezone: "UTC",
    joined_at: joined,
    ...more,
  });
  cases("release-time", "C4.09 C4.10 C4.11 G71", [
    [release("immediately", {}), joined],
    [release("delay", { delay_days: 1 }), 1_709_715_600],
    [release("delay", { delay_days: 0, joined_at: 1_709_625_600 }), 1_709_629_200],
    [release("delay", { delay_days: 0, joined_at: 1_709_632_800 }), 1_709_632_800],
    [release("delay", { delay_days: 0, start_at: "08:00", joined_at: 1_709_625_600 }), 1_709_625_600],
    [release("date", { date: "2024-03-10" }), 1_710_061_200],
    [release("date", { date: "2024-01-01" }), joined],
    [release("date", { date: "2024-07-01", start_at: "14:30", timezone: "America/New_York" }), 1_719_858_600],
    [release("date", { date: "2024-03-10", start_at: "02:30", timezone: "America/New_York" }), 1_710_054_000],
    [release("date", { date: "2024-02-30" }), wrongAt("date")],
  ]);
});
