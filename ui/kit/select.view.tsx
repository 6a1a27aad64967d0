import type { SelectProps as AriaSelectProps } from "react-aria-components";
import { ComingField } from "./coming-field.view.tsx";
import type { FieldParts } from "./field.view.tsx";
import { loadable } from "./loadable.view.tsx";
import type { Option } from "./option.view.tsx";

export type SelectProps = Omit<
  AriaSelectProps<object>,
  "className" | "style" | "children" | "isInvalid" | "items" | "onChange" | "value" | "selectedKey" | "onSelectionChange"
> &
  FieldParts & {
    readonly options: readonly Option[];
    /** The id of the selected option; null for none. */
    readonly selected: string | null;
    readonly onSelect: (id: string) => void;
  };

const body = loadable(async () => (await import("./select-body.view.tsx")).SelectBody, ComingField);

/** A single choice of few options; for more than about fifteen, use a ComboBox. */
export const Select = (props: SelectProps) => <body.View {...props} />;
