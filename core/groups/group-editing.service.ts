import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, BehaviorSubject, type SchedulerLike, Subject, Subscription, switchMap, timer } from "rxjs";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";
import type { Failure } from "../kernel/failure.ts";
import { idle, loaded, toFailed, toLoading } from "../kernel/remote.ts";
import { sameValue } from "../kernel/same-value.ts";
import { isUnsaved, valuesToSend } from "../kernel/saver-fields.rule.ts";
import type { SaverState } from "../kernel/saver.model.ts";
import { saveOutcome } from "../kernel/saver.rule.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import type { Saver } from "../kernel/saver.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { fieldTypesOf } from "./contact-fields.rule.ts";
import { documentOf, draftOf } from "./filter-draft.rule.ts";
import type { GroupField, GroupValues } from "./group-clash.model.ts";
import { GroupDraft } from "./group-draft.model.ts";
import { editableGroup } from "./group-edit-fields.rule.ts";
import type { GroupEditor, GroupEditorState, GroupForm } from "./group-editor.service.ts";
import { readGroupFilter } from "./group-filter.rule.ts";
import { Group } from "./group.model.ts";
import type { GroupStore } from "./groups.port.ts";

const countAfterMs = 250;
const blank: GroupForm = {
  name: "",
  folder_id: null,
  share_to: { users: [], teams: [], all: false },
  draft: { kind: "all", id: 1, parts: [] },
};
const initial: GroupEditorState = {
  opened: idle,
  group: null,
  form: blank,
  problem: null,
  count: idle,
  preview: idle,
  isDirty: false,
  isSaving: false,
  failure: null,
  clash: null,
};

const placeOf = (id: number | null): string => `group-draft:${id ?? "new"}`;

type GroupSaver = Saver<Group, GroupValues, GroupField>;
type Deps = {
  readonly store: GroupStore;
  /** this user's storage on this device */ readonly storage: DeviceStorage;
  readonly scheduler?: SchedulerLike;
};

