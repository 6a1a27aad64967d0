import { Check } from "lucide-react";
import { ListBoxItem, Text } from "react-aria-components";
import type { Icon } from "./icon.ts";
import styles from "./menu.module.css";

export type Option = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly icon?: Icon;
  readonly isDisabled?: boolean;
};

/** One option of a selection list. */
export const OptionItem = ({ option }: { readonly option: Option }) => {
  const Picture = option.icon;
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={styles["item"] ?? ""} isDisabled={option.isDisabled === true}>
      {Picture === undefined ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
      <span className={styles["words"]}>
        <Text slot="label">{option.label}</Text>
        {option.note === undefined ? null : (
          <Text slot="description" className={styles["note"] ?? ""}>
            {option.note}
          </Text>
        )}
      </span>
      <Check className={styles["check"]} aria-hidden="true" />
    </ListBoxItem>
  );
};
