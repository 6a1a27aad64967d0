import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import { accessTraceRefusals } from "../../../core/access-trace/access-trace-refusals.ts";
import { AccessTraceRequest } from "../../../core/access-trace/access-trace-request.model.ts";
import { AccessTraces } from "../../../core/access-trace/access-traces.port.ts";
import { readTraceKey, traceKey, traceOptions } from "../../../core/access-trace/trace-options.view-model.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { modalOf } from "../modal-contribution.tsx";
import { AccessTraceView } from "./access-trace.view.tsx";

/** Why one contact sees a course, lesson, folder, page or report, or does not. */
export const AccessTraceScreen = modalOf("access-trace", AccessTraceRequest, ({ params: { contact, name, item }, onClose }) => {
  const traces = useService(AccessTraces);
  const [selected, setSelected] = useState(item === null ? null : traceKey(item.kind, item.id));
  const askChoices = useMemo(() => (id: string) => pipe(traces.choices(Number(id)), TE.map(traceOptions)), [traces]);
  const askTrace = useMemo(
    () => (key: string) => {
      const known = readTraceKey(key);
      return known === null ? async () => E.left(notFound(accessTraceRefusals.traced_gone)) : traces.trace(contact, known.kind, known.id);
    },
    [traces, contact],
  );
  const choices = useAnswer(askChoices, String(contact));
  const trace = useAnswer(askTrace, selected ?? "");
  return (
    <AccessTraceView
      name={name}
      options={choices.answer}
      selected={selected}
      trace={selected === null ? null : trace.answer}
      onSelect={setSelected}
      onRetry={() => {
        choices.again();
        trace.again();
      }}
      onClose={onClose}
    />
  );
});
