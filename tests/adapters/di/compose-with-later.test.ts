import { ContainerModule } from "inversify";
import { describe, expect, it } from "vitest";
import type { LaterModules } from "../../../adapters/di/later-modules.ts";
import { provide } from "../../../adapters/di/provide.ts";
import { composeWithLater } from "../../../composition-root.ts";
import { token } from "../../../core/kernel/token.ts";

const Early = token<string>("early.one");
const Late = token<string>("late.one");
const early = new ContainerModule((options) => provide(options, Early, () => "early", []));
const lateFrom =
  (load: () => Promise<ContainerModule>): LaterModules =>
  (area) =>
    area === "late" ? load : undefined;
const late = new ContainerModule((options) => provide(options, Late, () => "late", []));

describe("services that are loaded later", () => {
  it("should be available without waiting if they are in the first module", () => {
    const { resolve, waitFor } = composeWithLater(
      [early],
      lateFrom(() => Promise.resolve(late)),
    );
    expect(waitFor(Early)).toBeNull();
    expect(resolve(Early)).toBe("early");
  });

  it("should be awaited by one promise, which stays the same once they are loaded", async () => {
    let fetches = 0;
    const fetching = async (): Promise<ContainerModule> => {
      fetches += 1;
      return late;
    };
    const { resolve, waitFor } = composeWithLater([early], lateFrom(fetching));
    const coming = waitFor(Late);
    expect(waitFor(Late)).toBe(coming);
    await coming;
    expect(waitFor(Late)).toBe(coming);
    expect(resolve(Late)).toBe("late");
    expect(fetches).toBe(1);
  });

  it("should be loaded again after a failed load", async () => {
    let isOnline = false;
    const { resolve, waitFor } = composeWithLater(
      [early],
      lateFrom(() => (isOnline ? Promise.resolve(late) : Promise.reject(new Error("offline")))),
    );
    await expect(waitFor(Late)).rejects.toThrow("offline");
    isOnline = true;
    await waitFor(Late);
    expect(resolve(Late)).toBe("late");
  });

  it("should be prefetched once", async () => {
    let fetches = 0;
    const fetching = async (): Promise<ContainerModule> => {
      fetches += 1;
      return late;
    };
    const { resolve, waitFor, fetchAreas } = composeWithLater([early], lateFrom(fetching));
    await Promise.all([fetchAreas(["late", "unheard-of"]), fetchAreas(["late"])]);
    expect(waitFor(Late)).toBeNull();
    expect(resolve(Late)).toBe("late");
    expect(fetches).toBe(1);
  });
});
