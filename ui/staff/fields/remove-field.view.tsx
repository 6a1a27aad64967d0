import type { FieldUsage, StoredField } from "../../../core/fields/field-schema.model.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";

const ConfirmDialog = loadable(async () => (await import("../../kit/confirm-dialog.view.tsx")).ConfirmDialog);

type RemoveFieldProps = {
  readonly field: StoredField;
  readonly usage: FieldUsage;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Confirms the deletion of a field that contacts or groups use. */
export const RemoveField = ({ field, usage, onConfirm, onCancel }: RemoveFieldProps) => {
  const text = useText(fieldsText);
  return (
    <ConfirmDialog.View
      title={text("settings.removeTitle", { label: field.label })}
      action={text("settings.remove")}
      isDangerous
      isOpen
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{text("settings.usage", { count: usage.contacts })}</p>
      {usage.groups.length === 0 ? null : <p>{text("settings.groups", { names: usage.groups.join(", ") })}</p>}
      <p>{text("settings.removeBody")}</p>
    </ConfirmDialog.View>
  );
};
