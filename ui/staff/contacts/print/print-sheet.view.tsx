import type { ContactPrint } from "../../../../core/contacts/contact-print.service.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import type { WordsContext } from "../../../fields/field-words.ts";
import { paperListText } from "../../../i18n/en/print-list.ts";
import { useText } from "../../../i18n/use-text.ts";
import { paperText } from "./print-texts.ts";
import styles from "./print.module.css";

export type PaperSheetProps = {
  readonly title: string;
  readonly paper: ContactPrint;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly fields: readonly Field[];
  readonly words: WordsContext;
};

/** A list as a table on paper, which says how much of the list it is. */
export const PaperSheet = ({ title, paper, columns, fields, words }: PaperSheetProps) => {
  const text = useText(paperListText);
  const { contacts, people, count, isAtLeast } = paper;
  const context = { ...words, names: people };
  return (
    <section className={styles["paper"]}>
      <h1>{title}</h1>
      <p>
        {contacts.length < count
          ? text(isAtLeast ? "firstOfMore" : "first", { shown: contacts.length, count })
          : text("all", { count: contacts.length })}
      </p>
      <table className={styles["table"]}>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map((contact) => (
            <tr key={contact.id}>
              {columns.map(({ id }) => (
                <td key={id}>{paperText(id, contact, fields, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
