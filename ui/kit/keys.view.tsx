import styles from "./keys.module.css";

/**
 * Keys to press, drawn as keys.
 * @param keys words with spaces between: `Ctrl K`, `G then C`
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
