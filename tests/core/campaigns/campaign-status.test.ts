import { describe, expect, it } from "vitest";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";

const statusAt = (start_time: number | null, end_time: number | null, now: number) => campaignStatus({ start_time, end_time }, now);

describe("campaign status", () => {
  it("should be scheduled before the start, live from it on, and ended from the end on [B4.03]", () => {
    expect(statusAt(100, 200, 99)).toBe("scheduled");
    expect(statusAt(100, 200, 100)).toBe("live");
    expect(statusAt(100, 200, 199)).toBe("live");
    expect(statusAt(100, 200, 200)).toBe("ended");
  });

  it("should be live without start and end, be they null or 0", () => {
    expect(statusAt(null, null, 100)).toBe("live");
    expect(statusAt(0, 0, 100)).toBe("live");
    expect(statusAt(0, 0, -100)).toBe("live");
  });

  it("should be ended once its end has passed though it has no start", () => {
    expect(statusAt(null, 100, 100)).toBe("ended");
    expect(statusAt(0, 100, 99)).toBe("live");
  });

  it("should be scheduled rather than ended when both its start is ahead and its end has passed", () => {
    expect(statusAt(300, 100, 200)).toBe("scheduled");
  });
});
