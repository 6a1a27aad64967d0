import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { removalOf } from "../../../core/files/bulk-outcome.rule.ts";
import { FileLibrary } from "../../../core/files/file-library.service.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { FileStore } from "../../../core/files/files.port.ts";
import { fileItem } from "../../../core/files/library-item.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { fileDuplicatesText } from "../../i18n/en/file-duplicates.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { DuplicatesView } from "./duplicates.view.tsx";

/** Files with the same content, merged into one, with Undo. */
export const DuplicatesScreen = () => {
  const [library, store, alerts, clock] = [useService(FileLibrary), useService(FileStore), useService(Alerts), useService(Clock)];
  const [text, toasts] = [useText(fileDuplicatesText), useToasts()];
  const { folders, usage } = useLatest(library.state$, library.latest());
  const [busy, setBusy] = useState<FileRecord["id"] | null>(null);
  const [now] = useState(clock.now);
  const { answer, again } = useAnswer(
    useCallback(() => store.duplicates, [store]),
    "duplicates",
  );
  useEffect(() => {
    void library.loadFolders();
    void library.loadUsage();
  }, [library]);
  const merge = async (kept: FileRecord, others: readonly FileRecord[]): Promise<void> => {
    if (busy !== null) return;
    setBusy(kept.id);
    const ids = others.map(({ id }) => id).filter((id) => typeof id === "number");
    const merged = await alerts.reporting(store.mergeDuplicates(kept.id, ids))();
    setBusy(null);
    again();
    if (E.isLeft(merged)) return;
    toasts.undoable(
      text("merged", { count: ids.length, name: kept.filename }),
      text("undo"),
      () =>
        void alerts
          .reporting(store.massAction(removalOf(others.map(fileItem), "restore")))()
          .then(again),
    );
  };
  return (
    <DuplicatesView
      groups={answer}
      places={{ folders, usage, place: "duplicates", open: null, isGuest: false }}
      busy={busy}
      now={now}
      onMerge={(kept, others) => void merge(kept, others)}
      onRetry={again}
    />
  );
};
