import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect, useState } from "react";
import { ImportSession } from "../../../core/import/import-session.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { ImportStatusView } from "./import-status.view.tsx";

/** One import: progress, then result. */
export const ImportStatusScreen = () => {
  const importSession = useService(ImportSession);
  const { now } = useService(Clock);
  const toasts = useToasts();
  const id = Number(useParams()["importId"]);
  const current = useLatest(importSession.current$, importSession.latest());
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void importSession.open(id)();
    return () => void importSession.open(null)();
  }, [importSession, id]);
  const doing = async <A,>(command: TaskEither<Failure, A>): Promise<void> => {
    setBusy(true);
    const answer = await command();
    setBusy(false);
    if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
  };
  return (
    <RemoteView remote={current} skeleton={<SkeletonLines lines={6} />} onRetry={() => void importSession.open(id)()}>
      {(one) => (
        <ImportStatusView
          current={one}
          now={now()}
          isBusy={isBusy}
          onCancel={() => void doing(importSession.cancel(id))}
          onUndo={() => void doing(importSession.undo(id))}
        />
      )}
    </RemoteView>
  );
};
