import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, combineLatest, map, type Observable, type SchedulerLike } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { viewInForce } from "../kernel/resource-view.rule.ts";
import { heldRows } from "../kernel/row-blocks.ts";
import { type RowRange, windowSize } from "../kernel/row-window.rule.ts";
import { makeRowWindow } from "../kernel/row-window.service.ts";
import type { RowWindowState } from "../kernel/row-window.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { type ContactBlock, type ContactRowsState, contactViews } from "./contact-board.model.ts";
import { type ContactQuery, contactLimits, firstContacts, sameContacts, sameList } from "./contact-query.model.ts";
import type { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** The list of contacts, virtualised: only visible rows are loaded. */
export type ContactRows = {
  readonly state$: Observable<ContactRowsState>;
  readonly latest: () => ContactRowsState;
  /**
   * Requests contacts; the query's page is ignored.
   * @param sight the visible rows
   */
  readonly show: (query: ContactQuery, sight: RowRange) => void;
  /** Prefetches contacts, unless another list is being shown. */
  readonly showAhead: (query: ContactQuery, sight: RowRange) => void;
  readonly look: (sight: RowRange) => void;
  readonly reload: () => void;
  /** Retries the rows around an index that could not be loaded. */
  readonly retry: (index: number) => void;
  /** The contact numbers between two rows of the shown list, both included. */
  readonly between: (from: number, to: number) => TaskEither<Failure, readonly number[]>;
  /** The row used last in the shown list; null without one. */
  readonly active: () => number | null;
  readonly setActive: (index: number) => void;
  /** Archives a contact; it is removed from a list it no longer belongs to, and returns to one it belongs to. */
  readonly archive: (id: number) => TaskEither<Failure, Contact>;
  readonly unarchive: (id: number) => TaskEither<Failure, Contact>;
  /** Updates a contact saved elsewhere; one that was removed and belongs to the list again is reloaded. */
  readonly put: (contact: Contact) => void;
  readonly setView: (view: string) => void;
};
export const ContactRows = token<ContactRows>("contacts.rows");

type Deps = {
  readonly store: ContactStore;
  /** device storage of the current user */ readonly storage: DeviceStorage;
  /** all loaded rows are dropped, as for another user */ readonly forget$?: Observable<unknown>;
  /** contacts of the list may have changed */ readonly changed$?: Observable<unknown>;
  readonly scheduler?: SchedulerLike;
};

const viewKey = "view:contacts";
const { rows: limit } = windowSize;

const shown = (
  { query, held, isCurrent, isLoading, failure }: RowWindowState<Contact, ContactQuery, ContactBlock>,
  view: string,
): ContactRowsState => ({
  query,
  view,
  held,
  count: held.count,
  at_least: held.isMore,
  unsorted: held.head?.unsorted ?? false,
  isCurrent,
  isLoading,
  isLoaded: held.head !== null,
  failure,
});

export const makeContactRows = ({ store, storage, forget$, changed$, scheduler }: Deps): ContactRows => {
  const view = new BehaviorSubject(viewInForce("contacts", storage.get(viewKey), contactViews));
  const list = makeRowWindow<Contact, ContactQuery, ContactBlock>({
    first: firstContacts,
    same: sameContacts,
    read: (query, block, count, stop) =>
      pipe(
        store.list({ ...query, page: block + 1, limit, count }, stop),
        TE.map((page) => ({
          rows: page.results,
          total: count ? page.count : null,
          isMore: page.at_least ?? false,
          unsorted: page.unsorted ?? false,
        })),
      ),
    ...(scheduler === undefined ? {} : { scheduler }),
  });
  const dropped = new Set<string>();
  let active: { readonly query: ContactQuery; readonly index: number } | null = null;
  const put = (contact: Contact): void => {
    const { query, held } = list.latest();
    const isHeld = heldRows(held, limit).some(([, { id }]) => id === contact.id);
    if (contact.archived !== query.archived) {
      if (isHeld) dropped.add(contact.id);
      return list.drop(contact.id);
    }
    if (isHeld) return list.put(contact);
    if (dropped.delete(contact.id)) list.reload();
  };
  const moving =
    (command: TaskEither<Failure, Contact>): TaskEither<Failure, Contact> =>
    async () => {
      const answer = await command();
      if (E.isRight(answer)) put(answer.right);
      return answer;
    };
  const between =
    (from: number, to: number): TaskEither<Failure, readonly number[]> =>
    async () => {
      const { rows: most } = contactLimits;
      const { query } = list.latest();
      const start = Math.floor(from / most);
      const ids: number[] = [];
      for (let page = start; page * most <= to; page += 1) {
        const answer = await store.list({ ...query, page: page + 1, limit: most, fields: [], count: false })();
        if (E.isLeft(answer)) return answer;
        ids.push(...answer.right.results.map(({ con_id }) => con_id));
      }
      return E.right(ids.slice(from - start * most, to + 1 - start * most));
    };
  forget$?.subscribe(list.clear);
  changed$?.subscribe(list.reload);

  return {
    state$: combineLatest([list.state$, view]).pipe(map(([state, now]) => shown(state, now))),
    latest: () => shown(list.latest(), view.value),
    show: list.show,
    showAhead: list.showAhead,
    look: list.look,
    reload: list.reload,
    retry: (index) => list.retry(Math.floor(index / limit)),
    between,
    active: () => (active !== null && sameList(active.query, list.latest().query) ? active.index : null),
    setActive: (index) => {
      active = { query: list.latest().query, index };
    },
    archive: (id) => moving(store.archive(id)),
    unarchive: (id) => moving(store.unarchive(id)),
    put,
    setView: (next) => {
      if (!contactViews.some((one) => one === next)) return;
      storage.set(viewKey, next);
      view.next(next);
    },
  };
};
