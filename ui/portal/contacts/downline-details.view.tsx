import type { DownlineRecord } from "../../../core/downline/downline.model.ts";
import { type WordsContext, fieldWords } from "../../fields/field-words.ts";
import { portalDownlineText } from "../../i18n/en/portal-downline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import rows from "../more/rows.module.css";
import styles from "./downline.module.css";

const standard = ["email", "mobile"] as const;

/** The values of a contact that the learner's role shows. */
export const DownlineDetails = ({ contact, words }: { readonly contact: DownlineRecord; readonly words: WordsContext }) => {
  const text = useText(portalDownlineText);
  const labelOf = (name: string, label: string): string => {
    const own = standard.find((one) => one === name);
    return own === undefined ? label : text(`fields.${own}`);
  };
  return (
    <Card title={text("details")}>
      <dl className={styles["details"]}>
        {contact.fields.map((field) => {
          const said = fieldWords(field, contact.values[field.name], words);
          return (
            <div key={field.name} className={styles["detail"]}>
              <dt className={rows["muted"]}>{labelOf(field.name, field.label)}</dt>
              <dd className={styles["value"]}>{said === "" ? <span className={rows["muted"]}>{text("nothing")}</span> : said}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
};
