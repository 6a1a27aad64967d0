import * as E from "fp-ts/lib/Either.js";
import { useCallback, useState } from "react";
import { NEVER } from "rxjs";
import type { FileDraft } from "../../../core/files/file-draft.model.ts";
import { editableFile, type FileFormState, shownDraft } from "../../../core/files/file-edit-fields.rule.ts";
import { FileEditing } from "../../../core/files/file-editing.service.ts";
import type { FileId } from "../../../core/files/file-id.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { latestValue, mapRemote } from "../../../core/kernel/remote.ts";
import { saveOutcome } from "../../../core/kernel/saver.rule.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useStable } from "../../react/use-stable.ts";

/** A file and its form, which keeps an unsaved draft on the device. */
export const useFileDetails = (id: FileId) => {
  const [editing, toasts, text] = [useService(FileEditing), useToasts(), useText(fileDetailsText)];
  const [isAside, setAside] = useState(false);
  const { answer, again } = useAnswer(
    useCallback(() => editing.open(id), [editing, id]),
    String(id),
  );
  const opened = latestValue(answer);
  const state = useLatest<FileFormState | null>(opened?.form.state$ ?? NEVER, null);
  const isDirty = state !== null && state.status !== "idle" && state.status !== "saved";
  const save = async (): Promise<void> => {
    setAside(false);
    const ended = await opened?.form.save();
    if (ended !== undefined && E.isRight(saveOutcome(ended))) toasts.show({ text: text("saved"), tone: "success" });
  };
  return {
    file: mapRemote(answer, ({ file }) => state?.stored ?? file),
    again,
    /** The file has a new content. */
    take: useStable((file: FileRecord): void => opened?.form.take(file)),
    discard: (): void => opened?.form.discard(),
    edit: {
      draft: state === null ? editableFile.blank : shownDraft(state),
      isRestored: isDirty && opened?.isRestored === true,
      isDirty,
      isPending: state?.status === "saving",
      failure: state?.failure ?? null,
      clash: isAside ? null : (state?.clash ?? null),
      onDraft: (draft: FileDraft): void => opened?.form.type(draft),
      onSave: () => void save(),
      onKeepMine: (): void => {
        opened?.form.keepMine();
        void save();
      },
      onTakeTheirs: (): void => opened?.form.takeTheirs(),
      onSetAside: () => setAside(true),
    },
  };
};
