import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useEffect, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { FileId } from "../../../core/files/file-id.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { FileStore } from "../../../core/files/files.port.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { chooseFiles } from "../../react/choose-local-files.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useChooseFiles } from "./picker/use-choose-files.ts";

type FileContents = {
  readonly id: FileId;
  /** undefined while it is not loaded */
  readonly file: FileRecord | undefined;
  /** the file has a new content */
  readonly onContent: (file: FileRecord) => void;
};

/** The uses and earlier contents of a file, and the commands that replace it. */
export const useFileContents = ({ id, file, onContent }: FileContents) => {
  const [store, uploads, alerts, toasts] = [useService(FileStore), useService(FileUploads), useService(Alerts), useToasts()];
  const [text, choose] = [useText(fileDetailsText), useChooseFiles()];
  const [isPending, setPending] = useState(false);
  const key = String(id);
  const uses = useAnswer(
    useCallback(() => store.uses(id), [store, id]),
    key,
  );
  const earlier = useAnswer(
    useCallback(() => store.earlierContents(id), [store, id]),
    `${key} ${file?.version ?? 0}`,
  );
  useEffect(() => {
    const following = uploads.uploaded$.subscribe(({ file: done }) => (done.id === id ? onContent(done) : undefined));
    return () => following.unsubscribe();
  }, [uploads, id, onContent]);
  const running = async <A>(command: TaskEither<Failure, A>): Promise<E.Either<Failure, A>> => {
    setPending(true);
    const answer = await alerts.reporting(command)();
    setPending(false);
    return answer;
  };
  const replaceBy = async (by: FileId): Promise<void> => {
    const answer = await running(store.replaceEverywhere(id, by));
    if (E.isLeft(answer)) return;
    uses.again();
    const { replaced, records } = answer.right;
    if (replaced === 0) return void toasts.show({ text: text("used.replacedNone") });
    toasts.undoable(
      text("used.replaced", { count: replaced }),
      text("undo"),
      () => void running(store.replaceEverywhere(by, id, records)).then(uses.again),
    );
  };
  const replaceEverywhere = async (): Promise<void> => {
    if (file === undefined) return;
    const [by] = (await choose({ title: text("used.choose", { name: file.filename }), kinds: [file.type] })) ?? [];
    if (by !== undefined && by.id !== id) await replaceBy(by.id);
  };
  const restore = async (version: number): Promise<void> => {
    const answer = await running(store.replaceContent(id, { earlier: version }));
    if (E.isLeft(answer)) return;
    onContent(answer.right);
    toasts.show({ text: text("earlier.restored"), tone: "success" });
  };
  return {
    uses: { uses: uses.answer, isPending, onRetry: uses.again, onReplaceEverywhere: () => void replaceEverywhere() },
    earlier: {
      earlier: earlier.answer,
      isPending,
      onRetry: earlier.again,
      onRestore: (version: number) => void restore(version),
      onReplace: () =>
        chooseFiles((files) => {
          uploads.add(files, { folder_id: null, replaces: id });
          toasts.show({ text: text("earlier.started") });
        }, false),
    },
  };
};
