import { Search, X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { mostSuggested } from "../../../../core/contacts/contact-names.model.ts";
import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import { selectContactText } from "../../../i18n/en/select-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import rows from "../../../kit/option-list.module.css";
import { Spinner } from "../../../kit/spinner.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { PickerOptions } from "./picker-options.view.tsx";
import { type PickerSection, rowAfter } from "./picker-rows.ts";
import styles from "./select-contact.module.css";

export type SelectContactViewProps = {
  readonly title: string;
  /** label of the confirm button when several can be selected */
  readonly action: string;
  readonly words: string;
  readonly sections: readonly PickerSection[];
  readonly active: string | null;
  readonly isMultiple: boolean;
  readonly chosen: readonly { readonly con_id: number; readonly name: string }[];
  readonly isWaiting: boolean;
  readonly failure: Failure | null;
  readonly onType: (words: string) => void;
  /** IME composition began or ended */
  readonly onComposing: (isComposing: boolean) => void;
  readonly onActive: (id: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onRemove: (id: number) => void;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Keys of IME composition are ignored. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

const Chosen = ({ chosen, onRemove }: Pick<SelectContactViewProps, "chosen" | "onRemove">) => {
  const text = useText(selectContactText);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles["chosen"]} aria-label={text("chosen")}>
      {chosen.map(({ con_id, name }) => (
        <li key={con_id} className={styles["chip"]}>
          <span>{name}</span>
          <IconButton icon={X} size="small" label={text("remove", { name })} onPress={() => onRemove(con_id)} />
        </li>
      ))}
    </ul>
  );
};

/** A combobox: arrow keys mark a contact, Enter selects; in a multiple selection, Ctrl or Cmd+Enter confirms. */
export const SelectContactView = (props: SelectContactViewProps) => {
  const { sections, active, isMultiple, chosen, words, isWaiting, failure } = props;
  const text = useText(selectContactText);
  const id = useId();
  const people = sections.flatMap(({ rows }) => rows).filter(({ contact }) => contact !== null).length;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const lets = event.key === "Backspace" && words === "" ? chosen.at(-1) : undefined;
    if (by === 0 && event.key !== "Enter" && lets === undefined) return;
    event.preventDefault();
    const next = by === 0 ? null : rowAfter(sections, active, by);
    if (next !== null) props.onActive(next);
    else if (lets !== undefined) props.onRemove(lets.con_id);
    else if (isMultiple && (event.ctrlKey || event.metaKey)) props.onConfirm();
    else if (active !== null) props.onChoose(active);
  };
  const footer = isMultiple ? (
    <>
      <Button onPress={props.onClose}>{text("cancel")}</Button>
      <Button kind="primary" onPress={props.onConfirm}>
        {props.action}
      </Button>
    </>
  ) : undefined;
  return (
    <Dialog title={props.title} isOpen onClose={props.onClose} {...(footer === undefined ? {} : { footer })}>
      <div className={styles["picker"]}>
        <Chosen chosen={chosen} onRemove={props.onRemove} />
        <div className={styles["box"]}>
          <Search className={rows["icon"]} aria-hidden="true" />
          <input
            autoFocus
            className={styles["field"]}
            type="text"
            role="combobox"
            aria-label={text("search")}
            aria-expanded={sections.length > 0}
            aria-autocomplete="list"
            aria-controls={sections.length > 0 ? `${id}list` : undefined}
            aria-activedescendant={active === null ? undefined : `${id}${active}`}
            placeholder={text("placeholder")}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={words}
            onChange={(event) => props.onType(event.currentTarget.value)}
            onCompositionStart={() => props.onComposing(true)}
            onCompositionEnd={() => props.onComposing(false)}
            onKeyDown={onKeyDown}
          />
          {isWaiting ? <Spinner /> : null}
        </div>
        {failure === null ? null : (
          <Banner
            tone="danger"
            title={failureMessage(failure)}
            action={
              <Button size="small" onPress={props.onRetry}>
                {text("retry")}
              </Button>
            }
          />
        )}
        {people === 0 && !isWaiting && failure === null ? (
          <div className={styles["nobody"]}>
            <strong>{text("nobody")}</strong>
            <span>{text("nobodyBody")}</span>
          </div>
        ) : null}
        {sections.length === 0 ? null : (
          <PickerOptions
            id={id}
            words={words}
            sections={sections}
            active={active}
            chosen={chosen.map(({ con_id }) => con_id)}
            isMultiple={isMultiple}
            onActive={props.onActive}
            onChoose={props.onChoose}
          />
        )}
        {people >= mostSuggested ? <p className={styles["more"]}>{text("first", { count: mostSuggested })}</p> : null}
        <VisuallyHidden>
          <span role="status">{isWaiting ? "" : text("announce", { count: people })}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
};
