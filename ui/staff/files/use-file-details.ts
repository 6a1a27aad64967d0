import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { changeOf, draftOf, type FileDraft, draftOver } from "../../../core/files/file-details.view-model.ts";
import type { FileId } from "../../../core/files/file-id.model.ts";
import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import { FileRecord } from "../../../core/files/file.model.ts";
import { FileStore } from "../../../core/files/files.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useStable } from "../../react/use-stable.ts";

const noDraft: FileDraft = { filename: "", description: "", focus: null };
const currentOf = (failure: Failure): FileRecord | null =>
  failure.tag === "conflict" && FileRecord.is(failure.current) ? failure.current : null;

/** A file and its edited fields: loading, saving, and taking over newer versions without losing what was typed. */
export const useFileDetails = (library: FileLibrary, id: FileId) => {
  const store = useService(FileStore);
  const toasts = useToasts();
  const text = useText(fileDetailsText);
  const [file, setFile] = useState<Remote<FileRecord>>(idle);
  const [draft, setDraft] = useState<FileDraft>(noDraft);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const before = latestValue(file);
  const take = useStable((next: FileRecord): void => {
    setDraft((now) => (before === undefined ? draftOf(next) : draftOver(before, now, next)));
    setFile(loaded(next));
  });
  const load = useStable(async (): Promise<void> => {
    setFile(toLoading);
    const answer = await store.get(id)();
    if (E.isRight(answer)) take(answer.right);
    else setFile((known) => toFailed(known, answer.left));
  });
  useEffect(() => void load(), [load, id]);
  const save = async (): Promise<void> => {
    const change = before === undefined ? null : changeOf(before, draft);
    if (change === null || isPending) return;
    setPending(true);
    setFailure(null);
    const answer = await store.update(id, change)();
    setPending(false);
    if (E.isRight(answer)) {
      setDraft(draftOf(answer.right));
      setFile(loaded(answer.right));
      library.put(answer.right);
      toasts.show({ text: text("saved"), tone: "success" });
      return;
    }
    const current = currentOf(answer.left);
    if (current !== null) take(current);
    setFailure(answer.left);
  };
  return { file, take, load, edit: { draft, isPending, failure, onDraft: setDraft, onSave: () => void save() } };
};
