import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { asyncScheduler, BehaviorSubject, debounceTime, map, type Observable, of, type SchedulerLike, Subject, switchMap } from "rxjs";
import { decodeReport } from "../kernel/decode-report.ts";
import { type Failure, type FieldErrors, invalid } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { contactDuplicates } from "./contact-duplicates.rule.ts";
import { contactPayload } from "./contact-payload.rule.ts";
import { NewContact } from "./contact-values.model.ts";
import { contactProblems, isNobody, nobodyMessage, normalContactValues } from "./contact-values.rule.ts";
import { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";
import type { SearchedContact } from "./search-name.rule.ts";

const Typed = t.type({ first_name: t.string, last_name: t.string, email: t.readonlyArray(t.string), mobile: t.readonlyArray(t.string) }, "TypedContact");
export type TypedContact = t.TypeOf<typeof Typed>;
const Draft = t.type({ key: t.string, values: Typed }, "ContactDraft");

/** A form for a new contact. `others`: those who have one of its emails or mobiles already. `made`: the contact, once it is made. */
export type NewContactState = {
  readonly values: TypedContact;
  readonly others: readonly Contact[];
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  readonly made: Contact | null;
  readonly isDirty: boolean;
};

/** Makes a contact: what is typed is kept on the device until it is, and an attempt that is sent again makes no second one. */
export type NewContactForm = {
  readonly state$: Observable<NewContactState>;
  readonly latest: () => NewContactState;
  /** Starts with what a search text says, unless something was typed before. */
  readonly begin: (start: SearchedContact | null) => void;
  readonly edit: (values: Partial<TypedContact>) => void;
  /** Says what is wrong so far, as when a field is left. */
  readonly check: () => void;
  readonly submit: TaskEither<Failure, Contact>;
  /** Empties the form, for another contact or for none. */
  readonly clear: () => void;
};
export const NewContactForm = token<NewContactForm>("contacts.new-contact");

const draftKey = "contact-new";
const checkAfterMs = 300;
const blank: TypedContact = { first_name: "", last_name: "", email: [""], mobile: [""] };
const empty = { values: blank, others: [], errors: {}, isSaving: false, failure: null, made: null, isDirty: false };

type Deps = { readonly store: ContactStore; readonly ids: Ids; /** this user's memory on this device */ readonly storage: DeviceStorage; readonly scheduler?: SchedulerLike };

const readDraft = (text: string | null): t.TypeOf<typeof Draft> | null => {
  try {
    const json: unknown = JSON.parse(text ?? "null");
    return Draft.is(json) ? json : null;
  } catch {
    return null;
  }
};

const listed = (text: string | undefined): readonly string[] => [text ?? ""];
const Contacts = t.readonlyArray(Contact);

export const makeNewContactForm = ({ store, ids, storage, scheduler = asyncScheduler }: Deps): NewContactForm => {
  const draft = readDraft(storage.get(draftKey));
  let key = draft?.key ?? ids.uuid();
  const state = new BehaviorSubject<NewContactState>(draft === null ? empty : { ...empty, values: draft.values, isDirty: true });
  const put = (change: Partial<NewContactState>): void => state.next({ ...state.value, ...change });
  const typed = new Subject<TypedContact>();

  typed
    .pipe(
      debounceTime(checkAfterMs, scheduler),
      map(contactDuplicates),
      switchMap((filter) => (filter === null ? of(E.right([])) : store.duplicates(filter)())),
    )
    .subscribe((found) => {
      if (E.isRight(found)) put({ others: found.right });
    });

  const reset = (): void => {
    key = ids.uuid();
    storage.remove(draftKey);
    state.next(empty);
  };
  const write = (values: TypedContact): void => {
    put({ values, isDirty: !isNobody(contactPayload(values)), errors: Object.keys(state.value.errors).length > 0 ? contactProblems(values) : {}, failure: null });
    storage.set(draftKey, JSON.stringify({ key, values }));
    typed.next(values);
  };
  const refused = (failure: Failure): E.Either<Failure, never> => {
    put({ isSaving: false, failure, errors: failure.tag === "invalid" ? failure.errors : {} });
    if (failure.tag === "conflict" && Contacts.is(failure.current)) put({ others: failure.current });
    return E.left(failure);
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    begin: (start) => {
      if (state.value.made !== null) reset();
      if (start === null || state.value.isDirty) return;
      write({ ...blank, ...("email" in start ? { email: listed(start.email) } : "mobile" in start ? { mobile: listed(start.mobile) } : start) });
    },
    edit: (values) => write({ ...state.value.values, ...values }),
    check: () => put({ errors: contactProblems(state.value.values) }),
    submit: async () => {
      const values = normalContactValues(state.value.values);
      if (E.isLeft(values)) return refused(invalid(values.left));
      if (isNobody(values.right)) return refused(invalid({ first_name: [nobodyMessage] }));
      const payload = NewContact.decode({ ...contactPayload(values.right), key });
      if (E.isLeft(payload)) return refused(invalid(Object.fromEntries(decodeReport(payload.left).map(({ path, message }) => [path, [message]]))));
      put({ isSaving: true, failure: null, errors: {} });
      const answer = await store.create(payload.right)();
      if (E.isLeft(answer)) return refused(answer.left);
      reset();
      put({ made: answer.right });
      return answer;
    },
    clear: reset,
  };
};
