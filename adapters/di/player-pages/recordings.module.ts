import { ContainerModule } from "inversify";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { makeTakenRecordingsHttp } from "../../http/recordings.http.ts";
import { provideRecorders } from "../provide-recorders.ts";

/** Recorders of the member of staff who takes a lesson. */
export const services = new ContainerModule((options) =>
  provideRecorders(options, {
    session: StaffSession,
    follow: ({ current$ }, tell) => void current$.subscribe((current) => tell(`user-${latestValue(current)?.id ?? ""}`)),
    store: makeTakenRecordingsHttp,
  }),
);
