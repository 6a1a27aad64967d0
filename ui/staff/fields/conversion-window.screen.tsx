import { useState } from "react";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { FieldStore } from "../../../core/fields/fields.port.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { ConversionDialog } from "./conversion-dialog.view.tsx";
import { useConversionPlan } from "./use-conversion-plan.ts";
import type { FieldChanges } from "./use-field-changes.ts";

type ConversionWindowProps = { readonly field: StoredField; readonly run: FieldChanges["run"]; readonly onClose: () => void };

/** Converts a field to another type after a preview. */
export const ConversionWindowScreen = ({ field, run, onClose }: ConversionWindowProps) => {
  const text = useText(fieldsText);
  const [store, jobs, toasts] = [useService(FieldStore), useService(JobList), useToasts()];
  const { plan, planFor } = useConversionPlan(field.id, store);
  const [isConverting, setConverting] = useState(false);
  const convert = async (to: FieldType): Promise<void> => {
    setConverting(true);
    const converted = await run((fields) => fields.convert(field.id, to, true));
    setConverting(false);
    if (converted === null) return;
    onClose();
    void jobs.refresh()();
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
