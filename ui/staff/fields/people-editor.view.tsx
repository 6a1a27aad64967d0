import { UserPlus, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { NamedContact } from "../../../core/contacts/contact-names.model.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Popover } from "../../kit/popover.view.tsx";
import styles from "./field-editor.module.css";
import type { FieldEditorProps } from "./field-editor.ts";
import { FieldFrame } from "./field-frame.view.tsx";

const waitMs = 150;

type FindPersonProps = { readonly label: string; readonly except: readonly number[]; readonly onSearch: FieldEditorProps["onSearchPeople"]; readonly onChoose: (id: number) => void };

/** Finds somebody by typing; the people who fit come from the server. */
export const FindPerson = ({ label, except, onSearch, onChoose }: FindPersonProps) => {
  const text = useText(fieldsText);
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly NamedContact[]>([]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      void onSearch(typed).then((people) => {
        if (isLatest) setFound(people);
      });
    }, waitMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [typed, onSearch]);
  const options = found.filter(({ con_id }) => !except.includes(con_id)).map(({ con_id, name }) => ({ id: String(con_id), label: name }));
  return (
    <ComboBox
      label={label}
      autoFocus
      options={options}
      selected={null}
      placeholder={text("people.placeholder")}
      inputValue={typed}
      onInputChange={setTyped}
      defaultFilter={() => true}
      onSelect={(id) => {
        if (id !== null) onChoose(Number(id));
      }}
    />
  );
};

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** Other contacts, each a link to its page. */
export const PeopleEditor = ({ field, value, words, state, error, isReadOnly, onSave, onSearchPeople }: FieldEditorProps) => {
  const text = useText(fieldsText);
  const ids = idsOf(value);
  const nameOf = (id: number): string => words.names.get(id)?.name ?? text("people.unknown", { id: String(id) });
  const without = (id: number): unknown => (ids.length === 1 ? null : ids.filter((one) => one !== id));
  return (
    <FieldFrame label={field.label} state={state} error={error}>
      {ids.map((id) => (
        <span key={id} className={styles["person"]}>
          <Anchor href={`/ui/contacts/${id}`}>{nameOf(id)}</Anchor>
          {isReadOnly ? null : <IconButton icon={X} size="small" kind="quiet" label={text("people.remove", { name: nameOf(id), label: field.label })} onPress={() => onSave(without(id))} />}
        </span>
      ))}
      {isReadOnly ? null : (
        <Popover label={text("people.add", { label: field.label })} trigger={<IconButton icon={UserPlus} size="small" kind="quiet" label={text("people.add", { label: field.label })} />}>
          {(close) => (
            <div className={styles["find"]}>
              <FindPerson
                label={text("people.search")}
                except={ids}
                onSearch={onSearchPeople}
                onChoose={(id) => {
                  onSave([...ids, id]);
                  close();
                }}
              />
            </div>
          )}
        </Popover>
      )}
    </FieldFrame>
  );
};
