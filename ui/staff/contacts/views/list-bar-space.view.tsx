import styles from "./shape.module.css";

/** Placeholder of the line of views and filters while it loads. */
export const ListBarSpace = () => <div className={styles["space"]} />;
