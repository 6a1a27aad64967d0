import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { traceFile, traces } from "../traces.ts";

describe("a group", () => {
  it("passes at the second attempt", ({ task }) => {
    mkdirSync(traces, { recursive: true });
    writeFileSync(traceFile(task, inject("attempt"), 1), "");
    expect(inject("attempt")).toBe(2);
  });
});
