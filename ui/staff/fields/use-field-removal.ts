import * as E from "fp-ts/lib/Either.js";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import { type FieldsWindow, removalWindow } from "../../../core/fields/fields-settings.view-model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import type { FieldChanges } from "./use-field-changes.ts";

/**
 * Removes fields into the bin and restores them; a field that is in use is removed after its window was confirmed.
 * @param open opens a window, or closes the open one with null
 */
export const useFieldRemoval = ({ store, run, toasts }: FieldChanges, open: (window: FieldsWindow | null) => void) => {
  const text = useText(fieldsText);
  const restore = async ({ id, label }: StoredField): Promise<void> => {
    if ((await run((fields) => fields.restore(id))) !== null) toasts.show({ text: text("settings.restored", { label }) });
  };
  const remove = async (field: StoredField): Promise<void> => {
    open(null);
    if ((await run((fields) => fields.remove(field.id))) !== null)
      toasts.undoable(text("settings.removed", { label: field.label }), text("settings.undo"), () => void restore(field));
  };
  const askToRemove = async (field: StoredField): Promise<void> => {
    const usage = await store.usage(field.id)();
    if (E.isLeft(usage)) return void toasts.show({ text: failureMessage(usage.left), tone: "error" });
    const asked = removalWindow(field, usage.right);
    if (asked === null) await remove(field);
    else open(asked);
  };
  return { restore, remove, askToRemove };
};
