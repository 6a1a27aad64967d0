import { FieldError, Label, Text } from "react-aria-components";
import styles from "./field.module.css";
import { ErrorWords, type FieldParts, labelClass, Optional } from "./field.view.tsx";

/** The label inside a react-aria field. */
export const FieldLabel = ({
  label,
  isLabelHidden = false,
  isOptional = false,
}: Pick<FieldParts, "label" | "isLabelHidden" | "isOptional">) => (
  <Label className={labelClass(isLabelHidden)}>
    {label}
    {isOptional ? <Optional /> : null}
  </Label>
);

/** Help and error inside a react-aria field. */
export const FieldNotes = ({ help, error }: Pick<FieldParts, "help" | "error">) => (
  <>
    {help === undefined ? null : (
      <Text slot="description" className={styles["help"] ?? ""}>
        {help}
      </Text>
    )}
    <FieldError className={styles["error"] ?? ""}>
      <ErrorWords>{error}</ErrorWords>
    </FieldError>
  </>
);
