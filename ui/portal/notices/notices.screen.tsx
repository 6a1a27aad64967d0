import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { PortalNotices } from "../../../core/portal-notices/portal-notices.port.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { NoticesView } from "./notices.view.tsx";

/** The learner's notifications; the page is in the address, and the frame shows how many are unread. */
export const NoticesScreen = () => {
  const store = useService(PortalNotices);
  const session = useService(PortalSession);
  const alerts = useService(Alerts);
  const href = usePortalHref();
  const { org_name } = usePortalUser();
  const [now] = useState(useService(Clock).now);
  const [isMarking, setMarking] = useState(false);
  const page = Math.max(1, Number.parseInt(useQuery()["page"] ?? "", 10) || 1);
  const setQuery = useSetQuery();
  const ask = useMemo(
    () => (key: string) => async () => {
      const answer = await store.list(Number(key))();
      if (E.isRight(answer)) session.showUnread(answer.right.unread);
      return answer;
    },
    [store, session],
  );
  const { answer, again } = useAnswer(ask, String(page));
  const open = async (id: number): Promise<void> => {
    const opened = await store.open(id)();
    if (E.isRight(opened)) session.showUnread(opened.right.unread);
  };
  const readAll = async (): Promise<void> => {
    setMarking(true);
    const read = await alerts.reporting(store.readAll)();
    setMarking(false);
    if (E.isRight(read)) again();
  };
  return (
    <NoticesView
      organisation={org_name}
      notices={answer}
      now={now}
      isMarking={isMarking}
      href={href}
      onOpen={(id) => void open(id)}
      onReadAll={() => void readAll()}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onRetry={again}
    />
  );
};
