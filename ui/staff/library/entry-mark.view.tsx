import type { Icon } from "../../kit/icon.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./library-card.module.css";

/** A fact of an entry as an icon with its words. */
export const EntryMark = ({ icon: Picture, label }: { readonly icon: Icon; readonly label: string }) => (
  <span className={styles["mark"]} title={label}>
    <Picture aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
