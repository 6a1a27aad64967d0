import { Undo2 } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { PastMerge } from "../../../core/merges/merge.model.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { sinceWords } from "./merge-words.ts";
import styles from "./merges.module.css";

type PastMergesProps = {
  readonly past: Remote<readonly PastMerge[]>;
  /** epoch seconds */ readonly now: number;
  readonly onUnmerge: (id: number) => void;
  readonly onRetry: () => void;
};

const Since = ({ merge: { since, kept_name } }: { readonly merge: PastMerge }) => {
  const [text, contacts] = [useText(mergesText), useText(contactsText)];
  const what = since === null ? null : sinceWords(text, contacts, since);
  return what === null ? null : <span>{text("since", { kept: kept_name, what })}</span>;
};

/** Recent merges with Undo. */
export const PastMergesView = ({ past, now, onUnmerge, onRetry }: PastMergesProps) => {
  const text = useText(mergesText);
  const dates = useDates();
  const day = (at: number): string => dates.at(at, { dateStyle: "long" });
  return (
    <RemoteView remote={past} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
      {(merges) =>
        merges.length === 0 ? (
          <EmptyState icon={Undo2} title={text("pastEmpty.title")}>
            {text("pastEmpty.body")}
          </EmptyState>
        ) : (
          <ul className={styles["pairs"]}>
            {merges.map((merge) => (
              <li key={merge.id} className={`${styles["pair"]} ${styles["past"]}`}>
                <div className={styles["facts"]}>
                  <Anchor href={`/ui/contacts/${merge.kept_id}`} className={styles["name"]}>
                    {text("past.what", { other: merge.other_name, kept: merge.kept_name })}
                  </Anchor>
                  <span className={styles["quiet"]}>
                    <TimeAgo at={merge.at} now={now} /> {merge.by === null ? null : text("past.by", { name: merge.by })}
                  </span>
                  {merge.undone_at === null ? (
                    <span className={styles["quiet"]}>{text("past.until", { date: day(merge.until) })}</span>
                  ) : null}
                  <Since merge={merge} />
                </div>
                {merge.undone_at === null ? (
                  <Button
                    size="small"
                    icon={Undo2}
                    onPress={() => onUnmerge(merge.id)}
                    aria-label={`${text("past.unmerge")}: ${text("past.what", { other: merge.other_name, kept: merge.kept_name })}`}
                  >
                    {text("past.unmerge")}
                  </Button>
                ) : (
                  <Pill>{text("past.undone")}</Pill>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </RemoteView>
  );
};
