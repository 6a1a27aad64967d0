import type { ComboBoxProps as AriaComboBoxProps } from "react-aria-components";
import { ComingField } from "./coming-field.view.tsx";
import type { FieldParts } from "./field.view.tsx";
import { loadable } from "./loadable.view.tsx";
import type { Option } from "./option.view.tsx";

export type ComboBoxProps = Omit<
  AriaComboBoxProps<object>,
  "className" | "style" | "children" | "isInvalid" | "items" | "defaultItems" | "onChange" | "value" | "selectedKey" | "onSelectionChange"
> &
  FieldParts & {
    readonly options: readonly Option[];
    readonly selected: string | null;
    readonly onSelect: (id: string | null) => void;
    readonly placeholder?: string;
  };

const body = loadable(async () => (await import("./combo-box-body.view.tsx")).ComboBoxBody, ComingField);

/** A single choice of many options, found by typing. */
export const ComboBox = (props: ComboBoxProps) => <body.View {...props} />;
