import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { WorkingCopy } from "../../../../core/lessons/apply-changes.rule.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { LessonStore } from "../../../../core/lessons/lessons.port.ts";
import { useService } from "../../../react/services.tsx";
import { LessonDetails } from "./lesson-details.view.tsx";
import { useBannerChoice } from "./use-banner-choice.ts";

type LessonDetailsScreenProps = {
  readonly editor: LessonEditor;
  readonly copy: WorkingCopy;
  /** minutes by the content */
  readonly minutes: number;
  readonly isReadOnly: boolean;
};

/** The lesson's own values, with the tags of other lessons and a picture of the files as banner. */
export const LessonDetailsScreen = ({ editor, copy, minutes, isReadOnly }: LessonDetailsScreenProps) => {
  const store = useService(LessonStore);
  const [tags, setTags] = useState<readonly string[]>([]);
  const chooseBanner = useBannerChoice(editor);
  useEffect(() => {
    void store.tags().then((known) => (E.isRight(known) ? setTags(known.right) : undefined));
  }, [store]);
  return (
    <LessonDetails
      copy={copy}
      estimated={minutes}
      knownTags={tags}
      isReadOnly={isReadOnly}
      onChange={(key, value) => editor.set(null, key, value)}
      onChooseBanner={chooseBanner}
    />
  );
};
