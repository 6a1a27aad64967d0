import { describe, expect, it } from "vitest";
import type { TriggerState } from "../../../core/automations/trigger-status.rule.ts";
import { triggerStatus } from "../../../core/automations/trigger-status.rule.ts";

const trigger = (given: Partial<TriggerState>): TriggerState => ({ draft: false, paused: false, start_time: 100, end_time: 200, ...given });

describe("trigger status", () => {
  it("should be a draft before all else, then paused [B4.01]", () => {
    expect(triggerStatus(trigger({ draft: true, paused: true }), 150)).toBe("draft");
    expect(triggerStatus(trigger({ paused: true }), 50)).toBe("paused");
    expect(triggerStatus(trigger({ paused: true }), 250)).toBe("paused");
  });

  it("should be scheduled without a start, be it null or 0, even after its end [B4.01]", () => {
    expect(triggerStatus(trigger({ start_time: null }), 150)).toBe("scheduled");
    expect(triggerStatus(trigger({ start_time: 0 }), 250)).toBe("scheduled");
  });

  it("should be scheduled until its start, live from it on, finished from its end on [B4.01]", () => {
    expect(triggerStatus(trigger({}), 99)).toBe("scheduled");
    expect(triggerStatus(trigger({}), 100)).toBe("live");
    expect(triggerStatus(trigger({}), 199)).toBe("live");
    expect(triggerStatus(trigger({}), 200)).toBe("finished");
  });

  it("should stay live without an end, be it null or 0", () => {
    expect(triggerStatus(trigger({ end_time: null }), 9_999)).toBe("live");
    expect(triggerStatus(trigger({ end_time: 0 }), 9_999)).toBe("live");
  });
});
