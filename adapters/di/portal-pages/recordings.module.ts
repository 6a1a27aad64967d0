import { ContainerModule } from "inversify";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { makeRecordingsHttp } from "../../http/recordings.http.ts";
import { onLearner } from "../on-learner.ts";
import { provideRecorders } from "../provide-recorders.ts";

/** Recorders of the learner who is signed in. */
export const services = new ContainerModule((options) =>
  provideRecorders(options, {
    session: PortalSession,
    follow: (session, tell) => onLearner(session, (id) => tell(`contact-${id ?? ""}`)),
    store: makeRecordingsHttp,
  }),
);
