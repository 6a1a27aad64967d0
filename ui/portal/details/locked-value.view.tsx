import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import type { Field } from "../../../core/fields/field.model.ts";
import type { SecretTools } from "../../fields/field-editor.ts";
import { FieldFrame } from "../../fields/field-frame.view.tsx";
import { type WordsContext, fieldWords } from "../../fields/field-words.ts";
import { ImageEditor } from "../../fields/image-editor.view.tsx";
import { SecretValue } from "../../fields/secret-value.view.tsx";
import { ownDetailsText } from "../../i18n/en/own-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./own-details.module.css";

type OwnValue = { readonly field: Field; readonly value: unknown; readonly words: WordsContext; readonly secret: SecretTools };
type LockedValueProps = { readonly label: string; readonly organisation: string } & (OwnValue | { readonly children: ReactNode });

/** A value that only the organisation can change, with a note that says so. */
export const LockedValue = (props: LockedValueProps) => {
  const text = useText(ownDetailsText);
  const { label, organisation } = props;
  if ("field" in props && props.field.type === "image" && props.value !== null)
    return <ImageEditor field={props.field} value={props.value} state="idle" error={undefined} isReadOnly onSave={() => undefined} />;
  const isSecret = "field" in props && props.field.type === "secret";
  const shown = "field" in props ? fieldWords(props.field, props.value, props.words) : props.children;
  return (
    <FieldFrame label={label} state="idle" error={undefined}>
      {isSecret ? (
        <SecretValue label={label} value={props.value} secret={props.secret} />
      ) : shown === "" || shown === undefined ? (
        <span className={styles["nothing"]}>{text("nothing")}</span>
      ) : (
        <span className={styles["value"]}>{shown}</span>
      )}
      <Lock className={styles["lock"]} aria-hidden="true" />
      <VisuallyHidden>{text("locked", { organisation })}</VisuallyHidden>
    </FieldFrame>
  );
};
