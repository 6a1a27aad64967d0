import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { sayingOf } from "../../../../core/kernel/failure.ts";
import { duplicated } from "../../../../core/lessons/editor/copied-items.rule.ts";
import { templateTag } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { firstLessons } from "../../../../core/lessons/lesson-query.model.ts";
import type { LessonCard } from "../../../../core/lessons/lesson.model.ts";
import { LessonStore } from "../../../../core/lessons/lessons.port.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { TemplatesDialog } from "./templates-dialog.view.tsx";
import { useTemplateItems } from "./use-template-items.ts";

type TemplatesScreenProps = {
  readonly newUuid: () => string;
  readonly onUse: (name: string, items: readonly LessonItem[]) => void;
  readonly onClose: () => void;
};

/** Templates for an empty lesson: ours, and lessons that are kept as templates. */
export const TemplatesScreen = ({ newUuid, onUse, onClose }: TemplatesScreenProps) => {
  const store = useService(LessonStore);
  const toasts = useToasts();
  const words = useRefusalWords();
  const [kept, setKept] = useState<readonly LessonCard[]>([]);
  const itemsOf = useTemplateItems();
  useEffect(() => {
    void store
      .list({ ...firstLessons, all: true, tags: [templateTag] })()
      .then((page) => (E.isRight(page) ? setKept(page.right.results) : undefined));
  }, [store]);
  const take = async ({ id }: LessonCard): Promise<void> => {
    const lesson = await store.get(id)();
    if (E.isLeft(lesson)) return void toasts.show({ text: words(sayingOf(lesson.left)), tone: "error" });
    onUse(lesson.right.name, duplicated(lesson.right.items, newUuid));
  };
  return (
    <TemplatesDialog
      kept={kept}
      onUse={(template, name) => onUse(name, itemsOf(template, newUuid))}
      onTake={(card) => void take(card)}
      onClose={onClose}
    />
  );
};