export const makeGroupEditor = ({ store, storage, scheduler = asyncScheduler }: Deps): GroupEditor => {
  const state = new BehaviorSubject<GroupEditorState>(initial);
  const put = (change: Partial<GroupEditorState>): void => state.next({ ...state.value, ...change });
  const asked = new Subject<unknown>();
  let shown: number | null | undefined;
  let saver: GroupSaver | null = null;
  let listening = Subscription.EMPTY;
  let isAside = false;
  const fields = () => (state.value.opened.tag === "loaded" ? state.value.opened.value.fields : []);
  const types = (): FieldTypes => fieldTypesOf(fields());
  const documentIn = ({ draft }: GroupForm): Readonly<Record<string, unknown>> => documentOf(draft, types());

  // A change cancels the count in progress at once, not only when the next request is sent.
  asked.pipe(switchMap((filters) => timer(countAfterMs, scheduler).pipe(switchMap(() => store.count(filters)())))).subscribe((answer) => {
    put({ count: E.isRight(answer) ? loaded(answer.right.count) : toFailed(state.value.count, answer.left) });
  });

  /** Shows the filter's error, or requests the count of a valid one. */
  const look = (form: GroupForm): void => {
    const filters = documentIn(form);
    const read = readGroupFilter(filters, fields());
    if (E.isLeft(read)) return put({ problem: read.left });
    put({ problem: null, count: toLoading(state.value.count) });
    asked.next(filters);
  };
  const formOf = ({ name, folder_id, share_to, filters }: GroupValues): GroupForm => ({
    name,
    folder_id,
    share_to,
    draft: draftOf(filters, types()),
  });
  const valuesOf = (form: GroupForm): GroupValues => ({
    name: form.name,
    filters: documentIn(form),
    folder_id: form.folder_id,
    share_to: form.share_to,
  });

  /** Updates the state from the saver, and the form if a merge changed its values. */
  const show = (now: SaverState<Group, GroupValues, GroupField>): void => {
    const of = editableGroup(types());
    const { clash, failure, status, typed, stored } = now;
    const mine = valuesToSend(of, now);
    const values = status === "saved" && E.isRight(mine) ? mine.right : typed;
    put({
      group: stored,
      isDirty: isUnsaved(of, now),
      failure,
      clash: clash === null || isAside || E.isLeft(mine) ? null : { fields: clash.fields, mine: mine.right, theirs: clash.theirs },
      ...(sameValue(values, valuesOf(state.value.form)) ? {} : { form: formOf(values) }),
    });
  };
  /** Starts editing a stored group, or the draft kept on this device. */
  const begin = (group: Group | null, kept: GroupDraft | null): void => {
    const of = editableGroup(types());
    const place = placeOf(group?.id ?? null);
    const form = kept !== null ? formOf(kept) : group === null ? blank : formOf(of.valuesOf(group));
    const next: GroupSaver = makeSaver({
      of,
      start: { key: "", base: kept?.base ?? group, typed: valuesOf(form), sent: kept?.sent ?? [] },
      send: ({ base, values }) => (base === null ? store.create(values) : store.update(base.id, { ...values, version: base.version })),
      read: Group.is,
      keep: (draft) => {
        const at = placeOf(draft?.base?.id ?? group?.id ?? null);
        if (draft === null || at !== place) storage.remove(place);
        if (draft !== null)
          storage.set(at, JSON.stringify({ ...draft.typed, sent: draft.sent, ...(draft.base === null ? {} : { base: draft.base }) }));
      },
    });
    if (group !== null) next.take(group);
    saver = next;
    isAside = false;
    put({ form, isSaving: false, preview: idle, count: group === null || kept !== null ? idle : loaded(group.count) });
    listening.unsubscribe();
    listening = next.state$.subscribe(show);
    look(form);
  };

  const save = async (): Promise<E.Either<Failure, Group>> => {
    const now = saver;
    if (now === null) return E.left({ tag: "offline" });
    isAside = false;
    put({ isSaving: true, failure: null, clash: null });
    const ended = await now.save();
    const outcome = saveOutcome(ended);
    if (now !== saver) return outcome;
    show(ended);
    put({ isSaving: false, ...(E.isRight(outcome) ? { count: loaded(outcome.right.count), preview: idle } : {}) });
    return outcome;
  };
  /** Resolves a clash, and requests the count of the resulting filter. */
  const resolve = (act: (now: GroupSaver) => void): void => {
    if (saver === null || saver.latest().clash === null) return;
    act(saver);
    put({ preview: idle });
    look(state.value.form);
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    open: (id) => async () => {
      shown = id;
      saver = null;
      listening.unsubscribe();
      state.next({ ...initial, opened: { tag: "loading" } });
      const [words, group] = await Promise.all([store.vocabulary()(), id === null ? Promise.resolve(E.right(null)) : store.get(id)()]);
      if (shown !== id) return words;
      if (E.isLeft(words) || E.isLeft(group)) {
        const failed = E.isLeft(words) ? words : group;
        if (E.isLeft(failed)) put({ opened: toFailed(state.value.opened, failed.left) });
        return words;
      }
      put({ opened: loaded(words.right) });
      begin(group.right, readStored(GroupDraft, storage.get(placeOf(id))));
      return words;
    },
    edit: (change) => {
      const form = { ...state.value.form, ...change };
      put({ form, preview: idle });
      saver?.type(valuesOf(form));
      if (change.draft !== undefined) look(form);
    },
    preview: async () => {
      const { group, form } = state.value;
      const preview = toLoading(state.value.preview);
      put({ preview });
      const answer = await store.preview(group?.id ?? 0, documentIn(form))();
      if (state.value.preview === preview)
        put({ preview: E.isRight(answer) ? loaded(answer.right) : toFailed(state.value.preview, answer.left) });
      return answer;
    },
    save,
    keepMine: async () => {
      resolve((now) => now.keepMine());
      return save();
    },
    takeTheirs: () => resolve((now) => now.takeTheirs()),
    setAside: () => {
      isAside = true;
      put({ clash: null });
    },
    discard: () => {
      saver?.discard();
      begin(state.value.group, null);
    },
  };
};
