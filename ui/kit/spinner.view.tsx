import styles from "./spinner.module.css";

/** A spinner that shows only after the delay. */
export const Spinner = () => <span className={styles["spinner"]} aria-hidden="true" />;
