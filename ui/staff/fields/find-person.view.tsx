import { useEffect, useState } from "react";
import type { NamedContact } from "../../../core/contacts/contact-names.model.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";

/** People who can be named, by some words. */
export type SearchPeople = (words: string) => Promise<readonly NamedContact[]>;

const waitMs = 150;

type FindPersonProps = { readonly label: string; readonly except: readonly number[]; readonly onSearch: SearchPeople; readonly onChoose: (id: number) => void };

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
