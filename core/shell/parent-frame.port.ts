import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";
import type { ParentMessage } from "./embedding.rule.ts";

/** The parent page of an embedded application. */
export type ParentFrame = {
  readonly isEmbedded: boolean;
  /** Sends a message to the parent, if its origin is allowed. */
  readonly post: (message: ParentMessage) => void;
  /** Messages of an allowed parent, not validated. */
  readonly heard$: Observable<unknown>;
};
export const ParentFrame = token<ParentFrame>("shell.parent-frame");
