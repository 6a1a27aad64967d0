import * as E from "fp-ts/lib/Either.js";
import { useCallback, useState } from "react";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { newNotices } from "../../../core/portal-notices/new-notices.view-model.ts";
import { PortalNotices } from "../../../core/portal-notices/portal-notices.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { NewNoticesView } from "./new-notices.view.tsx";

/** What is new for the learner, on home. */
export const NewNoticesScreen = () => {
  const store = useService(PortalNotices);
  const session = useService(PortalSession);
  const href = usePortalHref();
  const { unread_notices } = usePortalUser();
  const [now] = useState(useService(Clock).now);
  const ask = useCallback(() => store.list(1), [store]);
  const { answer } = useAnswer(ask, "");
  const open = async (id: number): Promise<void> => {
    const opened = await store.open(id)();
    if (E.isRight(opened)) session.showUnread(opened.right.unread);
  };
  const notices = newNotices(unread_notices, answer);
  return notices === null ? null : <NewNoticesView notices={notices} now={now} href={href} onOpen={(id) => void open(id)} />;
};
