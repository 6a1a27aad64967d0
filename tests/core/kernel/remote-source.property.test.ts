import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { makeRemote } from "../../../core/kernel/remote-source.ts";
import { idle, latestValue, loaded } from "../../../core/kernel/remote.ts";

const refusal = notFound("Not there.");

/** A source whose answers the test gives, each as of the moment at which it was asked for. */
const setUp = () => {
  let server = 0;
  const waiting: { readonly answer: E.Either<Failure, number>; readonly give: (answer: E.Either<Failure, number>) => void }[] = [];
  const source = makeRemote(() => () => {
    const { promise, resolve } = Promise.withResolvers<E.Either<Failure, number>>();
    waiting.push({ answer: E.right(server), give: resolve });
    return promise;
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    source,
    waiting: () => waiting.length,
    moveServer: (to: number) => void (server = to),
    /** Answers one of the requests that wait. */
    answer: async (at: number, instead?: E.Either<Failure, number>): Promise<void> => {
      const [one] = waiting.splice(waiting.length === 0 ? 0 : at % waiting.length, 1);
      one?.give(instead ?? one.answer);
      await settle();
    },
  };
};

describe("a remote value", () => {
  it("should keep the previous value while it reloads and when that fails", async () => {
    const { source, answer } = setUp();
    void source.load()();
    await answer(0);
    expect(source.latest()).toEqual(loaded(0));
    void source.load()();
    expect(source.latest()).toEqual({ tag: "loading", previous: 0 });
    await answer(0, E.left(refusal));
    expect(source.latest()).toEqual({ tag: "failed", failure: refusal, previous: 0 });
  });

  it("should give each caller the response to its own request and show only the newest", async () => {
    const { source, moveServer, answer } = setUp();
    const first = source.load()();
    moveServer(5);
    const second = source.load()();
    await answer(1);
    await answer(0);
    expect(await first).toEqual(E.right(0));
    expect(await second).toEqual(E.right(5));
    expect(source.latest()).toEqual(loaded(5));
  });

  it("should be requested again when it was changed here after the request was sent", async () => {
    const { source, moveServer, answer, waiting } = setUp();
    void source.load()();
    moveServer(7);
    source.set(7);
    await answer(0);
    expect(latestValue(source.latest())).toBe(7);
    expect(waiting()).toBe(1);
    await answer(0);
    expect(source.latest()).toEqual(loaded(7));
  });

  it("should drop the value and pending responses when it is reset", async () => {
    const { source, answer } = setUp();
    void source.load()();
    source.forget();
    await answer(0);
    expect(source.latest()).toEqual(idle);
  });

  it("should be requested once for several callers, and not be changed while empty", () => {
    const { source, waiting } = setUp();
    source.want();
    source.want();
    source.change((n) => n + 1);
    expect(waiting()).toBe(1);
    expect(source.latest()).toEqual({ tag: "loading" });
  });

  it("should never return to an older value, and end at the server's, in whatever order requests are answered", async () => {
    const step = fc.oneof(
      fc.constant({ do: "load" } as const),
      fc.constant({ do: "command" } as const),
      fc.constant({ do: "elsewhere" } as const),
      fc.record({ do: fc.constant("answer" as const), at: fc.nat(9) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { source, moveServer, answer, waiting } = setUp();
        const shown: number[] = [];
        source.state$.subscribe((state) => {
          const value = latestValue(state);
          if (value !== undefined) shown.push(value);
        });
        let version = 0;
        for (const one of steps) {
          if (one.do === "load") void source.load()();
          else if (one.do === "answer") await answer(one.at);
          else {
            version += 1;
            moveServer(version);
            if (one.do === "command") source.set(version);
          }
        }
        void source.load()();
        while (waiting() > 0) await answer(0);
        expect(source.latest()).toEqual(loaded(version));
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }),
    );
  });
});
