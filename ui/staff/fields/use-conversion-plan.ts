import * as E from "fp-ts/lib/Either.js";
import { useRef, useState } from "react";
import type { ConversionPlan } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";

/** The plan of a field's conversion to the type chosen last; a stale response for another type is dropped. */
export const useConversionPlan = (field: number, store: Pick<FieldStore, "plan">) => {
  const [plan, setPlan] = useState<Remote<ConversionPlan>>(idle);
  const latest = useRef(0);
  const planFor = async (to: FieldType): Promise<void> => {
    const round = (latest.current += 1);
    setPlan(toLoading(idle));
    const answer = await store.plan(field, to)();
    if (latest.current === round) setPlan(E.isRight(answer) ? loaded(answer.right) : toFailed(idle, answer.left));
  };
  return { plan, planFor };
};
