import type { Ref } from "react";
import styles from "./field.module.css";
import { Field, type FieldParts } from "./field.view.tsx";
import { typedControl, type TypedProps } from "./typed-control.ts";

export type TextAreaProps = TypedProps &
  FieldParts & {
    readonly rows?: number;
    /** Shown below at the end, such as `24 / 160`. */
    readonly count?: string;
    readonly areaRef?: Ref<HTMLTextAreaElement>;
  };

/** Multi-line text; the field grows with its content. */
export const TextArea = ({
  label,
  isLabelHidden = false,
  isOptional = false,
  help,
  error,
  rows = 3,
  count = "",
  areaRef = null,
  ...rest
}: TextAreaProps) => (
  <Field
    label={label}
    isLabelHidden={isLabelHidden}
    isOptional={isOptional}
    help={help}
    error={error}
    isDisabled={rest.isDisabled === true}
    isReadOnly={rest.isReadOnly === true}
    below={count === "" ? null : <span className={styles["count"]}>{count}</span>}
  >
    {(ties) => (
      <div className={styles["box"]}>
        <textarea {...typedControl(rest)} {...ties} ref={areaRef} rows={rows} className={`${styles["input"]} ${styles["area"]}`} />
      </div>
    )}
  </Field>
);
