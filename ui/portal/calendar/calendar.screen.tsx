import { useMemo, useState } from "react";
import { OwnCalendarStore } from "../../../core/calendar/own-calendar.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { CalendarView } from "./calendar.view.tsx";

/** The learner's calendar, in the time zone of the device. */
export const CalendarScreen = () => {
  const store = useService(OwnCalendarStore);
  const href = usePortalHref();
  const [now] = useState(useService(Clock).now);
  const [timezone] = useState(deviceZone);
  const ask = useMemo(() => () => store.all(), [store]);
  const { answer, again } = useAnswer(ask, "");
  return <CalendarView calendar={answer} now={now} timezone={timezone} href={href} onRetry={again} />;
};
