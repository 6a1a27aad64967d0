import * as E from "fp-ts/lib/Either.js";
import type { Task } from "fp-ts/lib/Task.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { SharedContent } from "./file-share.model.ts";
import { shareRefusals } from "./share-refusals.ts";
import type { SharedFiles } from "./shared-files.port.ts";

/**
 * The state of the page of a link: `locked` waits for its password; `failure` there is why the last one was refused.
 */
export type SharedPageState =
  | { readonly kind: "loading" }
  | { readonly kind: "locked"; readonly failure: Failure | null; readonly isPending: boolean }
  | { readonly kind: "open"; readonly content: SharedContent }
  | { readonly kind: "failed"; readonly failure: Failure };

/** The page that a link opens. */
export type SharedPage = {
  readonly state$: Observable<SharedPageState>;
  /**
   * Opens the link.
   * @param password '' for none
   */
  readonly open: (password: string) => Task<void>;
};
export const SharedPage = token<SharedPage>("sharedLink.page");

const afterFailure = (before: SharedPageState, failure: Failure): SharedPageState => {
  if (failure.tag === "forbidden") {
    const isAsked = failure.code === shareRefusals.share_password_needed.code;
    return { kind: "locked", failure: isAsked ? null : failure, isPending: false };
  }
  return before.kind === "locked" && failure.tag !== "not-found"
    ? { kind: "locked", failure, isPending: false }
    : { kind: "failed", failure };
};

/** @param link the token of the link */
export const makeSharedPage = ({ files, link }: { readonly files: SharedFiles; readonly link: string }): SharedPage => {
  const state$ = new BehaviorSubject<SharedPageState>({ kind: "loading" });
  return {
    state$,
    open: (password) => async () => {
      const before = state$.value;
      state$.next(before.kind === "locked" ? { ...before, isPending: true } : { kind: "loading" });
      const result = await files.open(link, password)();
      state$.next(E.isRight(result) ? { kind: "open", content: result.right } : afterFailure(before, result.left));
    },
  };
};
