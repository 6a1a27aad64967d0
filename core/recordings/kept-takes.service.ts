import * as t from "io-ts";
import type { Clock } from "../kernel/clock.port.ts";
import type { UserLargeStorage } from "../kernel/large-storage.port.ts";
import { orNull } from "../kernel/or-null.ts";
import { type ItemPlace, placeKey } from "../learning/lesson-place.model.ts";

/**
 * What is kept of a video besides its pieces.
 * @property id of this video; its pieces are stored under it
 * @property source whether it was recorded here or chosen as a file
 * @property seconds null while it is recorded
 * @property isUsed whether the learner has decided to send it
 * @property file the uploaded file, once it is
 * @property at epoch seconds when it began
 */
export const TakeHead = t.type(
  {
    id: t.string,
    source: t.union([t.literal("camera"), t.literal("file")]),
    name: t.string,
    type: t.string,
    lastModified: t.number,
    seconds: orNull(t.number),
    isUsed: t.boolean,
    file: orNull(t.number),
    at: t.number,
  },
  "TakeHead",
);
export type TakeHead = t.TypeOf<typeof TakeHead>;

/** Days that a video is kept that is not sent. */
const keptDays = 31;

/** Videos for items of lessons, kept on this device until the server has them. */
export type KeptTakes = {
  /** @returns whether it outlives this page */
  readonly put: (at: ItemPlace, head: TakeHead) => Promise<boolean>;
  /** @returns whether it outlives this page */
  readonly keepPiece: (at: ItemPlace, id: string, number: number, bytes: unknown) => Promise<boolean>;
  /** The kept video of an item with its pieces in order; null without. */
  readonly find: (at: ItemPlace) => Promise<{ readonly head: TakeHead; readonly pieces: readonly unknown[] } | null>;
  readonly remove: (at: ItemPlace) => Promise<void>;
};

const prefix = "recording.";
const headKey = (at: ItemPlace): string => `${prefix}${placeKey(at)}.${at.item}`;
const piecesKey = (at: ItemPlace, id: string): string => `${headKey(at)}.${id}.`;

/** @param storage of the signed-in user */
export const makeKeptTakes = (storage: UserLargeStorage, clock: Clock): KeptTakes => {
  const remove = async (at: ItemPlace): Promise<void> => {
    const held = storage();
    const own = (await held.keys()).filter((key) => key === headKey(at) || key.startsWith(`${headKey(at)}.`));
    await Promise.all(own.map((key) => held.remove(key)));
  };
  return {
    put: (at, head) => storage().put(headKey(at), head),
    keepPiece: (at, id, number, bytes) => storage().put(piecesKey(at, id) + number, bytes),
    remove,
    find: async (at) => {
      const held = storage();
      const head = await held.get(headKey(at));
      if (!TakeHead.is(head) || clock.now() - head.at > keptDays * 86_400) {
        if (head !== undefined) await remove(at);
        return null;
      }
      const pieces: unknown[] = [];
      // A recording goes on to its first missing piece.
      for (
        let piece = await held.get(piecesKey(at, head.id) + 0);
        piece !== undefined;
        piece = await held.get(piecesKey(at, head.id) + pieces.length)
      )
        pieces.push(piece);
      if (pieces.length > 0 || head.file !== null) return { head, pieces };
      await remove(at);
      return null;
    },
  };
};
