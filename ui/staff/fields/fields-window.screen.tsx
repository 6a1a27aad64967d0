import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import type { FieldsWindow } from "../../../core/fields/fields-settings.view-model.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { RemoveField } from "./remove-field.view.tsx";
import type { FieldChanges } from "./use-field-changes.ts";

const FieldWindow = loadable(async () => (await import("./field-window.screen.tsx")).FieldWindowScreen);
const SectionWindow = loadable(async () => (await import("./section-window.screen.tsx")).SectionWindowScreen);
const ConversionWindow = loadable(async () => (await import("./conversion-window.screen.tsx")).ConversionWindowScreen);

type FieldsWindowProps = {
  readonly opened: FieldsWindow;
  readonly sections: readonly FieldSection[];
  readonly run: FieldChanges["run"];
  readonly onRemove: (field: StoredField) => void;
  readonly onClose: () => void;
};

/** The open dialog of the field settings, lazily loaded. */
export const FieldsWindowScreen = ({ opened, sections, run, onRemove, onClose }: FieldsWindowProps) => {
  switch (opened.tag) {
    case "field":
      return <FieldWindow.View field={opened.field} section={opened.section} sections={sections} run={run} onClose={onClose} />;
    case "section":
      return <SectionWindow.View section={opened.section} run={run} onClose={onClose} />;
    case "convert":
      return <ConversionWindow.View field={opened.field} run={run} onClose={onClose} />;
    case "remove":
      return <RemoveField field={opened.field} usage={opened.usage} onConfirm={() => onRemove(opened.field)} onCancel={onClose} />;
  }
};
