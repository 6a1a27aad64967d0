import { shownKeys } from "../../../core/shell/key-sequence.rule.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { Keys } from "../../kit/keys.view.tsx";
import { isApple } from "../../react/apple-keys.ts";
import styles from "./palette.module.css";

/**
 * The key hints of the palette.
 * @param hasTab whether the marked row can open in a new tab
 */
export const PaletteHints = ({ hasTab }: { readonly hasTab: boolean }) => {
  const text = useText(paletteText);
  return (
    <footer className={styles["hints"]} aria-hidden="true">
      <span className={styles["hint"]}>
        <Keys keys="↑ ↓" /> {text("hints.move")}
      </span>
      <span className={styles["hint"]}>
        <Keys keys="Enter" /> {text("hints.open")}
      </span>
      {hasTab ? (
        <span className={styles["hint"]}>
          <Keys keys={shownKeys("mod+enter", isApple)} /> {text("hints.tab")}
        </span>
      ) : null}
      <span className={styles["hint"]}>
        <Keys keys="Esc" /> {text("hints.close")}
      </span>
    </footer>
  );
};
