import { useState } from "react";
import { fieldMayBecome } from "../../../core/fields/convertible-field.rule.ts";
import type { ConversionPlan, StoredField } from "../../../core/fields/field-schema.model.ts";
import { FieldType, fieldTypeName } from "../../../core/fields/field-type.model.ts";
import { type Remote } from "../../../core/kernel/remote.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./fields-settings.module.css";

type ConversionDialogProps = {
  readonly field: StoredField;
  /** preview of the conversion to the selected type */
  readonly plan: Remote<ConversionPlan>;
  readonly isConverting: boolean;
  readonly onPlan: (to: FieldType) => void;
  readonly onConvert: (to: FieldType) => void;
  readonly onClose: () => void;
};

const sampleText = (sample: unknown): string => (typeof sample === "string" ? sample : JSON.stringify(sample));

const Plan = ({ plan }: { readonly plan: ConversionPlan }) => {
  const text = useText(fieldsText);
  if (plan.blocked_by.length > 0) return <Banner tone="danger">{text("conversion.blocked", { names: plan.blocked_by.join(", ") })}</Banner>;
  if (plan.refused === 0)
    return <Banner tone="success">{plan.total === 0 ? text("conversion.none") : text("conversion.all", { count: plan.total })}</Banner>;
  return (
    <Banner tone="warning" title={text("conversion.refused", { refused: plan.refused, total: plan.total })}>
      <p>{text("conversion.samples")}</p>
      <ul className={styles["samples"]}>
        {plan.samples.map((sample, index) => (
          <li key={index}>{sampleText(sample)}</li>
        ))}
      </ul>
      <p>{text("conversion.emptied")}</p>
    </Banner>
  );
};

/** Converts a field to another type after a preview. */
export const ConversionDialog = ({ field, plan, isConverting, onPlan, onConvert, onClose }: ConversionDialogProps) => {
  const text = useText(fieldsText);
  const [to, setTo] = useState<FieldType | null>(null);
  const isBlocked = plan.tag !== "loaded" || plan.value.blocked_by.length > 0;
  return (
    <Dialog
      title={text("conversion.title", { label: field.label })}
      size="600"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("form.cancel")}</Button>
          <Button
            kind={plan.tag === "loaded" && plan.value.refused > 0 ? "danger" : "primary"}
            isDisabled={to === null || isBlocked}
            isPending={isConverting}
            onPress={() => {
              if (to !== null) onConvert(to);
            }}
          >
            {plan.tag === "loaded" && plan.value.refused > 0
              ? text("conversion.doAnyway", { count: plan.value.refused })
              : text("conversion.do")}
          </Button>
        </>
      }
    >
      <div className={styles["form"]}>
        <Select
          label={text("conversion.to")}
          options={fieldMayBecome(field.name, field.type).map((id) => ({ id, label: fieldTypeName(id) }))}
          selected={to}
          onSelect={(id) => {
            if (!FieldType.is(id)) return;
            setTo(id);
            onPlan(id);
          }}
        />
        {to === null ? null : (
          <RemoteView remote={plan} skeleton={<SkeletonLines lines={3} />} onRetry={() => onPlan(to)}>
            {(known) => <Plan plan={known} />}
          </RemoteView>
        )}
      </div>
    </Dialog>
  );
};
