import type { Branch } from "./workflow-node.model.ts";

const conditionIndex = /^(0|[1-9]\d*)$/;
const rankOfElse = Number.MAX_SAFE_INTEGER;
const rankOfUnknown = Number.MAX_VALUE;

const conditionRank = (branch: string): number => {
  if (branch === "else") return rankOfElse;
  return conditionIndex.test(branch) ? Number(branch) : rankOfUnknown;
};

const waitRank = (branch: string): number => (branch === "yes" ? 0 : branch === "timeout" ? 1 : rankOfUnknown);

/**
 * The branches of each branching step type: their order, and the one that takes the existing steps when such a step is inserted above them.
 */
const branching = {
  conditional: { first: "0", rank: conditionRank },
  wait: { first: "yes", rank: waitRank },
} as const;

const isBranchingType = (type: string | null): type is keyof typeof branching => type !== null && Object.hasOwn(branching, type);

/** Whether steps of a type have one child per branch instead of a single child. */
export const hasBranches = (type: string | null): boolean => isBranchingType(type);

/** The branch for a step that is moved below one of this type; null for types without branches. */
export const firstBranch = (type: string | null): string | null => (isBranchingType(type) ? branching[type].first : null);

/** A branch as text, or null when there is none. */
export const branchText = (branch: Branch | null): string | null => (branch === null || branch === "" ? null : String(branch));

/** The sort rank of a branch within its step; unknown ones sort last. */
export const branchRank = (type: string | null, branch: Branch | null): number => {
  const text = branchText(branch);
  return isBranchingType(type) && text !== null ? branching[type].rank(text) : rankOfUnknown;
};

/** Whether a step of this type with that number of conditions has the branch. */
export const isKnownBranch = (type: string | null, conditions: number, branch: Branch | null): boolean => {
  const rank = branchRank(type, branch);
  if (type === "conditional") return rank < conditions || rank === rankOfElse;
  return rank !== rankOfUnknown;
};
