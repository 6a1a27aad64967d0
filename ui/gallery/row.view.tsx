import type { ReactNode } from "react";
import styles from "./row.module.css";

/** Items side by side in the gallery. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles["row"]}>{children}</div>;

/** Items stacked, no wider than a form. */
export const Stack = ({ children }: { readonly children: ReactNode }) => <div className={styles["stack"]}>{children}</div>;
