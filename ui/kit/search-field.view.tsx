import { Search, X } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";

export type SearchFieldProps = {
  /** Names the field for screen readers. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly onChange?: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** Overlays that Esc closes before it leaves the field. */
const onTop = "[role=dialog], [role=alertdialog]";

/** A search field; Esc and the cross clear it, and Esc in an empty field returns the focus to where it was. */
export const SearchField = ({ label, placeholder, value, defaultValue = "", onChange, inputRef = null, ...rest }: SearchFieldProps) => {
  const text = useText(kitText);
  const [typed, setTyped] = useState(defaultValue);
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<EventTarget | null>(null);
  const shown = value ?? typed;
  const change = (next: string): void => {
    setTyped(next);
    onChange?.(next);
  };
  const clear = (): void => {
    change("");
    box.current?.querySelector("input")?.focus();
  };
  const leave = (input: HTMLElement): void => {
    input.blur();
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  return (
    <div className={styles["field"]}>
      <div ref={box} className={styles["box"]}>
        <Search className={styles["lead"]} aria-hidden="true" />
        <input
          {...rest}
          ref={inputRef}
          type="search"
          className={styles["input"]}
          aria-label={label}
          placeholder={placeholder ?? text("search")}
          autoComplete="off"
          value={shown}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={({ relatedTarget }) => {
            if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget) === true)) from.current = relatedTarget;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
            if (shown === "") return event.currentTarget.closest(onTop) === null ? leave(event.currentTarget) : undefined;
            event.preventDefault();
            event.stopPropagation();
            clear();
          }}
        />
        {shown === "" ? null : (
          <button type="button" tabIndex={-1} className={styles["inset"]} aria-label={text("clear")} onClick={clear}>
            <X className={styles["insetIcon"]} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
};
