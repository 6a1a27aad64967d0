import type { PortalSession } from "../../core/auth/portal-session.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";

/** Calls `tell` with the id of the learner who is signed in, and again whenever it changes. */
export const onLearner = (session: PortalSession, tell: (learner: string | null) => void): void => {
  let known: string | null = null;
  session.current$.subscribe((current) => {
    const learner = latestValue(current)?.con_id.toString() ?? null;
    if (learner === known) return;
    known = learner;
    tell(learner);
  });
};
