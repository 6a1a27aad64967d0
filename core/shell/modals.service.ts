import { BehaviorSubject, type Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** A window to be shown: what kind it is, and what it is about. */
export type ModalRequest = { readonly kind: string; readonly params: Readonly<Record<string, string>> };
export type OpenModal = ModalRequest & { readonly id: number };
/** What somebody settled in a window that was asked. */
export type ModalAnswer = Readonly<Record<string, string>>;

/** The windows over the page, the top-most last. */
export type Modals = {
  readonly stack$: Observable<readonly OpenModal[]>;
  /** Opens a window over those that are open, unless the same one is open already. */
  readonly open: (kind: string, params?: Readonly<Record<string, string>>) => void;
  /** Opens a window that settles something; null when it is closed without an answer, and at once when the same one is open already. */
  readonly ask: (kind: string, params?: Readonly<Record<string, string>>) => Promise<ModalAnswer | null>;
  readonly close: (id: number, answer?: ModalAnswer) => void;
  /** Closes all, as when somebody else signs in. */
  readonly clear: () => void;
};
export const Modals = token<Modals>("shell.modals");

const isSame = (a: ModalRequest, b: ModalRequest): boolean => {
  const keys = Object.keys(a.params);
  return a.kind === b.kind && keys.length === Object.keys(b.params).length && keys.every((key) => a.params[key] === b.params[key]);
};

export const makeModals = (): Modals => {
  const stack = new BehaviorSubject<readonly OpenModal[]>([]);
  const waiting = new Map<number, (answer: ModalAnswer | null) => void>();
  let lastId = 0;
  const opened = (kind: string, params: ModalRequest["params"]): number | null => {
    const request: ModalRequest = { kind, params };
    if (stack.value.some((modal) => isSame(modal, request))) return null;
    lastId += 1;
    stack.next([...stack.value, { ...request, id: lastId }]);
    return lastId;
  };
  const settle = (id: number, answer: ModalAnswer | null): void => {
    const tell = waiting.get(id);
    waiting.delete(id);
    tell?.(answer);
  };
  return {
    stack$: stack.asObservable(),
    open: (kind, params = {}) => void opened(kind, params),
    ask: async (kind, params = {}) => {
      const id = opened(kind, params);
      return id === null ? null : new Promise((tell) => waiting.set(id, tell));
    },
    close: (id, answer) => {
      stack.next(stack.value.filter((modal) => modal.id !== id));
      settle(id, answer ?? null);
    },
    clear: () => {
      stack.next([]);
      for (const id of waiting.keys()) settle(id, null);
    },
  };
};
