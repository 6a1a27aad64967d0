import { describe, expect, it } from "vitest";
import { mayBan } from "../../../core/rooms/ban.rule.ts";

describe("ban", () => {
  it("should be given by hosts and received by guests [C4.20 C6.03]", () => {
    expect(mayBan("host_1", "guest_2")).toBe(true);
    expect(mayBan("guest_1", "guest_2")).toBe(false);
    expect(mayBan("host_1", "host_2")).toBe(false);
    expect(mayBan("guest_1", "host_2")).toBe(false);
  });
});
