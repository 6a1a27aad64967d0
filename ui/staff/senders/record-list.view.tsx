import { Copy } from "lucide-react";
import { domainOf } from "../../../core/senders/published-records.rule.ts";
import { foundInstead } from "../../../core/senders/sender-steps.view-model.ts";
import type { DnsRecord, Sender } from "../../../core/senders/sender.model.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import styles from "./senders.module.css";

type RecordListProps = { readonly sender: Sender; readonly onCopy: (text: string) => void };
type RowProps = RecordListProps & { readonly record: DnsRecord };

const Row = ({ sender, record, onCopy }: RowProps) => {
  const text = useText(sendersText);
  const { purpose, type, name, value } = record;
  const title = text(`record.${purpose}`);
  const found = foundInstead(sender, record);
  return (
    <li className={styles["record"]}>
      <strong>{title}</strong>
      <dl className={styles["facts"]}>
        <dt>{text("type")}</dt>
        <dd>{type}</dd>
        <dt>{text("name")}</dt>
        <dd className={styles["copied"]}>
          <code className={styles["code"]}>{name}</code>
          <IconButton icon={Copy} label={text("copyName", { record: title })} size="small" onPress={() => onCopy(name)} />
        </dd>
        <dt>{text("value")}</dt>
        <dd className={styles["copied"]}>
          <code className={styles["code"]}>{value}</code>
          <IconButton icon={Copy} label={text("copyValue", { record: title })} size="small" onPress={() => onCopy(value)} />
        </dd>
        {found.length === 0 ? null : (
          <>
            <dt>{text("found")}</dt>
            <dd className={styles["found"]}>
              {found.map((one, at) => (
                <code key={at} className={styles["code"]}>
                  {one}
                </code>
              ))}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
};

/** The records that a domain publishes, to be copied, with what was found instead. */
export const RecordList = ({ sender, onCopy }: RecordListProps) => {
  const text = useText(sendersText);
  return (
    <details className={styles["details"]} open={sender.verification.status !== "verified"}>
      <summary className={styles["summary"]}>{text("records")}</summary>
      <p className={styles["muted"]}>
        {text("recordsNote", { domain: domainOf(sender.email) })} {text("longNote")}
      </p>
      <ul className={styles["list"]} aria-label={text("records")}>
        {sender.records.map((record) => (
          <Row key={record.purpose} sender={sender} record={record} onCopy={onCopy} />
        ))}
      </ul>
    </details>
  );
};
