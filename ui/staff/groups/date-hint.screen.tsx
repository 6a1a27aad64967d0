import { useEffect, useMemo, useState } from "react";
import { BehaviorSubject } from "rxjs";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { zoneOffset } from "../../../core/kernel/zone-offset.ts";
import { DateTextReader } from "../../../core/validation/date-text.port.ts";
import { type DateTextState, dateTextStates } from "../../../core/validation/date-text.service.ts";
import { useService } from "../../react/services.tsx";
import { useStaffUser } from "../staff-user.ts";
import type { DateHintInput } from "./date-hint-input.ts";
import { DateHint } from "./date-hint.view.tsx";

/** Asks the server which date a text means in the organisation's time zone, once typing pauses. */
export const DateHintScreen = ({ value }: DateHintInput) => {
  const reader = useService(DateTextReader);
  const { now } = useService(Clock);
  const { timezone } = useStaffUser();
  const [state, setState] = useState<DateTextState>({ tag: "blank" });
  const typed$ = useMemo(() => new BehaviorSubject(""), []);
  useEffect(() => {
    const offset = Math.round(zoneOffset(now(), timezone) / 60);
    const states = dateTextStates(typed$, reader, offset).subscribe(setState);
    return () => states.unsubscribe();
  }, [typed$, reader, now, timezone]);
  useEffect(() => typed$.next(value), [typed$, value]);
  return <DateHint state={state} />;
};
