import type { RawBuilder } from "kysely";
import type { Tx } from "../storage/database.ts";

/**
 * One record that went from a deleted team.
 * @property key its id
 * @property had whether the other team had it already
 */
export type TeamMove = { readonly key: string; readonly had: boolean };

/** From which team to which one records go, null for none; `now` in epoch seconds. */
export type TeamHandOver = { readonly tx: Tx; readonly team: number; readonly to: number | null; readonly now: number };

/** One kind of records that a team can have. */
export type TeamPart = {
  /** A statement with the columns `team` and `n`: how many records in use each of the teams has. */
  readonly counts: (org: number, teams: readonly number[]) => RawBuilder<unknown>;
  /**
   * Moves the next records.
   * @param after key of the last one moved; '' at the start
   * @param most fewer are moved only at the end
   */
  readonly move: (hand: TeamHandOver, after: string, most: number) => Promise<readonly TeamMove[]>;
  /** Moves back what has not been changed since. */
  readonly back: (hand: TeamHandOver, moves: readonly TeamMove[]) => Promise<void>;
};

/** The keys of moves, as numbers. */
export const idsOf = (moves: readonly TeamMove[]): number[] => moves.map(({ key }) => Number(key));
