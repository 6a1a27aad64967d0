import styles from "./keys.module.css";

/**
 * Keyboard keys, styled as keycaps.
 * @param keys space-separated words: `Ctrl K`, `G then C`
 */
export const Keys = ({ keys }: { readonly keys: string }) => (
  <span className={styles["keys"]}>
    {keys.split(" ").map((key, at) => (
      <kbd key={`${at} ${key}`} className={styles["key"]}>
        {key}
      </kbd>
    ))}
  </span>
);
