import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { makeStaffNames } from "../../../core/users/staff-names.service.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";

const uma: UserName = { id: 3, name: "Uma Ueda", photo: null, active: true };

const start = (answers: E.Either<Failure, readonly UserName[]>[]) => {
  const names = makeStaffNames({ names: async () => answers.shift() ?? E.right([]) });
  const seen: Remote<readonly UserName[]>[] = [];
  names.names$.subscribe((remote) => seen.push(remote));
  return { names, seen };
};

describe("the names of staff users", () => {
  it("should be loaded on request, and not before", async () => {
    const { names, seen } = start([E.right([uma])]);
    expect(seen.map(({ tag }) => tag)).toEqual(["idle"]);
    expect(E.isRight(await names.load())).toBe(true);
    expect(seen.map(({ tag }) => tag)).toEqual(["idle", "loading", "loaded"]);
  });

  it("should be kept when they cannot be reloaded, with the reason", async () => {
    const { names, seen } = start([E.right([uma]), E.left({ tag: "offline" })]);
    await names.load();
    expect(await names.load()).toEqual(E.left({ tag: "offline" }));
    const last = seen.at(-1);
    expect(last).toMatchObject({ tag: "failed", failure: { tag: "offline" } });
    expect(last === undefined ? undefined : latestValue(last)).toEqual([uma]);
  });
});
