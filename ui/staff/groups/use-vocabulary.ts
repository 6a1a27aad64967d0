import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { useService } from "../../react/services.tsx";

/** The vocabulary of filters, lazily loaded; null until then. */
export const useVocabulary = (isNeeded: boolean): GroupVocabulary | null => {
  const store = useService(GroupStore);
  const [words, setWords] = useState<GroupVocabulary | null>(null);
  useEffect(() => {
    if (!isNeeded || words !== null) return;
    void store
      .vocabulary()()
      .then((answer) => (E.isRight(answer) ? setWords(answer.right) : undefined));
  }, [store, isNeeded, words]);
  return words;
};
