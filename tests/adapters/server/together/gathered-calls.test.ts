import { describe, expect, it, vi } from "vitest";
import { gathered } from "../../../../adapters/server/http/gathered-calls.ts";
import { DatabaseUnavailable } from "../../../../adapters/server/storage/database-error.ts";

type Work = (calls: readonly string[]) => Promise<readonly (string | null)[]>;

/** Calls that are all there at once; the groups they were done in. */
const gathering = (work: Work, idle: () => void = () => undefined) => {
  const groups: (readonly string[])[] = [];
  const join = gathered<string, string>(async (calls) => {
    groups.push(calls);
    return work(calls);
  }, idle);
  return { groups, all: (calls: readonly string[]) => Promise.allSettled(calls.map(join)) };
};

const upper: Work = async (calls) => calls.map((call) => call.toUpperCase());
const values = (settled: readonly PromiseSettledResult<string>[]): readonly string[] =>
  settled.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)));

describe("Calls that arrive at the same time", () => {
  it("should run without waiting for others, those that arrive meanwhile together, each with its own response", async () => {
    const { groups, all } = gathering(upper);
    expect(values(await all(["a", "b", "c"]))).toEqual(["A", "B", "C"]);
    expect(groups).toEqual([["a"], ["b", "c"]]);
  });
  it("should run in batches of at most twenty-five, in their order", async () => {
    const { groups, all } = gathering(upper);
    await all(Array.from({ length: 61 }, (_, n) => `c${n}`));
    expect(groups.map(({ length }) => length)).toEqual([1, 25, 25, 10]);
    expect(groups.flat()).toEqual(Array.from({ length: 61 }, (_, n) => `c${n}`));
  });
  it("should wait for a batch as large as the previous one, since answered callers often call again", async () => {
    const late: Promise<unknown>[] = [];
    const { groups, all } = gathering(async (calls) => {
      if (calls.includes("b")) late.push(all(["late"]));
      return upper(calls);
    });
    const again = (call: string) => all([call]).then(() => all([`${call} again`]));
    await Promise.all([all(["a"]), again("b"), again("c"), all(["d"])]);
    await Promise.all(late);
    expect(groups).toEqual([["a"], ["b", "c", "d"], ["late", "b again", "c again"]]);
  });
  it("should not wait longer than two milliseconds", async () => {
    vi.useFakeTimers();
    try {
      const { groups, all } = gathering(async (calls) => {
        if (calls.includes("b")) void all(["late"]);
        return upper(calls);
      });
      await all(["a", "b", "c"]);
      await vi.advanceTimersByTimeAsync(1);
      expect(groups).toEqual([["a"], ["b", "c"]]);
      await vi.advanceTimersByTimeAsync(1);
      expect(groups).toEqual([["a"], ["b", "c"], ["late"]]);
    } finally {
      vi.useRealTimers();
    }
  });
  it("should each get their own error when a batch fails, without affecting the others", async () => {
    const { groups, all } = gathering(async (calls) => {
      if (calls.includes("bad")) throw new Error(`no ${calls.join()}`);
      return upper(calls);
    });
    expect(values(await all(["a", "b", "bad", "c"]))).toEqual(["A", "B", "Error: no bad", "C"]);
    expect(groups).toEqual([["a"], ["b", "bad", "c"], ["b"], ["bad"], ["c"]]);
  });
  it("should not be repeated if the database was lost and may have committed them", async () => {
    const { groups, all } = gathering(async (calls) => {
      if (calls.length > 1) throw new DatabaseUnavailable("gone");
      return upper(calls);
    });
    expect((await all(["a", "b", "c"])).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(groups).toEqual([["a"], ["b", "c"]]);
  });
  it("should wait for the next batch where they conflict with another one", async () => {
    const { groups, all } = gathering(async (calls) => calls.map((call, at) => (calls.indexOf(call) === at ? call : null)));
    expect(values(await all(["x", "a", "a", "b"]))).toEqual(["x", "a", "a", "b"]);
    expect(groups).toEqual([["x"], ["a", "a", "b"], ["a"]]);
  });
  it("should fail instead of looping for ever when a batch is aborted", async () => {
    const { all } = gathering(async (calls) => calls.map(() => null));
    expect((await all(["a", "b"])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
  it("should report when none are waiting, and continue with later ones", async () => {
    let idle = 0;
    const { all } = gathering(upper, () => void (idle += 1));
    await all(["a", "b"]);
    expect(idle).toBe(1);
    expect(values(await all(["c"]))).toEqual(["C"]);
    expect(idle).toBe(2);
  });
});
