import type { Field } from "../../../../core/fields/field.model.ts";
import { fieldWords, type WordsContext } from "../../../fields/field-words.ts";
import styles from "./contact-record.module.css";

type ShownValuesProps = {
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly words: WordsContext;
};

const Value = ({ field, value, words }: { readonly field: Field; readonly value: unknown; readonly words: WordsContext }) => {
  const isPicture = field.type === "image" && typeof value === "string" && value.startsWith("data:image/");
  return isPicture ? (
    <img className={styles["picture"]} src={value} alt={field.label} />
  ) : (
    <>{fieldWords(field, value, words) || words.text("nothing")}</>
  );
};

/** Read-only values, each with its label. */
export const ShownValues = ({ fields, values, words }: ShownValuesProps) => (
  <dl className={styles["about"]}>
    {fields.map((field) => (
      <div key={field.name} className={styles["pair"]}>
        <dt>{field.label}</dt>
        <dd>
          <Value field={field} value={values[field.name]} words={words} />
        </dd>
      </div>
    ))}
  </dl>
);
