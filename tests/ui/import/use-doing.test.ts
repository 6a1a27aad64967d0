import { act, renderHook } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { useDoing } from "../../../ui/staff/import/use-doing.ts";

const offline: Failure = { tag: "offline" };

const pending = () => {
  let settle: (answer: E.Either<Failure, number>) => void = () => undefined;
  const promise = new Promise<E.Either<Failure, number>>((resolve) => {
    settle = resolve;
  });
  return { command: () => promise, settle: (answer: E.Either<Failure, number>) => act(async () => settle(answer)) };
};

describe("commands of an import", () => {
  it("should be busy until the last of several concurrent commands has ended", async () => {
    const { result } = renderHook(useDoing);
    const [first, second, third] = [pending(), pending(), pending()];
    act(() => void result.current.doing(first.command));
    act(() => void result.current.doing(second.command));
    act(() => void result.current.running(third.command));
    expect(result.current.isBusy).toBe(true);
    await first.settle(E.right(1));
    expect(result.current.isBusy).toBe(true);
    await third.settle(E.left(offline));
    expect(result.current).toMatchObject({ isBusy: true, failure: null });
    await second.settle(E.left(offline));
    expect(result.current).toMatchObject({ isBusy: false, failure: offline });
  });
});
