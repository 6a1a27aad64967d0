import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { sayingOf } from "../../../../core/kernel/failure.ts";
import { authorFindings } from "../../../../core/lessons/check/author-check.rule.ts";
import { LessonLinks } from "../../../../core/lessons/check/lesson-links.port.ts";
import type { LinkStatus } from "../../../../core/lessons/check/link-status.model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { LessonKey } from "../../../../core/lessons/lesson.model.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useService } from "../../../react/services.tsx";
import { AuthorCheckView } from "./author-check.view.tsx";

/** @property lessonKey null for a lesson that is not stored yet, whose links cannot be checked */
type AuthorCheckScreenProps = {
  readonly lessonKey: LessonKey | null;
  readonly items: readonly LessonItem[];
  readonly onGo: (uuid: string, field: string) => void;
  readonly onClose: () => void;
};

/** The author's check of a lesson as it is in the editor. */
export const AuthorCheckScreen = ({ lessonKey, items, onGo, onClose }: AuthorCheckScreenProps) => {
  const check = useService(LessonLinks);
  const words = useRefusalWords();
  const [links, setLinks] = useState<readonly LinkStatus[] | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState("");
  const checkLinks = async (): Promise<void> => {
    setChecking(true);
    const answer = lessonKey === null ? E.right([]) : await check(lessonKey)();
    setChecking(false);
    setError(E.isLeft(answer) ? words(sayingOf(answer.left)) : "");
    if (E.isRight(answer)) setLinks(answer.right);
  };
  return (
    <AuthorCheckView
      findings={authorFindings(items)}
      {...{ items, links, isChecking, error, onGo, onClose }}
      onLinks={() => void checkLinks()}
    />
  );
};
