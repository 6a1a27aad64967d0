import { useState } from "react";
import type { GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { draftProblems } from "../../../core/groups/draft-problems.rule.ts";
import type { DraftGroup } from "../../../core/groups/filter-draft.model.ts";
import { nodesOf } from "../../../core/groups/filter-draft.rule.ts";

type ShownProblems = {
  /** What is wrong with a condition, once it may be said. */
  readonly of: (id: number) => string | undefined;
  /** The value of a condition was left. */
  readonly leave: (id: number) => void;
  /** A condition begins anew, with nothing typed. */
  readonly renew: (id: number) => void;
};

const idsOf = (draft: DraftGroup): ReadonlySet<number> => new Set(nodesOf(draft).map(({ id }) => id));

/**
 * What is wrong with conditions is said of those that came with the filter, of a value once it was left, and of all once the form was sent.
 * @param sends how often that was
 */
export const useShownProblems = (draft: DraftGroup, fields: readonly GroupField[], sends: number): ShownProblems => {
  const [left, setLeft] = useState(() => idsOf(draft));
  const [seen, setSeen] = useState(sends);
  if (seen !== sends) {
    setSeen(sends);
    setLeft(idsOf(draft));
  }
  const problems = draftProblems(draft, fields);
  return {
    of: (id) => (left.has(id) ? problems.get(id) : undefined),
    leave: (id) => setLeft((before) => new Set([...before, id])),
    renew: (id) => setLeft((before) => new Set([...before].filter((one) => one !== id))),
  };
};
