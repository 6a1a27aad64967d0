import styles from "./chart.module.css";

/** The pattern that fills the third series of bars. */
export const ChartStripes = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="8" height="4" patternUnits="userSpaceOnUse">
      <rect width="8" height="4" className={styles["stripeGround"]} />
      <rect width="8" height="2" className={styles["stripe"]} />
    </pattern>
  </defs>
);
