import styles from "./logo.module.css";

/** The logo: a young swan. */
export const LogoMark = () => (
  <svg viewBox="0 0 32 32" className={styles["mark"]} aria-hidden="true">
    <path className={styles["wing"]} d="M8.6 20.2c0 5 4 8 9.2 8 6.6 0 10.8-4.9 11.4-13.4-3.6.3-5 3.6-8.4 4.7-3.9 1.2-7.7-.7-12.2.7Z" />
    <path className={styles["neck"]} d="M10.2 22.5c-1.4-6.6 5.9-7.3 5.9-12.3 0-3-2-4.7-4.3-4.7-2 0-3.5 1.3-4 3" />
    <path className={styles["beak"]} d="M7.6 8.2 3.4 10.4" />
  </svg>
);

/** The logo and the name of the product. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className={styles["logo"]}>
    <LogoMark />
    <span className={styles["name"]}>{name}</span>
  </span>
);
