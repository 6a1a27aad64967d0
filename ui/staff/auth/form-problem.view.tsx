import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { Banner } from "../../kit/banner.view.tsx";
import styles from "./form.module.css";

/**
 * The error of a form as a whole, announced at once; an error of a single field is shown at the field.
 * @property fields the fields that show their own errors
 */
export const FormProblem = ({ failure, fields }: { readonly failure: Failure | null; readonly fields: readonly string[] }) => {
  const isElsewhere = failure?.tag === "invalid" && Object.keys(failure.errors).every((field) => fields.includes(field));
  return (
    <div role="alert" className={styles["problem"]}>
      {failure === null || isElsewhere ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
    </div>
  );
};
