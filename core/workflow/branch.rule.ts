import type { Branch } from "./workflow-node.model.ts";

const conditionIndex = /^(0|[1-9]\d*)$/;
const rankOfElse = Number.MAX_SAFE_INTEGER;
const rankOfUnknown = Number.MAX_VALUE;

const conditionRank = (branch: string): number => {
  if (branch === "else") return rankOfElse;
  return conditionIndex.test(branch) ? Number(branch) : rankOfUnknown;
};

const waitRank = (branch: string): number => (branch === "yes" ? 0 : branch === "timeout" ? 1 : rankOfUnknown);

/** How the steps with branches name them: which are known, in what order, and which one a step placed between takes. */
const branching = {
  conditional: { first: "0", rank: conditionRank },
  wait: { first: "yes", rank: waitRank },
} as const;

const isBranchingType = (type: string | null): type is keyof typeof branching => type !== null && Object.hasOwn(branching, type);

/** Whether steps of a type have one child for each branch, instead of one child. */
export const hasBranches = (type: string | null): boolean => isBranchingType(type);

/** The branch on which a step goes that is pushed below one of this type; null for types without branches. */
export const firstBranch = (type: string | null): string | null => (isBranchingType(type) ? branching[type].first : null);

/** A branch as text, or null when none is named. */
export const branchText = (branch: Branch | null): string | null => (branch === null || branch === "" ? null : String(branch));

/** Where a branch comes among those of its step; unknown ones come last. */
export const branchRank = (type: string | null, branch: Branch | null): number => {
  const text = branchText(branch);
  return isBranchingType(type) && text !== null ? branching[type].rank(text) : rankOfUnknown;
};

/** Whether a step of this type with so many conditions has the branch. */
export const isKnownBranch = (type: string | null, conditions: number, branch: Branch | null): boolean => {
  const rank = branchRank(type, branch);
  if (type === "conditional") return rank < conditions || rank === rankOfElse;
  return rank !== rankOfUnknown;
};
