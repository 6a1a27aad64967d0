import { useEffect, useMemo, useState } from "react";
import { BulkDesk } from "../../../core/bulk/bulk-desk.service.ts";
import { FieldBook } from "../../../core/fields/field-book.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAsked } from "../../react/use-asked.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import { BulkListView } from "./bulk-list.view.tsx";
import { runTitle } from "./bulk-words.ts";

/** The actions on many contacts that can still be looked at or taken back. */
export const BulkListScreen = () => {
  const text = useText(bulkText);
  const desk = useService(BulkDesk);
  const book = useService(FieldBook);
  const clock = useService(Clock);
  const words = useFieldWords();
  const [now] = useState(clock.now);
  const schema = latestValue(useLatest(book.schema$, book.latest()));
  useEffect(() => void (schema === undefined ? book.load() : undefined), [book, schema]);
  const ask = useMemo(() => () => desk.list(), [desk]);
  const { answer, again } = useAsked(ask, "");
  return <BulkListView runs={answer} titleOf={(run) => runTitle(text, run, schema?.fields ?? [], words)} now={now} onRetry={again} />;
};
