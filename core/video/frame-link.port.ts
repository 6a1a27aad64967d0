import type { Observable } from "rxjs";

/**
 * A frame's window: what is posted goes to its origin only, and only messages of that window and that origin are received.
 * @property message$ data of messages, not decoded
 */
export type FrameLink = {
  readonly post: (message: unknown) => void;
  readonly message$: Observable<unknown>;
};
