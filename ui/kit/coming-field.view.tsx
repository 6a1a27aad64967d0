import styles from "./field.module.css";

type ComingFieldProps = { readonly label: string; readonly isLabelHidden?: boolean };

/** Holds the place of a field whose code is on its way, so that nothing moves when it comes. */
export const ComingField = ({ label, isLabelHidden = false }: ComingFieldProps) => (
  <div className={styles["field"]} aria-hidden="true">
    {isLabelHidden ? null : <span className={styles["label"]}>{label}</span>}
    <span className={styles["box"]} />
  </div>
);
