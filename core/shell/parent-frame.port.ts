import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";
import type { ParentMessage } from "./embedding.rule.ts";

/** The page in whose frame this one is shown. */
export type ParentFrame = {
  readonly isEmbedded: boolean;
  /** Tells the parent, if it is one that may know. */
  readonly post: (message: ParentMessage) => void;
  /** What a parent that may command says, as it came. */
  readonly heard$: Observable<unknown>;
};
export const ParentFrame = token<ParentFrame>("shell.parent-frame");
