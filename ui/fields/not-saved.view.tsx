import { editedFields, type EditedField } from "../../core/contacts/contact-edit.rule.ts";
import type { ContactRecordState } from "../../core/contacts/contact-record.model.ts";
import { sayingOf } from "../../core/kernel/failure.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { Banner } from "../kit/banner.view.tsx";
import { Button } from "../kit/button.view.tsx";
import styles from "./not-saved.module.css";

type NotSavedProps = {
  readonly state: ContactRecordState;
  readonly words: { readonly title: string; readonly retry: string; readonly restore: string };
  /** matches the surrounding lists and tools */
  readonly size?: "small";
  readonly onRetry: () => void;
  readonly onRestore: (field: EditedField) => void;
};

/** Shows why the edits of a contact are not saved; a validation error cannot be retried, only discarded. */
export const NotSaved = ({ state, words, size, onRetry, onRestore }: NotSavedProps) => {
  const say = useRefusalWords();
  if (state.failure === null) return null;
  const look = size === undefined ? {} : { size };
  const restore = (): void => {
    for (const field of editedFields(state.unsaved)) onRestore(field);
  };
  return (
    <Banner
      tone="danger"
      title={words.title}
      action={
        <span className={styles["choices"]}>
          {state.failure.tag === "invalid" ? null : (
            <Button {...look} onPress={onRetry}>
              {words.retry}
            </Button>
          )}
          <Button {...look} onPress={restore}>
            {words.restore}
          </Button>
        </span>
      }
    >
      {say(sayingOf(state.failure))}
    </Banner>
  );
};
