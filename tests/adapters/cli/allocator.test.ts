import { describe, expect, it } from "vitest";
import { allocatorEnvironment } from "../../../adapters/cli/allocator.ts";

describe("the allocator of a server", () => {
  it("should be told on Linux to keep few arenas and to return what is freed, beside the other variables", () => {
    expect(allocatorEnvironment("linux", { PORT: "4400" })).toEqual({
      PORT: "4400",
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "131072",
      MALLOC_MMAP_THRESHOLD_: "131072",
    });
  });

  it("should be left alone elsewhere, and where one of its settings is set, so that a program that began with them does not begin again", () => {
    expect(allocatorEnvironment("darwin", {})).toBeNull();
    expect(allocatorEnvironment("win32", {})).toBeNull();
    expect(allocatorEnvironment("linux", { MALLOC_ARENA_MAX: "8" })).toBeNull();
    expect(allocatorEnvironment("linux", allocatorEnvironment("linux", {}) ?? {})).toBeNull();
  });
});
