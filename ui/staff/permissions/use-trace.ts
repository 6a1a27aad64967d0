import * as E from "fp-ts/lib/Either.js";
import { useMemo } from "react";
import { idle, latestValue, loaded, type Remote, toFailed } from "../../../core/kernel/remote.ts";
import { Permissions, type TraceSubject } from "../../../core/permissions/permissions.port.ts";
import type { PermittedUser } from "../../../core/permissions/preset.model.ts";
import type { StaffTrace } from "../../../core/permissions/staff-trace.model.ts";
import { recordKey } from "../../../core/permissions/traced-record.model.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

type Answered = { readonly of: string; readonly trace: StaffTrace };

const keyOf = (subject: TraceSubject): string => ("record" in subject ? recordKey(subject.record) : subject.path);

/** Why the user opens a page or sees a record, or does not; asked anew whenever the user is changed, and never of an earlier subject. */
export const useTrace = ({ id, version }: Pick<PermittedUser, "id" | "version">, subject: TraceSubject | null) => {
  const permissions = useService(Permissions);
  const ask = useMemo(
    () => () => async () => {
      if (subject === null) return E.right<never, Answered | null>(null);
      const answer = await permissions.trace(id, subject)();
      return E.map((trace: StaffTrace): Answered | null => ({ of: keyOf(subject), trace }))(answer);
    },
    [permissions, id, subject],
  );
  const { answer, again } = useAnswer<Answered | null>(ask, `${version}`);
  const held = latestValue(answer);
  const current = subject !== null && held?.of === keyOf(subject) ? loaded(held.trace) : idle;
  const trace: Remote<StaffTrace> = answer.tag === "failed" ? toFailed(current, answer.failure) : current;
  return { trace, again };
};
