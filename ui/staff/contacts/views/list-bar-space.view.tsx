import styles from "./shape.module.css";

/** Holds the place of the line of views and filters until it has come. */
export const ListBarSpace = () => <div className={styles["space"]} />;
