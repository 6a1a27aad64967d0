import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { movedChoice, withMoved } from "./board-columns.rule.ts";
import { cardsAtOnce, type BoardCard, type BoardColumn } from "./boards.model.ts";
import type { BoardStore } from "./boards.port.ts";
import type { Contact } from "./contact.model.ts";
import type { MovedValue, ValueMoves } from "./value-moves.service.ts";

/** @property loading columns that are loading further cards */
export type ValueBoardState = {
  readonly query: { readonly field: string | null; readonly search: string } | null;
  readonly field: string | null;
  readonly columns: readonly BoardColumn[];
  readonly loading: ReadonlySet<string | null>;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};

/** Contacts as cards in columns by a list field. A move is shown optimistically and undone when it fails. */
export type ValueBoard = {
  readonly state$: Observable<ValueBoardState>;
  readonly latest: () => ValueBoardState;
  /** @param field null for the one last chosen by the user */
  readonly show: (field: string | null, search: string) => Promise<void>;
  readonly more: (value: string | null) => Promise<void>;
  readonly move: (card: BoardCard, from: string | null, to: string | null) => TaskEither<Failure, MovedValue>;
  readonly undo: (moved: MovedValue) => TaskEither<Failure, Contact>;
};
export const ValueBoard = token<ValueBoard>("contacts.value-board");

const lastField = "board:contacts";
const empty: ValueBoardState = {
  query: null,
  field: null,
  columns: [],
  loading: new Set(),
  isLoading: false,
  isLoaded: false,
  failure: null,
};

export const makeValueBoard = ({
  store,
  moves,
  storage,
}: {
  readonly store: BoardStore;
  readonly moves: ValueMoves;
  /** device storage of the current user */ readonly storage: DeviceStorage;
}): ValueBoard => {
  const state = new BehaviorSubject(empty);
  const put = (change: Partial<ValueBoardState>): void => state.next({ ...state.value, ...change });
  let round = 0;
  const load = async (asked: string | null, search: string, isRemembered: boolean): Promise<void> => {
    round += 1;
    const mine = round;
    const answer = await store.read({ field: asked, search, column: null, page: 1 })();
    if (mine !== round) return;
    if (E.isLeft(answer) && answer.left.tag === "invalid" && isRemembered) {
      storage.remove(lastField);
      return load(null, search, false);
    }
    if (E.isLeft(answer)) return put({ isLoading: false, failure: answer.left });
    const { field, columns } = answer.right;
    if (field !== null) storage.set(lastField, field);
    put({ field, columns, loading: new Set(), isLoading: false, isLoaded: true, failure: null });
  };
  const show = (field: string | null, search: string): Promise<void> => {
    const isSame = state.value.query?.field === field;
    put({ ...(isSame ? {} : empty), query: { field, search }, isLoading: true, failure: null });
    const remembered = field ?? storage.get(lastField);
    return load(remembered, search, field === null);
  };
  const again = async (): Promise<void> => {
    const { query } = state.value;
    if (query !== null) await show(query.field, query.search);
  };
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    show,
    more: async (value) => {
      const { query, field, columns, loading } = state.value;
      const held = columns.find((column) => column.value === value);
      if (query === null || held === undefined || loading.has(value)) return;
      const mine = round;
      put({ loading: new Set(loading).add(value) });
      const answer = await store.read({
        field,
        search: query.search,
        column: { value },
        page: Math.floor(held.contacts.length / cardsAtOnce) + 1,
      })();
      if (mine !== round) return;
      const left = new Set([...state.value.loading].filter((one) => one !== value));
      if (E.isLeft(answer)) return put({ loading: left, failure: answer.left });
      const [next] = answer.right.columns;
      const joined = state.value.columns.map((column) => {
        if (column.value !== value || next === undefined) return column;
        const known = new Set(column.contacts.map(({ con_id }) => con_id));
        return {
          ...column,
          count: next.count,
          contacts: [...column.contacts, ...next.contacts.filter(({ con_id }) => !known.has(con_id))],
        };
      });
      put({ columns: joined, loading: left });
    },
    move: (card, from, to) => async () => {
      const { field } = state.value;
      put({ columns: withMoved(state.value.columns, card, from, to) });
      const answer = await moves.move({ con_id: card.con_id, field: field ?? "", next: (stored) => movedChoice(stored, from, to) })();
      if (E.isLeft(answer)) await again();
      return answer;
    },
    undo: (moved) => async () => {
      const answer = await moves.undo(moved)();
      await again();
      return answer;
    },
  };
};
