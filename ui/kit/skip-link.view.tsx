import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./skip-link.module.css";

/** The id of what the skip link leads to. */
export const mainId = "main";

/** The first thing Tab reaches: past the navigation to the content. */
export const SkipLink = () => (
  <a href={`#${mainId}`} className={styles["skip"]} data-print="no">
    {useText(kitText)("skip")}
  </a>
);
