import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { sayingOf } from "../../../../core/kernel/failure.ts";
import { LessonStore } from "../../../../core/lessons/lessons.port.ts";
import type { LessonReplacements } from "../../../../core/lessons/replace/lesson-replacement.model.ts";
import { LessonReplacing } from "../../../../core/lessons/replace/lesson-replacing.port.ts";
import { undoneChanges } from "../../../../core/lessons/replace/replace-text.rule.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { libraryText } from "../../../i18n/en/library.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useSubmit } from "../../../react/use-submit.ts";
import { ReplaceTextView, type ReplaceValues } from "./replace-text.view.tsx";

const first: ReplaceValues = { find: "", by: "", match_case: false, whole_words: false };

type ReplaceTextScreenProps = {
  /** ids of the only lessons; null: all */
  readonly lessons: readonly number[] | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The window that replaces a text in many lessons, with a plan before and Undo after. */
export const ReplaceTextScreen = ({ lessons, onDone, onClose }: ReplaceTextScreenProps) => {
  const [replace, store] = [useService(LessonReplacing), useService(LessonStore)];
  const [text, library, words, toasts] = [useText(lessonToolsText), useText(libraryText), useRefusalWords(), useToasts()];
  const [values, setValues] = useState(first);
  const [plan, setPlan] = useState<LessonReplacements | null>(null);
  const { isPending, failure, run } = useSubmit();
  const ask = (dry_run: boolean) => replace({ ...values, dry_run, ...(lessons === null ? {} : { lessons }) });
  const takeBack = async (done: LessonReplacements): Promise<void> => {
    const answers = [];
    for (const { id, changes } of done.lessons) answers.push(await store.update({ id, changes: undoneChanges(changes) })());
    const kept = answers.filter(E.isLeft).length;
    toasts.show(kept === 0 ? { text: text("replace.undone") } : { text: text("replace.notUndone", { count: kept }), tone: "error" });
    onDone();
  };
  const apply = (): void =>
    run(ask(false), (done) => {
      toasts.undoable(text("replace.done", { count: done.lessons.length }), library("actions.undo"), () => void takeBack(done));
      onDone();
      onClose();
    });
  return (
    <ReplaceTextView
      selected={lessons?.length ?? null}
      {...{ values, plan, isPending, onClose }}
      error={failure === null ? "" : words(sayingOf(failure))}
      onChange={(next) => {
        setValues(next);
        if (next.find !== values.find || next.match_case !== values.match_case || next.whole_words !== values.whole_words) setPlan(null);
      }}
      onLook={() => run(ask(true), setPlan)}
      onApply={apply}
    />
  );
};
