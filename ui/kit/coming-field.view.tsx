import styles from "./field.module.css";

type ComingFieldProps = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  readonly selected?: string | null;
};

/** Placeholder of a field whose code is loading; it prevents a layout shift. */
export const ComingField = ({ label, isLabelHidden = false, options = [], selected = null }: ComingFieldProps) => {
  const chosen = options.find(({ id }) => id === selected)?.label;
  return (
    <div className={styles["field"]} aria-hidden="true">
      {isLabelHidden ? null : <span className={styles["label"]}>{label}</span>}
      <span className={styles["box"]}>{chosen === undefined ? null : <span className={styles["chosen"]}>{chosen}</span>}</span>
    </div>
  );
};
