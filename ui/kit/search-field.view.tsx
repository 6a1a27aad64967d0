import { Search, X } from "lucide-react";
import type { Ref } from "react";
import { Button, Group, Input, SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";
import { FieldLabel } from "./field.view.tsx";

export type SearchFieldProps = Omit<AriaSearchFieldProps, "className" | "style" | "children"> & {
  readonly label: string;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** Words to search for; Esc and the cross clear them. */
export const SearchField = ({ label, placeholder, inputRef = null, ...rest }: SearchFieldProps) => {
  const text = useText(kitText);
  return (
    <AriaSearchField {...rest} className={styles["field"] ?? ""}>
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} isLabelHidden />
          <Group className={styles["box"] ?? ""}>
            <Search className={styles["lead"]} aria-hidden="true" />
            <Input ref={inputRef} className={styles["input"] ?? ""} placeholder={placeholder ?? text("search")} />
            {isEmpty ? null : (
              <Button className={styles["inset"] ?? ""} aria-label={text("clear")}>
                <X className={styles["insetIcon"]} aria-hidden="true" />
              </Button>
            )}
          </Group>
        </>
      )}
    </AriaSearchField>
  );
};
