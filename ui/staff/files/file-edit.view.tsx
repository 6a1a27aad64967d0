import { isDescribable } from "../../../core/files/file-details.view-model.ts";
import type { FileDraft } from "../../../core/files/file-draft.model.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { pictureAddress } from "../../../core/files/thumbnail.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./file-details.module.css";
import { FocalPointView } from "./focal-point.view.tsx";

export type FileEditProps = {
  readonly file: FileRecord;
  readonly draft: FileDraft;
  readonly isDirty: boolean;
  /** whether it began with a draft kept on this device */
  readonly isRestored: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onDraft: (draft: FileDraft) => void;
  readonly onSave: () => void;
};

/** Name, description and focal point of a file. */
export const FileEdit = ({ file, draft, isDirty, isRestored, isPending, failure, onDraft, onSave }: FileEditProps) => {
  const text = useText(fileDetailsText);
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {isRestored ? <Banner>{text("restored")}</Banner> : null}
      {failure?.tag === "conflict" ? (
        <div role="alert">
          <Banner tone="warning">{text("conflict")}</Banner>
        </div>
      ) : (
        <FormProblem failure={failure} fields={[]} />
      )}
      <TextField
        label={text("name")}
        value={draft.filename}
        onChange={(filename) => onDraft({ ...draft, filename })}
        maxLength={fileLimits.name}
        isRequired
      />
      {isDescribable(file.type) ? (
        <TextArea
          label={text("description")}
          help={text("descriptionHelp")}
          value={draft.description}
          onChange={(description) => onDraft({ ...draft, description })}
          maxLength={fileLimits.description}
          rows={2}
          count={text("count", { count: draft.description.length, limit: fileLimits.description })}
        />
      ) : null}
      {file.type === "image" ? (
        <FocalPointView src={pictureAddress(file.url, 640)} focus={draft.focus} onFocus={(focus) => onDraft({ ...draft, focus })} />
      ) : null}
      <div>
        <Button kind="primary" type="submit" isPending={isPending} isDisabled={!isDirty || draft.filename.trim() === ""}>
          {text("save")}
        </Button>
      </div>
    </form>
  );
};
