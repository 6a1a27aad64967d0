import { loadable } from "../../../kit/loadable.view.tsx";
import type { SelectProps } from "../../../kit/select.view.tsx";
import styles from "./contact-list.module.css";

/** Placeholder as wide as the chosen order, so that nothing moves when the select arrives. */
const Coming = ({ options, selected }: SelectProps) => (
  <span className={styles["order"]}>{options.find(({ id }) => id === selected)?.label}</span>
);

/** Chooses the order of the list; the list can be read before the select is loaded. */
export const ContactOrder = loadable(async () => (await import("../../../kit/select.view.tsx")).Select, Coming);
