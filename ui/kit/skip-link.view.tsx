import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./skip-link.module.css";

/** The id of the skip link's target. */
export const mainId = "main";

/** The first tab stop: skips the navigation to the content. */
export const SkipLink = () => (
  <a href={`#${mainId}`} className={styles["skip"]} data-print="no">
    {useText(kitText)("skip")}
  </a>
);
