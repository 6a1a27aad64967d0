import type { CSSProperties } from "react";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";
import { themeText } from "../../i18n/en/theme.ts";
import { useText } from "../../i18n/use-text.ts";
import { orgLook } from "../../react/use-org-theme.ts";
import styles from "./theme.module.css";

const properties: Readonly<Record<string, string>> = {
  primary: "--color-primary",
  onPrimary: "--color-on-primary",
  main: "--color-main",
  onMain: "--color-on-main",
  text: "--font-text",
  heading: "--font-heading",
};

const styleOf = (values: Readonly<Record<string, string | undefined>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [properties[name] ?? name, value]));

/** A preview of an organisation's theme. */
export const ThemeSample = ({ theme, mode }: { readonly theme: OrgTheme; readonly mode: "light" | "dark" }) => {
  const text = useText(themeText);
  const look = orgLook(theme);
  return (
    <figure aria-label={text(`preview.${mode}`)}>
      <div
        className={styles["sample"]}
        data-sample={mode === "dark" ? "classic-dark" : "classic"}
        style={styleOf({ ...look[mode], ...look.fonts })}
      >
        <div className={styles["side"]}>
          <span>{text("preview.side")}</span>
        </div>
        <div className={styles["body"]}>
          <span className={styles["heading"]}>{text("preview.heading")}</span>
          <span>{text("preview.words")}</span>
          <span className={styles["link"]}>{text("preview.link")}</span>
          <span className={styles["button"]}>{text("preview.button")}</span>
        </div>
      </div>
      <figcaption>{text(`preview.${mode}`)}</figcaption>
    </figure>
  );
};
