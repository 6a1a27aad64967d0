import { useState } from "react";
import { longestTag } from "../../../core/contacts/tag-normalize.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { TagUse } from "../../../core/tags/tag.model.ts";
import { tagsText } from "../../i18n/en/tags.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import lists from "../settings/settings-list.module.css";
import { FailureLine } from "./failure-line.view.tsx";
import { TagUses } from "./tag-uses.view.tsx";

export type TagNameDialogProps = {
  /** the tag that is renamed; null for a new one */
  readonly tag: string | null;
  /** null for a new tag */
  readonly uses: Remote<TagUse> | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

/** The name of a new tag, or another name for a tag. */
export const TagNameDialog = ({ tag, uses, isPending, failure, onSave, onClose }: TagNameDialogProps) => {
  const text = useText(tagsText);
  const [name, setName] = useState(tag ?? "");
  const error = fieldError(failure, "name");
  return (
    <Dialog
      title={tag === null ? text("add") : text("rename", { name: tag })}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} isDisabled={name.trim() === ""} onPress={() => onSave(name)}>
          {text(tag === null ? "create" : "save")}
        </Button>
      }
    >
      <form
        className={lists["stack"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") onSave(name);
        }}
      >
        <TextField
          label={text("name")}
          value={name}
          maxLength={longestTag}
          autoFocus
          onChange={setName}
          {...(error === undefined ? {} : { error })}
        />
        {error === undefined ? <FailureLine failure={failure} /> : null}
        {uses === null ? null : <TagUses uses={uses} isFollowed />}
      </form>
    </Dialog>
  );
};
