import { ArrowRight, Bot, Cog, KeyRound, LifeBuoy, ListFilter, Lock, type LucideIcon, UserRoundX } from "lucide-react";
import type { AuditActorKind, AuditChange, AuditEntry } from "../../../core/audit/audit-entry.model.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { actorWords, deedWords, fieldWords, kindWords, recordHref, recordWords } from "./audit-words.ts";
import styles from "./audit.module.css";

type EntryActs = {
  /** filters the log by one record; absent when it is filtered already */
  readonly onOnly?: ((entry: AuditEntry) => void) | undefined;
  /** restores an earlier value */
  readonly onRestore?: ((change: AuditChange) => void) | undefined;
};
type EntriesProps = EntryActs & {
  readonly entries: readonly AuditEntry[];
  /** epoch seconds */ readonly now: number;
  /** whether all entries are about one record, whose name is then omitted */ readonly isOfOne?: boolean;
};

const ways: Partial<Record<AuditActorKind, LucideIcon>> = {
  sudo: LifeBuoy,
  token: KeyRound,
  job: Cog,
  learner: Bot,
  anonymous: UserRoundX,
};

const How = ({ kind }: { readonly kind: AuditActorKind }) => {
  const text = useText(auditText);
  const picture = ways[kind];
  return picture === undefined || kind === "anonymous" ? null : <Pill icon={picture}>{text(`who.${kind}`)}</Pill>;
};

const Change = ({
  change,
  type,
  isNew,
  onRestore,
}: {
  readonly change: AuditChange;
  /** of the record */ readonly type: string;
  readonly isNew: boolean;
  readonly onRestore?: EntryActs["onRestore"];
}) => {
  const [text, contacts] = [useText(auditText), useText(contactsText)];
  const name = fieldWords(contacts, type, change);
  const said = change.before ?? text("none");
  return (
    <li className={styles["change"]}>
      <span className={styles["quiet"]}>{name}</span>
      <span className={styles["values"]}>
        {change.masked ? <Lock className={styles["arrow"]} role="img" aria-label={text("masked")} /> : null}
        {isNew ? null : (
          <>
            <del className={change.before === null ? styles["plain"] : styles["before"]}>{said}</del>
            <ArrowRight className={styles["arrow"]} aria-hidden="true" />
          </>
        )}
        <ins className={change.after === null ? styles["plain"] : styles["after"]}>{change.after ?? text("none")}</ins>
      </span>
      {onRestore === undefined || change.earlier === undefined ? null : (
        <Button
          size="small"
          kind="quiet"
          aria-label={text("history.restoreNamed", { field: name, value: said })}
          onPress={() => onRestore(change)}
        >
          {text("history.restore")}
        </Button>
      )}
    </li>
  );
};

const Entry = ({
  entry,
  now,
  isOfOne,
  onOnly,
  onRestore,
}: EntryActs & { readonly entry: AuditEntry; readonly now: number; readonly isOfOne: boolean }) => {
  const text = useText(auditText);
  const href = recordHref(entry);
  const name = recordWords(entry);
  return (
    <li className={styles["entry"]}>
      <div className={styles["head"]}>
        <span className={styles["who"]}>{actorWords(text, entry.actor)}</span>
        <How kind={entry.actor.kind} />
        <span>{deedWords(text, entry)}</span>
        {isOfOne ? null : (
          <>
            <span className={styles["quiet"]}>{kindWords(text, entry.record.type)}</span>
            {href === null ? <span>{name}</span> : <Anchor href={href}>{name}</Anchor>}
          </>
        )}
        <span className={styles["when"]}>
          <TimeAgo at={entry.at} now={now} />
          {onOnly === undefined ? null : (
            <IconButton icon={ListFilter} size="small" label={text("only", { name })} onPress={() => onOnly(entry)} />
          )}
        </span>
      </div>
      {entry.changes.length === 0 ? null : (
        <ul className={styles["changes"]}>
          {entry.changes.map((change) => (
            <Change
              key={change.field}
              change={change}
              type={entry.record.type}
              isNew={entry.changes.every(({ before }) => before === null)}
              onRestore={onRestore}
            />
          ))}
        </ul>
      )}
    </li>
  );
};

/** Audit entries, each with old and new values. */
export const EntriesView = ({ entries, now, isOfOne = false, onOnly, onRestore }: EntriesProps) => {
  const text = useText(auditText);
  return (
    <ol className={styles["entries"]} aria-label={text("list")}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} now={now} isOfOne={isOfOne} onOnly={onOnly} onRestore={onRestore} />
      ))}
    </ol>
  );
};
