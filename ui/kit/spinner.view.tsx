import styles from "./spinner.module.css";

/** A turning ring that shows only when something takes longer than the delay. */
export const Spinner = () => <span className={styles["spinner"]} aria-hidden="true" />;
