import { act, renderHook } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { httpModule } from "../../../adapters/di/http.module.ts";
import { services as fieldsModule } from "../../../adapters/di/staff-pages/fields.module.ts";
import { compose } from "../../../composition-root.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { useRevert } from "../../../ui/staff/fields/use-revert.ts";
import { given } from "../../conformance/answer-of.ts";
import { makeFieldStoreFake } from "../../fakes/field-store.fake.ts";

afterEach(() => vi.unstubAllGlobals());

const answered = (verdict: unknown): Response =>
  new Response(JSON.stringify(verdict), { status: 200, headers: { "content-type": "application/json" } });

describe("taking back a conversion to secrets", () => {
  it("should ask for the password, say when it is wrong, and take it back once it is right", async () => {
    const fake = makeFieldStoreFake(new Map(), () => 0);
    const field = await given(fake.create({ label: "Code word", type: "string" }));
    let isConfirmed = false;
    const revert = vi.fn(
      (_conversion: number) => async () =>
        isConfirmed ? E.right(field) : E.left(forbidden("Enter your password to take this back.", "password")),
    );
    const run = async <A,>(
      command: (store: FieldStore) => TaskEither<Failure, A>,
      onFailure?: (failure: Failure) => void,
    ): Promise<A | null> => {
      const answer = await command({ ...fake, revert })();
      if (E.isRight(answer)) return answer.right;
      onFailure?.(answer.left);
      return null;
    };
    const resolve = compose(httpModule, fieldsModule);
    const wrapper = ({ children }: { readonly children: ReactNode }) => <ServicesProvider resolve={resolve}>{children}</ServicesProvider>;
    const { result } = renderHook(() => useRevert({ run, toasts: makeToastQueue() }), { wrapper });
    await act(() => result.current.revert(7, "Code word"));
    expect(result.current.isAsking).toBe(true);
    vi.stubGlobal("fetch", async () => answered({ confirmed: false, message: "Password is incorrect" }));
    await act(() => result.current.confirm("wrong"));
    expect(result.current).toMatchObject({ isAsking: true, problem: "Password is incorrect" });
    vi.stubGlobal("fetch", async () => {
      isConfirmed = true;
      return answered({ confirmed: true });
    });
    await act(() => result.current.confirm("right"));
    expect(result.current).toMatchObject({ isAsking: false, problem: null });
    expect(revert).toHaveBeenCalledTimes(2);
    expect(revert).toHaveBeenLastCalledWith(7);
  });
});
