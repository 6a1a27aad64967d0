import type { ReactNode } from "react";
import styles from "./empty-part.module.css";

/** A part of an item that its author has not written yet. */
export const EmptyPart = ({ children }: { readonly children: ReactNode }) => <span className={styles["empty"]}>{children}</span>;
