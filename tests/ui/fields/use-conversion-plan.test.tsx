import { act, renderHook } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { ConversionPlan } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { useConversionPlan } from "../../../ui/staff/fields/use-conversion-plan.ts";

const planOf = (total: number): ConversionPlan => ({ total, refused: 0, samples: [], warning: null, blocked_by: [] });

describe("the plan of a conversion", () => {
  it("should be the plan of the type chosen last when the response for another type arrives late", async () => {
    const waiting = new Map<FieldType, (plan: ConversionPlan) => void>();
    const plan = (_field: number, to: FieldType) => () =>
      new Promise<E.Either<never, ConversionPlan>>((resolve) => waiting.set(to, (answer) => resolve(E.right(answer))));
    const { result } = renderHook(() => useConversionPlan(1, { plan }));
    act(() => void result.current.planFor("int"));
    act(() => void result.current.planFor("date"));
    await act(async () => waiting.get("date")?.(planOf(2)));
    await act(async () => waiting.get("int")?.(planOf(1)));
    expect(result.current.plan).toEqual({ tag: "loaded", value: planOf(2) });
  });
});
