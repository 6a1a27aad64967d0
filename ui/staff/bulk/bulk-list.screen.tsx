import { useEffect, useMemo, useState } from "react";
import { BulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import { BulkListView } from "./bulk-list.view.tsx";
import { runTitle } from "./bulk-words.ts";

/** The bulk actions that can still be viewed or undone. */
export const BulkListScreen = () => {
  const text = useText(bulkText);
  const bulkRuns = useService(BulkRuns);
  const fieldCatalogue = useService(FieldCatalogue);
  const clock = useService(Clock);
  const words = useFieldWords();
  const [now] = useState(clock.now);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  useEffect(() => void (schema === undefined ? fieldCatalogue.load() : undefined), [fieldCatalogue, schema]);
  const ask = useMemo(() => () => bulkRuns.list(), [bulkRuns]);
  const { answer, again } = useAnswer(ask, "");
  return <BulkListView runs={answer} titleOf={(run) => runTitle(text, run, schema?.fields ?? [], words)} now={now} onRetry={again} />;
};
