import { useState } from "react";
import type { GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { draftProblems } from "../../../core/groups/draft-problems.rule.ts";
import type { DraftGroup } from "../../../core/groups/filter-draft.model.ts";
import { nodesOf } from "../../../core/groups/filter-draft.rule.ts";

type ShownProblems = {
  /** The error of a condition, once it may be shown. */
  readonly of: (id: number) => string | undefined;
  /** The value input of a condition lost the focus. */
  readonly leave: (id: number) => void;
  /** Resets a condition, so that its error is hidden. */
  readonly renew: (id: number) => void;
};

const idsOf = (draft: DraftGroup): ReadonlySet<number> => new Set(nodesOf(draft).map(({ id }) => id));

/**
 * Errors are shown for conditions loaded with the filter, for a value after its input lost the focus, and for all after submit.
 * @param sends number of submits
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
