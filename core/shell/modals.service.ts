import type * as t from "io-ts";
import { BehaviorSubject, type Observable } from "rxjs";
import { sameValue } from "../kernel/same-value.ts";
import { token } from "../kernel/token.ts";

/** An open window: its kind, and parameters typed by the kind. */
export type OpenModal = { readonly id: number; readonly kind: string; readonly params: unknown };

/** The parameters of each window, by kind; extended by the model of each window, so that the opener needs only the kind. */
export interface ModalParams {}

/** The answers of windows opened with `ask`, by kind. */
export interface ModalAnswers {}

type Guard<A> = { readonly is: t.Is<A> };
type OpenWindow = { (kind: string): void; <K extends keyof ModalParams>(kind: K, params: ModalParams[K]): void };

/** The open windows, topmost last. */
export type Modals = {
  readonly stack$: Observable<readonly OpenModal[]>;
  /** Opens a window on top, unless the same one is already open; a window without parameters is opened by its kind alone. */
  readonly open: OpenWindow;
  /**
   * Opens a window and resolves with its answer; an answer of another type counts as none. Null when it is closed without an answer, and at
   * once when the same one is open already.
   */
  readonly ask: <K extends keyof ModalParams & keyof ModalAnswers>(
    kind: K,
    params: ModalParams[K],
    answer: Guard<ModalAnswers[K]>,
  ) => Promise<ModalAnswers[K] | null>;
  readonly close: (id: number, answer?: unknown) => void;
  /** Closes all windows, as when another user signs in. */
  readonly clear: () => void;
};
export const Modals = token<Modals>("shell.modals");

export const makeModals = (): Modals => {
  const stack = new BehaviorSubject<readonly OpenModal[]>([]);
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  const opened = (kind: string, params: unknown): number | null => {
    if (stack.value.some((modal) => modal.kind === kind && sameValue(modal.params, params))) return null;
    lastId += 1;
    stack.next([...stack.value, { kind, params, id: lastId }]);
    return lastId;
  };
  const settle = (id: number, answer: unknown): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  return {
    stack$: stack.asObservable(),
    open: (kind: string, params: unknown = {}) => void opened(kind, params),
    ask: async (kind, params, answer) => {
      const id = opened(kind, params);
      return id === null ? null : new Promise((tell) => waiting.set(id, (given) => tell(answer.is(given) ? given : null)));
    },
    close: (id, answer) => {
      stack.next(stack.value.filter((modal) => modal.id !== id));
      settle(id, answer);
    },
    clear: () => {
      stack.next([]);
      for (const id of waiting.keys()) settle(id, null);
    },
  };
};
