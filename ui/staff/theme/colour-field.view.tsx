import { useState } from "react";
import { HexColor } from "../../../core/theme/org-theme.model.ts";
import { themeText } from "../../i18n/en/theme.ts";
import { useText } from "../../i18n/use-text.ts";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./theme.module.css";

export type ColourFieldProps = {
  readonly label: string;
  readonly note: string;
  /** null: the default */
  readonly value: string | null;
  /** the product's default colour */
  readonly fallback: string;
  /** the corrected colours on light and dark pages; null when the chosen one is used as is */
  readonly shown: { readonly light: string; readonly dark: string } | null;
  readonly onChange: (value: string | null) => void;
};

/** A colour, picked or typed as `#rrggbb`; empty means the product's default. */
export const ColourField = ({ label, note, value, fallback, shown, onChange }: ColourFieldProps) => {
  const text = useText(themeText);
  const [typed, setTyped] = useState<string | null>(null);
  const written = typed ?? value ?? "";
  const isWrong = written !== "" && !HexColor.is(written.toLowerCase());
  const write = (next: string): void => {
    setTyped(next);
    const color = next.trim().toLowerCase();
    if (color === "" || HexColor.is(color)) onChange(color === "" ? null : color);
  };
  return (
    <div className={styles["colour"]}>
      <input
        type="color"
        className={styles["swatch"]}
        aria-label={text("pick", { name: label })}
        value={value ?? fallback}
        onChange={({ currentTarget }) => {
          setTyped(null);
          onChange(currentTarget.value);
        }}
      />
      <TextField
        label={label}
        placeholder={text("own")}
        value={written}
        onChange={write}
        onBlur={() => setTyped(null)}
        maxLength={7}
        help={shown === null ? note : text("corrected", shown)}
        error={isWrong ? text("invalid") : undefined}
      />
    </div>
  );
};
