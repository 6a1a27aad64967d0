import styles from "./chart.module.css";

/** Stripes by which the third series of bars is told from the others. */
export const ChartStripes = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="8" height="4" patternUnits="userSpaceOnUse">
      <rect width="8" height="4" className={styles["stripeGround"]} />
      <rect width="8" height="2" className={styles["stripe"]} />
    </pattern>
  </defs>
);
