import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { TagList, TagUse } from "../../../core/tags/tag.model.ts";
import { tagsText } from "../../i18n/en/tags.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import lists from "../settings/settings-list.module.css";
import { FailureLine } from "./failure-line.view.tsx";
import { TagUses } from "./tag-uses.view.tsx";

export type TagMergeDialogProps = {
  readonly tag: string;
  /** the tags that it can become, found by what is typed */
  readonly others: Remote<TagList>;
  readonly uses: Remote<TagUse>;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSearch: (text: string) => void;
  readonly onMerge: (to: string) => void;
  readonly onClose: () => void;
};

/** Chooses the tag that another one becomes. */
export const TagMergeDialog = ({ tag, others, uses, isPending, failure, onSearch, onMerge, onClose }: TagMergeDialogProps) => {
  const text = useText(tagsText);
  const [to, setTo] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { tags, total } = latestValue(others) ?? { tags: [], total: 0 };
  const found = tags
    .filter(({ name }) => name !== tag)
    .map(({ name, contacts }) => ({ id: name, label: name, note: text("contacts", { count: contacts }) }));
  const options = to === null || found.some(({ id }) => id === to) ? found : [...found, { id: to, label: to }];
  return (
    <Dialog
      title={text("merge", { name: tag })}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={() => (to === null ? setAsked(true) : onMerge(to))}>
          {text("mergeAction")}
        </Button>
      }
    >
      <div className={lists["stack"]}>
        <p className={lists["muted"]}>{text("mergeBody", { name: tag })}</p>
        <ComboBox
          label={text("into")}
          placeholder={text("chooseTag")}
          options={options}
          selected={to}
          onSelect={setTo}
          onInputChange={onSearch}
          {...(total > tags.length ? { help: text("mergeMore", { shown: tags.length, count: total }) } : {})}
          {...(isAsked && to === null ? { error: text("mergeNeeded") } : {})}
        />
        <FailureLine failure={failure} />
        <TagUses uses={uses} isFollowed />
      </div>
    </Dialog>
  );
};
