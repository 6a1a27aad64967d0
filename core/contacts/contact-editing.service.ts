import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable, type SchedulerLike } from "rxjs";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { touchedFields } from "../kernel/saver-fields.rule.ts";
import type { SaverState, SaverStatus } from "../kernel/saver.model.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import type { Saver } from "../kernel/saver.ts";
import { editableContact, editedValues } from "./contact-edit-fields.rule.ts";
import { type EditedField, joinedChange, valuesOf } from "./contact-edit.rule.ts";
import type { ContactRecordState, SaveProgress } from "./contact-record.model.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";
import type { UnsavedEdits } from "./unsaved-edits.service.ts";

/**
 * The fields of one contact, edited one by one. Typed values are kept on the device until they are stored; offline ones are sent once when
 * the network is back.
 */
export type ContactEditing = {
  readonly state$: Observable<ContactRecordState>;
  readonly latest: () => ContactRecordState;
  readonly load: TaskEither<Failure, Contact>;
  readonly change: (values: ContactValues) => void;
  /** Resets a field to its stored value. */
  readonly restore: (field: EditedField) => void;
  /** Retries a failed save. */
  readonly retry: () => void;
  /** Stores one secret at once; it is never kept on the device, and null clears it. */
  readonly setSecret: (name: string, value: string | null) => TaskEither<Failure, Contact>;
  /** Resolves a version conflict: the typed values replace the stored ones. */
  readonly keepMine: () => void;
  /** Resolves a version conflict: the stored values stay, the typed ones in those fields are dropped. */
  readonly takeTheirs: () => void;
  /** Shows the contact as another command stored it. */
  readonly take: (contact: Contact) => void;
  /** Whether anything is unsaved. */
  readonly isBusy: () => boolean;
  /** Unsubscribes from the network; unsaved values stay on the device. */
  readonly close: () => void;
};

export type ContactEditingDeps = {
  readonly store: Pick<ContactStore, "get" | "update">;
  readonly edits: UnsavedEdits;
  readonly connectivity: Connectivity;
  /** called with every contact that the server returns */
  readonly onStored: (contact: Contact) => void;
  /** called after each change stored from here */
  readonly onChanged?: () => void;
  readonly scheduler?: SchedulerLike;
};

type ContactSaver = Saver<Contact, ContactValues, EditedField>;

const retryMs = 5_000;
const nothing: ContactValues = {};

/** Save progress for display: a change is sent at once, and a version conflict counts as a failed save. */
const progressOf = (status: SaverStatus): SaveProgress =>
  status === "dirty" ? "saving" : status === "clash" || status === "invalid" ? "failed" : status;

const shownSaving = (state: SaverState<Contact, ContactValues, EditedField>): Omit<ContactRecordState, "contact"> => ({
  unsaved: valuesOf(state.typed, touchedFields(editableContact, state)),
  save: progressOf(state.status),
  saved: state.saved,
  failure: state.clash === null ? state.failure : null,
  clash: state.clash,
});

export const makeContactEditing = (
  id: number,
  { store, edits, connectivity, onStored, onChanged, scheduler }: ContactEditingDeps,
): ContactEditing => {
  const kept = edits.of(id);
  let saver: ContactSaver | null = null;
  const state = new BehaviorSubject<ContactRecordState>({
    contact: kept === null ? idle : loaded(kept.base),
    unsaved: nothing,
    save: "idle",
    saved: [],
    failure: null,
    clash: null,
  });
  const put = (change: Partial<ContactRecordState>): void => state.next({ ...state.value, ...change });
  const show = (contact: Remote<Contact>): void => put({ contact });

  const begin = (base: Contact, change: ContactValues, sent: readonly ContactValues[]): void => {
    const values = editedValues(base);
    const next = makeSaver({
      of: editableContact,
      start: { key: "", base, typed: joinedChange(values, change), sent: sent.map((one) => joinedChange(values, one)) },
      send: ({ base: on, values: now, fields }) => store.update(id, { ...valuesOf(now, fields), version: (on ?? base).version }),
      read: Contact.is,
      keep: (draft) => {
        const on = draft?.base ?? base;
        const fields = draft === null ? [] : touchedFields(editableContact, draft);
        edits.keep(
          id,
          draft === null ? null : { base: on, change: valuesOf(draft.typed, fields), sent: draft.sent.map((one) => valuesOf(one, fields)) },
        );
      },
      onStored: (contact) => {
        onStored(contact);
        onChanged?.();
      },
      auto: { connectivity, after: 0, retryAfter: retryMs, ...(scheduler === undefined ? {} : { scheduler }) },
    });
    saver = next;
    let seen: Contact | null = null;
    next.state$.subscribe((now) => {
      const isNew = now.stored !== null && now.stored !== seen;
      seen = now.stored;
      put({ ...shownSaving(now), ...(isNew && now.stored !== null ? { contact: loaded(now.stored) } : {}) });
    });
  };
  const take = (contact: Contact): void => {
    if (saver === null) begin(contact, nothing, []);
    else saver.take(contact);
    show(loaded(contact));
    onStored(contact);
  };
  if (kept !== null) begin(kept.base, kept.change, kept.sent ?? []);

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    load: async () => {
      show(toLoading(state.value.contact));
      const answer = await store.get(id)();
      if (E.isRight(answer)) take(answer.right);
      else show(toFailed(state.value.contact, answer.left));
      return answer;
    },
    change: (values) => saver?.type(joinedChange(saver.latest().typed, values)),
    restore: (field) => {
      if (saver === null) return;
      const { typed, base } = saver.latest();
      saver.type(joinedChange(typed, valuesOf(base === null ? typed : editedValues(base), [field])));
    },
    retry: () => void saver?.save(),
    setSecret: (name, value) => async () => {
      const version = latestValue(state.value.contact)?.version ?? 1;
      const send = (on: number): Promise<E.Either<Failure, Contact>> => store.update(id, { version: on, fields: { [name]: value } })();
      const first = await send(version);
      const answer =
        E.isLeft(first) && first.left.tag === "conflict" && Contact.is(first.left.current) ? await send(first.left.current.version) : first;
      if (E.isRight(answer)) {
        take(answer.right);
        onChanged?.();
      }
      return answer;
    },
    keepMine: () => saver?.keepMine(),
    takeTheirs: () => saver?.takeTheirs(),
    take,
    isBusy: () => saver?.isBusy() === true,
    close: () => saver?.end(),
  };
};
