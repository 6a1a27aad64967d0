import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { asyncScheduler, BehaviorSubject, debounceTime, map, of, type SchedulerLike, Subject, switchMap } from "rxjs";
import { checkFieldValues, checkForm } from "../fields/field-check.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { decodeReport, saidOf } from "../kernel/decode-report.ts";
import { type Failure, type FieldRefusals, invalid, messagesOf } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { recordOf } from "../kernel/record-of.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { makeContactAttempt } from "./contact-attempt.service.ts";
import { contactDuplicates } from "./contact-duplicates.rule.ts";
import { holdsTexts } from "./contact-field-kinds.rule.ts";
import { type MainField, mainFields, type WrittenValues } from "./contact-fields.model.ts";
import { contactPayload } from "./contact-payload.rule.ts";
import { NewContact } from "./contact-values.model.ts";
import { contactProblems, isNobody, nobodyRefusal, normalContactValues } from "./contact-values.rule.ts";
import { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";
import { NewContactDraft, type TypedContact } from "./new-contact-draft.model.ts";
import type { NewContactForm, NewContactState } from "./new-contact.service.ts";

const draftKey = "contact-new";
const checkAfterMs = 300;
const blank: TypedContact = {
  ...recordOf<MainField, Pick<WrittenValues, MainField>>(mainFields, (field) => (holdsTexts(field) ? [""] : "")),
  fields: {},
};
const empty: NewContactState = {
  values: blank,
  secrets: {},
  others: [],
  errors: {},
  isSaving: false,
  failure: null,
  made: null,
  isDirty: false,
};

type Deps = {
  readonly store: ContactStore;
  readonly ids: Ids;
  /** device storage of the current user */ readonly storage: DeviceStorage;
  readonly scheduler?: SchedulerLike;
};

const filledIn = (secrets: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(secrets).filter(([, secret]) => secret.trim() !== ""));
const listed = (text: string | undefined): readonly string[] => [text ?? ""];
const Contacts = t.readonlyArray(Contact);

export const makeNewContactForm = ({ store, ids, storage, scheduler = asyncScheduler }: Deps): NewContactForm => {
  const draft = readStored(NewContactDraft, storage.get(draftKey));
  const attempt = makeContactAttempt(draft, { store, ids });
  let adding: Promise<E.Either<Failure, Contact>> | null = null;
  let round = 0;
  const state = new BehaviorSubject<NewContactState>(draft === null ? empty : { ...empty, values: draft.values, isDirty: true });
  const put = (change: Partial<NewContactState>): void => state.next({ ...state.value, ...change });
  const typed = new Subject<TypedContact>();
  let asked: readonly Field[] = [];
  const own = (): Readonly<Record<string, unknown>> => contactPayload({ ...state.value.values.fields, ...state.value.secrets });
  const ownErrors = (isWhole: boolean): FieldRefusals => {
    const { errors } = isWhole ? checkForm(asked, own()) : checkFieldValues(asked, own());
    return Object.fromEntries(asked.flatMap(({ name }) => (errors[name] === undefined ? [] : [[`fields.${name}`, errors[name]]])));
  };

  typed
    .pipe(
      debounceTime(checkAfterMs, scheduler),
      map(contactDuplicates),
      switchMap((filter) => (filter === null ? of(E.right([])) : store.duplicates(filter)())),
    )
    .subscribe((found) => {
      if (E.isRight(found)) put({ others: found.right.filter((other) => !attempt.isOurs(other)) });
    });

  const keep = (): void => storage.set(draftKey, JSON.stringify({ ...attempt.state(), values: state.value.values }));
  /** Whether the stored draft is this form's: another page of the device may write one too. */
  const isOurs = ({ values }: Pick<NewContactState, "values">): boolean => {
    const kept = readStored(NewContactDraft, storage.get(draftKey));
    return kept === null || sameValue(kept.values, values);
  };
  const reset = (): void => {
    if (isOurs(state.value)) storage.remove(draftKey);
    round += 1;
    adding = null;
    attempt.renew();
    state.next(empty);
    typed.next(blank);
  };
  const write = (values: TypedContact, secrets = state.value.secrets): void => {
    const isBlank =
      isNobody(contactPayload({ ...values, fields: null })) && Object.keys(contactPayload({ ...values.fields, ...secrets })).length === 0;
    const hadErrors = Object.keys(state.value.errors).length > 0;
    put({ values, secrets, isDirty: !isBlank, failure: null });
    put({ errors: hadErrors ? messagesOf({ ...contactProblems(values), ...ownErrors(false) }) : {} });
    keep();
    typed.next(values);
  };
  const refused = (failure: Failure): E.Either<Failure, never> => {
    put({ isSaving: false, failure, errors: failure.tag === "invalid" ? failure.errors : {} });
    if (failure.tag === "conflict" && Contacts.is(failure.current)) put({ others: failure.current });
    return E.left(failure);
  };

  /** Text typed while a request is in progress also belongs to the contact: it is sent afterwards. */
  const add = async (): Promise<E.Either<Failure, Contact>> => {
    const { values: now, secrets } = state.value;
    const { fields: _, ...main } = now;
    const values = normalContactValues(main);
    const wrong = {
      ...(E.isLeft(values) ? values.left : isNobody(values.right) ? { first_name: [nobodyRefusal] } : {}),
      ...ownErrors(true),
    };
    if (E.isLeft(values) || Object.keys(wrong).length > 0) return refused(invalid(wrong));
    const payload = NewContact.decode(contactPayload({ ...values.right, fields: contactPayload(now.fields) }));
    if (E.isLeft(payload))
      return refused(invalid(Object.fromEntries(decodeReport(payload.left).map((problem) => [problem.path, [saidOf(problem)]]))));
    put({ isSaving: true, failure: null, errors: {} });
    const begun = round;
    const answer = await attempt.send(payload.right, filledIn(secrets), () => {
      if (round === begun && isOurs(state.value)) keep();
    });
    if (round !== begun) return answer;
    if (E.isLeft(answer)) return refused(answer.left);
    if (state.value.values !== now || state.value.secrets !== secrets) return add();
    reset();
    put({ made: answer.right });
    return answer;
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    begin: (start) => {
      if (state.value.made !== null) reset();
      if (start === null || state.value.isDirty) return;
      write({
        ...blank,
        ...("email" in start ? { email: listed(start.email) } : "mobile" in start ? { mobile: listed(start.mobile) } : start),
      });
    },
    edit: (values) => write({ ...state.value.values, ...values }),
    editField: ({ name, type }, value) => {
      const { values, secrets } = state.value;
      if (type === "secret") write(values, { ...secrets, [name]: String(value ?? "") });
      else write({ ...values, fields: { ...values.fields, [name]: value } });
    },
    ask: (fields) => {
      asked = fields;
    },
    check: () => put({ errors: messagesOf({ ...contactProblems(state.value.values), ...ownErrors(false) }) }),
    submit: () => {
      if (adding !== null) return adding;
      const now = add();
      adding = now;
      return now.finally(() => {
        if (adding === now) adding = null;
      });
    },
    unarchive: (id) => async () => {
      const answer = await store.unarchive(id)();
      if (E.isRight(answer)) put({ others: state.value.others.map((other) => (other.con_id === id ? answer.right : other)) });
      else put({ failure: answer.left });
      return answer;
    },
    clear: reset,
  };
};
