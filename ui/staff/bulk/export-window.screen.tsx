import { useMemo, useState } from "react";
import { ExportRequest } from "../../../core/export/export-request.model.ts";
import { ExportStore } from "../../../core/export/exports.port.ts";
import { proposedColumns } from "../../../core/export/proposed-columns.rule.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { exportText } from "../../i18n/en/export.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { modalOf } from "../modal-contribution.tsx";
import { ExportColumns } from "./export-columns.view.tsx";

/** The export dialog; columns default to those of the list it was opened from, and the order is that of the list. */
export const ExportWindow = modalOf("export-contacts", ExportRequest, ({ params: { selection, count, columns: shown, sort }, onClose }) => {
  const text = useText(exportText);
  const store = useService(ExportStore);
  const toasts = useToasts();
  const { run, isPending, failure } = useSubmit();
  const [chosenLeft, setLeft] = useState<ReadonlySet<string> | null>(null);
  const [forExcel, setForExcel] = useState(true);
  const ask = useMemo(() => () => store.columns(), [store]);
  const { answer, again } = useAnswer(ask, "");
  const columns = latestValue(answer) ?? [];
  const ids = columns.map(({ id }) => id);
  const proposed = proposedColumns(shown, ids);
  const left = chosenLeft ?? new Set(ids.filter((id) => !proposed.has(id)));
  const chosen = columns.flatMap(({ id }) => (left.has(id) ? [] : [id]));
  const download = (): void =>
    run(
      store.begin({ selection, columns: left.size === 0 ? null : chosen, bom: forExcel, ...(sort === undefined ? {} : { sort }) }),
      ({ href }) => {
        window.location.assign(href);
        toasts.show({ text: text("begun") });
        onClose();
      },
    );
  const footer = (
    <>
      <Button onPress={onClose}>{text("cancel")}</Button>
      <Button kind="primary" isPending={isPending} isDisabled={chosen.length === 0} onPress={download}>
        {text("download")}
      </Button>
    </>
  );
  return (
    <Dialog title={text("title", { count })} isOpen onClose={onClose} footer={footer}>
      {failure === null ? null : <Banner tone="danger" title={failureMessage(failure)} />}
      <RemoteView remote={answer} skeleton={<SkeletonLines lines={6} />} onRetry={again}>
        {(all) => <ExportColumns columns={all} left={left} forExcel={forExcel} onLeft={setLeft} onForExcel={setForExcel} />}
      </RemoteView>
    </Dialog>
  );
});
