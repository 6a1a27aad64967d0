import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from "react-aria-components";
import { FieldLabel, FieldNotes } from "./aria-field.view.tsx";
import styles from "./field.module.css";
import { hasError } from "./field.view.tsx";
import menu from "./menu.module.css";
import { OptionItem } from "./option.view.tsx";
import own from "./select.module.css";
import type { SelectProps } from "./select.view.tsx";
import { useBackCloses } from "./use-back-closes.ts";

/** The lazily loaded select. */
export const SelectBody = ({
  label,
  isLabelHidden = false,
  isOptional = false,
  help,
  error,
  options,
  selected,
  onSelect,
  ...rest
}: SelectProps) => {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <AriaSelect
      {...rest}
      isOpen={isOpen}
      onOpenChange={setOpen}
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
};
