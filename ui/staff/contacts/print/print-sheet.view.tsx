import type { ContactPrint } from "../../../../core/contacts/contact-print.service.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import type { WordsContext } from "../../../fields/field-words.ts";
import { printListText } from "../../../i18n/en/print-list.ts";
import { useText } from "../../../i18n/use-text.ts";
import { printText } from "./print-texts.ts";
import styles from "./print.module.css";

export type PrintSheetProps = {
  readonly title: string;
  readonly printed: ContactPrint;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly fields: readonly Field[];
  readonly words: WordsContext;
};

/** A list as a printed table, with the number of contacts it includes. */
export const PrintSheet = ({ title, printed, columns, fields, words }: PrintSheetProps) => {
  const text = useText(printListText);
  const { contacts, people, count, isAtLeast } = printed;
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
                <td key={id}>{printText(id, contact, fields, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
