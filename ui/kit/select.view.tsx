import { ChevronDown } from "lucide-react";
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from "react-aria-components";
import styles from "./field.module.css";
import { FieldLabel, FieldNotes, type FieldParts, hasError } from "./field.view.tsx";
import menu from "./menu.module.css";
import { type Option, OptionItem } from "./option.view.tsx";
import own from "./select.module.css";

export type SelectProps = Omit<AriaSelectProps<object>, "className" | "style" | "children" | "isInvalid" | "items" | "onChange" | "value" | "selectedKey" | "onSelectionChange"> &
  FieldParts & {
    readonly options: readonly Option[];
    /** The id of the option that is chosen; null for none. */
    readonly selected: string | null;
    readonly onSelect: (id: string) => void;
  };

/** One of a few options. For more than about fifteen take a ComboBox. */
export const Select = ({ label, isLabelHidden = false, isOptional = false, help, error, options, selected, onSelect, ...rest }: SelectProps) => (
  <AriaSelect
    {...rest}
    value={selected}
    onChange={(key) => {
      if (key !== null) onSelect(String(key));
    }}
    isInvalid={hasError(error)}
    className={styles["field"] ?? ""}
  >
    <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
    <Button className={`${styles["box"]} ${own["button"]}`}>
      <SelectValue className={own["value"] ?? ""} />
      <ChevronDown className={own["chevron"]} aria-hidden="true" />
    </Button>
    <FieldNotes help={help} error={error} />
    <Popover className={menu["popover"] ?? ""} offset={4}>
      <ListBox className={`${menu["menu"]} ${menu["group"]}`}>
        {options.map((option) => (
          <OptionItem key={option.id} option={option} />
        ))}
      </ListBox>
    </Popover>
  </AriaSelect>
);
