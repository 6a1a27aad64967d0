import { Eye } from "lucide-react";
import type { GroupPerson, GroupPreview, GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import type { GroupEditorState } from "../../../core/groups/group-editor.service.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { documentBuilt } from "./document-built.model.ts";
import styles from "./group-edit.module.css";
import { sentenceOf } from "./group-words.ts";

export type GroupOutcomeProps = { readonly state: GroupEditorState; readonly words: GroupVocabulary; readonly onPreview: () => void };

const People = ({ title, people, all }: { readonly title: string; readonly people: readonly GroupPerson[]; readonly all: number }) => {
  const text = useText(groupsText);
  return people.length === 0 ? null : (
    <div>
      <h3 className={styles["small"]}>{title}</h3>
      <ul className={styles["people"]}>
        {people.map(({ con_id, name }) => (
          <li key={con_id}>
            <Anchor href={`/ui/contacts/${con_id}`}>{name}</Anchor>
          </li>
        ))}
      </ul>
      {all > people.length ? <p className={styles["note"]}>{text("preview.more", { count: all - people.length })}</p> : null}
    </div>
  );
};

const Preview = ({ preview }: { readonly preview: GroupPreview }) => {
  const text = useText(groupsText);
  const { added, removed, joining, leaving } = preview;
  return (
    <div className={styles["preview"]} role="region" aria-label={text("preview.title")}>
      <h3 className={styles["small"]}>{text("preview.title")}</h3>
      {added + removed === 0 ? (
        <p className={styles["note"]}>{text("preview.none")}</p>
      ) : (
        <p className={styles["numbers"]}>
          <span data-tone="in">{text("preview.added", { count: added })}</span> /{" "}
          <span data-tone="out">{text("preview.removed", { count: removed })}</span>
        </p>
      )}
      <People title={text("preview.joining")} people={joining} all={added} />
      <People title={text("preview.leaving")} people={leaving} all={removed} />
    </div>
  );
};

const useCountWords = (count: Remote<number>, isUnfinished: boolean): string => {
  const text = useText(groupsText);
  const known = latestValue(count);
  if (isUnfinished) return text("count.unfinished");
  if (count.tag === "failed") return `${text("count.failed")}: ${failureMessage(count.failure)}`;
  return known === undefined || count.tag === "loading" ? text("count.counting") : text("count.now", { count: known });
};

/** The current filter as a sentence with its count, and the changes that saving would make. */
export const GroupOutcome = ({ state, words, onPreview }: GroupOutcomeProps) => {
  const text = useText(groupsText);
  const { problem, count, preview, group, isDirty } = state;
  const counted = useCountWords(count, problem !== null);
  const known = latestValue(preview);
  return (
    <aside className={styles["outcome"]} aria-label={text("form.sentence")}>
      <p className={styles["count"]} role="status" data-pending={count.tag === "loading"}>
        {counted}
      </p>
      {problem === null ? <p className={styles["sentence"]}>{sentenceOf(documentBuilt(state, words), words)}</p> : null}
      {group !== null && isDirty && problem === null ? (
        <Button icon={Eye} size="small" isPending={preview.tag === "loading"} onPress={onPreview}>
          {text("actions.preview")}
        </Button>
      ) : null}
      {preview.tag === "failed" ? <p className={styles["note"]}>{failureMessage(preview.failure)}</p> : null}
      {known === undefined ? null : <Preview preview={known} />}
    </aside>
  );
};
