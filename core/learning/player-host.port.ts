import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";
import type { PlayerMessage, PlayerRequest } from "./player-message.model.ts";

/** What a message carries besides the mark of its source. */
type Plain<M> = M extends unknown ? Omit<M, "source"> : never;

/** The page of the staff application that holds the player in a frame. */
export type PlayerHost = {
  /** Whether there is one; without, the player is a page of its own. */
  readonly isFramed: boolean;
  readonly post: (message: Plain<PlayerMessage>) => void;
  /** Valid requests of that page; those of other windows and origins are ignored. */
  readonly requests$: Observable<PlayerRequest>;
};
export const PlayerHost = token<PlayerHost>("player.host");
