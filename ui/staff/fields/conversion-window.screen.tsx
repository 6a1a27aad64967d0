import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import type { ConversionPlan, StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { FieldStore } from "../../../core/fields/fields.port.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { ConversionDialog } from "./conversion-dialog.view.tsx";
import type { FieldChanges } from "./use-field-changes.ts";

type ConversionWindowProps = { readonly field: StoredField; readonly run: FieldChanges["run"]; readonly onClose: () => void };

/** Converts a field to another type after a preview. */
export const ConversionWindowScreen = ({ field, run, onClose }: ConversionWindowProps) => {
  const text = useText(fieldsText);
  const [store, tray, toasts] = [useService(FieldStore), useService(JobList), useToasts()];
  const [plan, setPlan] = useState<Remote<ConversionPlan>>(idle);
  const [isConverting, setConverting] = useState(false);
  const planFor = async (to: FieldType): Promise<void> => {
    setPlan(toLoading(idle));
    const answer = await store.plan(field.id, to)();
    setPlan(E.isRight(answer) ? loaded(answer.right) : toFailed(idle, answer.left));
  };
  const convert = async (to: FieldType): Promise<void> => {
    setConverting(true);
    const converted = await run((fields) => fields.convert(field.id, to, true));
    setConverting(false);
    if (converted === null) return;
    onClose();
    void tray.refresh()();
    toasts.show({ text: text(converted.type === to ? "conversion.done" : "conversion.begun", { label: field.label }) });
  };
  return (
    <ConversionDialog
      field={field}
      plan={plan}
      isConverting={isConverting}
      onPlan={(to) => void planFor(to)}
      onConvert={(to) => void convert(to)}
      onClose={onClose}
    />
  );
};
