import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { asyncScheduler, BehaviorSubject, type Observable, type SchedulerLike, timer } from "rxjs";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { mayHaveArrived } from "../kernel/may-have-arrived.rule.ts";
import { idle, latestValue, loaded, toFailed, toLoading } from "../kernel/remote.ts";
import { sameValue } from "../kernel/same-value.ts";
import { clashingFields, type EditedField, editedFields, isInPlace, joinedChange, valuesOf } from "./contact-edit.rule.ts";
import type { ContactRecordState, UnsavedEdit } from "./contact-record.model.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { normalContactValues } from "./contact-values.rule.ts";
import { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";
import type { UnsavedEdits } from "./unsaved-edits.ts";

/** The fields of one contact, edited one by one. What is typed is kept on the device until it is stored; without a network it is sent when that is back, once. */
export type ContactEditing = {
  readonly state$: Observable<ContactRecordState>;
  readonly latest: () => ContactRecordState;
  readonly load: TaskEither<Failure, Contact>;
  readonly change: (values: ContactValues) => void;
  /** Gives back what is stored in a field. */
  readonly restore: (field: EditedField) => void;
  /** Sends again what could not be saved. */
  readonly retry: () => void;
  /** Stores one secret at once; it is never kept on the device, and null empties it. */
  readonly setSecret: (name: string, value: string | null) => TaskEither<Failure, Contact>;
  /** Settles a clash: what was typed here goes over the other's. */
  readonly keepMine: () => void;
  /** Settles a clash: the other's stays, what was typed here in those fields goes. */
  readonly takeTheirs: () => void;
  /** Shows the contact as another command left it. */
  readonly take: (contact: Contact) => void;
  /** Whether something is not saved yet. */
  readonly isBusy: () => boolean;
  /** Ends listening for the network; what is unsaved stays on the device. */
  readonly close: () => void;
};

export type ContactEditingDeps = {
  readonly store: Pick<ContactStore, "get" | "update">;
  readonly edits: UnsavedEdits;
  readonly connectivity: Connectivity;
  /** told of every contact that came from the server */
  readonly onStored: (contact: Contact) => void;
  readonly scheduler?: SchedulerLike;
};

const retryMs = 5_000;
const nothing: ContactValues = {};

const without = (change: ContactValues, fields: readonly EditedField[]): ContactValues =>
  valuesOf(
    change,
    editedFields(change).filter((field) => !fields.includes(field)),
  );

export const makeContactEditing = (
  id: number,
  { store, edits, connectivity, onStored, scheduler = asyncScheduler }: ContactEditingDeps,
): ContactEditing => {
  let edit: UnsavedEdit | null = edits.of(id);
  let isSending = false;
  /** What was sent and not answered: the server may hold it already, so that what was stored before is a change again. */
  let sent: readonly ContactValues[] = edit?.sent ?? [];
  const isUnanswered = (field: EditedField): boolean => sent.some((values) => editedFields(values).includes(field));
  let isOnline = true;
  const begun = edit === null ? idle : loaded(edit.base);
  const state = new BehaviorSubject<ContactRecordState>({
    contact: begun,
    unsaved: edit?.change ?? nothing,
    save: "idle",
    saved: [],
    failure: null,
    clash: null,
  });
  const put = (change: Partial<ContactRecordState>): void => state.next({ ...state.value, ...change });

  const keep = (next: UnsavedEdit | null): void => {
    edit = next !== null && editedFields(next.change).length > 0 ? { base: next.base, change: next.change, sent } : null;
    edits.keep(id, edit);
    put({ unsaved: edit?.change ?? nothing });
  };
  const take = (contact: Contact): void => {
    put({ contact: loaded(contact) });
    onStored(contact);
  };
  const stored = (attempted: ContactValues, contact: Contact): void => {
    sent = [];
    take(contact);
    const rest =
      edit === null
        ? nothing
        : valuesOf(
            edit.change,
            editedFields(edit.change).filter((field) => !isInPlace(valuesOf(edit?.change ?? nothing, [field]), attempted)),
          );
    keep({ base: contact, change: rest });
    put({ save: edit === null ? "saved" : "saving", saved: editedFields(attempted), failure: null });
  };
  const refused = (attempted: UnsavedEdit, failure: Failure, isAgain: boolean): void => {
    if (failure.tag === "offline" || failure.tag === "timeout" || failure.tag === "busy") {
      put({ save: "offline", failure: null });
      if (isOnline) timer(retryMs, scheduler).subscribe(() => void send());
      return;
    }
    if (failure.tag !== "conflict" || !Contact.is(failure.current)) {
      if (!isAgain && !mayHaveArrived(failure)) sent = sent.slice(0, -1);
      keep(edit);
      return put({ save: "failed", failure });
    }
    const theirs = failure.current;
    const change = edit?.change ?? attempted.change;
    const fields = clashingFields(attempted.base, change, theirs, sent);
    sent = [];
    take(theirs);
    if (fields.length > 0) return put({ save: "failed", failure: null, clash: { fields, theirs } });
    keep({ base: theirs, change });
    void send();
  };
  const send = async (): Promise<void> => {
    if (isSending || edit === null || state.value.clash !== null) return;
    const attempted = edit;
    const values = normalContactValues(attempted.change);
    if (E.isLeft(values)) return put({ save: "failed", failure: invalid(values.left) });
    isSending = true;
    const isAgain = sent.some((one) => sameValue(one, values.right));
    if (!isAgain) sent = [...sent, values.right];
    keep(attempted);
    if (state.value.save !== "offline") put({ save: "saving", failure: null });
    const answer = await store.update(id, { ...values.right, version: attempted.base.version })();
    isSending = false;
    if (E.isLeft(answer)) return refused(attempted, answer.left, isAgain);
    stored(attempted.change, answer.right);
    await send();
  };
  const settle = (change: ContactValues): void => {
    const { clash } = state.value;
    if (clash === null) return;
    put({ clash: null });
    keep({ base: clash.theirs, change });
    if (edit === null) put({ save: "idle" });
    void send();
  };
  const listening = connectivity.online$.subscribe((now) => {
    isOnline = now;
    if (isOnline) void send();
  });

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    load: async () => {
      put({ contact: toLoading(state.value.contact) });
      const answer = await store.get(id)();
      if (E.isRight(answer)) take(answer.right);
      else put({ contact: toFailed(state.value.contact, answer.left) });
      return answer;
    },
    change: (values) => {
      const base = edit?.base ?? latestValue(state.value.contact);
      if (base === undefined) return;
      const change = joinedChange(edit?.change ?? nothing, values);
      keep({
        base,
        change: valuesOf(
          change,
          editedFields(change).filter((field) => isUnanswered(field) || !isInPlace(valuesOf(change, [field]), base)),
        ),
      });
      if (edit === null) put({ save: "idle", failure: null });
      void send();
    },
    restore: (field) => {
      if (edit === null) return;
      const { base } = edit;
      keep({ base, change: isUnanswered(field) ? joinedChange(edit.change, valuesOf(base, [field])) : without(edit.change, [field]) });
      put({ save: "idle", failure: null });
      void send();
    },
    retry: () => void send(),
    setSecret: (name, value) => async () => {
      const version = latestValue(state.value.contact)?.version ?? 1;
      const send = (on: number): Promise<E.Either<Failure, Contact>> => store.update(id, { version: on, fields: { [name]: value } })();
      const first = await send(version);
      const answer =
        E.isLeft(first) && first.left.tag === "conflict" && Contact.is(first.left.current) ? await send(first.left.current.version) : first;
      if (E.isRight(answer)) take(answer.right);
      return answer;
    },
    keepMine: () => settle(edit?.change ?? nothing),
    takeTheirs: () => settle(without(edit?.change ?? nothing, state.value.clash?.fields ?? [])),
    take,
    isBusy: () => edit !== null || isSending,
    close: () => listening.unsubscribe(),
  };
};
