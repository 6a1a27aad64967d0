import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { Button, ComboBox as AriaComboBox, Group, Input, ListBox } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { FieldLabel, FieldNotes } from "./aria-field.view.tsx";
import { ComboBoxList } from "./combo-box-list.view.tsx";
import type { ComboBoxProps } from "./combo-box.view.tsx";
import styles from "./field.module.css";
import { hasError } from "./field.view.tsx";
import menu from "./menu.module.css";
import { OptionItem } from "./option.view.tsx";

/** The lazily loaded combo box. */
export const ComboBoxBody = ({
  label,
  isLabelHidden = false,
  isOptional = false,
  help,
  error,
  options,
  selected,
  onSelect,
  placeholder = "",
  ...rest
}: ComboBoxProps) => {
  const text = useText(kitText);
  const box = useRef<HTMLDivElement>(null);
  return (
    <AriaComboBox
      {...rest}
      value={selected}
      onChange={(key) => onSelect(key === null ? null : String(key))}
      isInvalid={hasError(error)}
      allowsEmptyCollection
      menuTrigger="focus"
      className={styles["field"] ?? ""}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Group ref={box} className={styles["box"] ?? ""}>
        <Input className={styles["input"] ?? ""} placeholder={placeholder} />
        <Button className={styles["inset"] ?? ""} aria-label={text("showOptions")}>
          <ChevronDown className={styles["insetIcon"]} aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes help={help} error={error} />
      <ComboBoxList box={box}>
        <ListBox
          className={`${menu["menu"]} ${menu["group"]}`}
          renderEmptyState={() => <div className={menu["empty"]}>{text("noOptions")}</div>}
        >
          {options.map((option) => (
            <OptionItem key={option.id} option={option} />
          ))}
        </ListBox>
      </ComboBoxList>
    </AriaComboBox>
  );
};
