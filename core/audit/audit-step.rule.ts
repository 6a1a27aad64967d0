/** The log is searched backwards in blocks of entry numbers; the number of blocks per step grows while nothing is found. */
export const auditSteps = { block: 4_096, growth: 4, mostBlocks: 32, most: 16, candidates: 256, mostCandidates: 2_048 } as const;

/**
 * The blocks of a step, the latest first.
 * @param before the number of the entry to search before
 * @param step number of earlier steps
 */
export const blocksOfStep = (before: number, step: number): readonly number[] => {
  const latest = Math.floor((before - 1) / auditSteps.block);
  return Array.from({ length: Math.min(auditSteps.growth ** step, auditSteps.mostBlocks, latest + 1) }, (_, at) => latest - at);
};

/** The number of the first entry of the earliest block, down to which the log is searched. */
export const reachOf = (blocks: readonly number[]): number => (blocks.at(-1) ?? 0) * auditSteps.block;
