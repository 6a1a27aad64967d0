import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import { type Failure, sayingOf } from "../../../../core/kernel/failure.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../../core/kernel/remote.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import type { LessonVersion, LessonVersionContent } from "../../../../core/lessons/lesson-version.model.ts";
import { LessonStore } from "../../../../core/lessons/lessons.port.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";

const taken =
  <A>(answer: E.Either<Failure, A>) =>
  (before: Remote<A>): Remote<A> =>
    E.isRight(answer) ? loaded(answer.right) : toFailed(before, answer.left);

/** The versions of the lesson that is edited, one of them with its content, and what is done with them. */
export const useVersions = (editor: LessonEditor) => {
  const text = useText(lessonEditorText);
  const words = useRefusalWords();
  const toasts = useToasts();
  const store = useService(LessonStore);
  const [versions, setVersions] = useState<Remote<readonly LessonVersion[]>>(idle);
  const [content, setContent] = useState<Remote<LessonVersionContent>>(idle);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const uuid = editor.latest().stored?.uuid ?? "";
  const load = useCallback(async (): Promise<void> => {
    setVersions(toLoading);
    const answer = await store.versions(uuid)();
    setVersions(taken(answer));
  }, [store, uuid]);
  const choose = useCallback(
    async (number: number): Promise<void> => {
      setChosen(number);
      setContent({ tag: "loading" });
      const answer = await store.version(uuid, number)();
      setContent((before) => (E.isRight(answer) && answer.right.number !== number ? before : taken(answer)(before)));
    },
    [store, uuid],
  );
  useEffect(() => void load(), [load]);
  const done = async (said: string, outcome: E.Either<Failure, unknown>): Promise<void> => {
    setBusy(false);
    if (E.isLeft(outcome)) return void toasts.show({ text: words(sayingOf(outcome.left)), tone: "error" });
    toasts.show({ text: said, tone: "success" });
    await load();
  };
  return {
    versions,
    content,
    chosen,
    isBusy,
    reload: () => void load(),
    choose: (number: number) => void choose(number),
    rename: async (number: number, name: string): Promise<void> => {
      setBusy(true);
      const outcome = await store.nameVersion(uuid, number, name)();
      await done(text("history.saved"), outcome);
      if (E.isRight(outcome)) setContent((before) => (before.tag === "loaded" ? loaded({ ...before.value, name }) : before));
    },
    restore: async (number: number, items?: readonly string[]): Promise<void> => {
      setBusy(true);
      await done(text(items === undefined ? "history.restored" : "history.itemRestored"), await editor.restoreVersion(number, items)());
    },
  };
};
