import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { asyncScheduler, BehaviorSubject, type Observable, type SchedulerLike, Subject, switchMap, timer } from "rxjs";
import type { FilterProblem } from "../filters/filter.model.ts";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";
import type { Failure } from "../kernel/failure.ts";
import { readKept } from "../kernel/kept-text.ts";
import { idle, type Remote, loaded, toFailed, toLoading } from "../kernel/remote.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { fieldTypesOf } from "./contact-fields.rule.ts";
import type { DraftGroup } from "./filter-draft.model.ts";
import { documentOf, draftOf } from "./filter-draft.rule.ts";
import type { GroupPreview, GroupVocabulary } from "./group-answers.model.ts";
import { clashingGroupFields, type GroupClash, type GroupValues, mergedGroupValues, withStored } from "./group-clash.rule.ts";
import { readGroupFilter } from "./group-filter.rule.ts";
import { Group, type ShareTo } from "./group.model.ts";
import type { GroupStore } from "./groups.port.ts";

/** What is written of a group. */
export type GroupForm = {
  readonly name: string;
  readonly folder_id: number | null;
  readonly share_to: ShareTo;
  readonly draft: DraftGroup;
};

/**
 * A group while it is built.
 * @property group as it is stored; null for a new one
 * @property problem what the filter still lacks, and where
 * @property count how many contacts it takes; of the last filter that could be read
 */
export type GroupEditorState = {
  readonly opened: Remote<GroupVocabulary>;
  readonly group: Group | null;
  readonly form: GroupForm;
  readonly problem: FilterProblem | null;
  readonly count: Remote<number>;
  readonly preview: Remote<GroupPreview>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  readonly clash: GroupClash | null;
};

/** Builds one group after the other; what is typed is kept on the device until it is saved or thrown away. */
export type GroupEditor = {
  readonly state$: Observable<GroupEditorState>;
  readonly latest: () => GroupEditorState;
  /** @param id null for a new group */
  readonly open: (id: number | null) => TaskEither<Failure, GroupVocabulary>;
  readonly edit: (change: Partial<GroupForm>) => void;
  /** Who would come and go if the filter were saved. */
  readonly preview: TaskEither<Failure, GroupPreview>;
  readonly save: TaskEither<Failure, Group>;
  /** Resolves a clash: what was typed here replaces the stored values, and is saved. */
  readonly keepMine: TaskEither<Failure, Group>;
  /** Resolves a clash: the stored values stay; what was typed in other fields stays too. */
  readonly takeTheirs: () => void;
  /** Goes on editing with the clash unresolved; saving shows it again. */
  readonly setAside: () => void;
  /** Back to what is stored. */
  readonly discard: () => void;
};
export const GroupEditor = token<GroupEditor>("groups.editor");

const countAfterMs = 250;
const nobodyElse: ShareTo = { users: [], teams: [], all: false };
const blank: GroupForm = { name: "", folder_id: null, share_to: nobodyElse, draft: { kind: "all", id: 1, parts: [] } };
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

const Kept = t.type({
  name: t.string,
  folder_id: t.union([t.number, t.null]),
  share_to: t.type({ users: t.readonlyArray(t.number), teams: t.readonlyArray(t.number), all: t.boolean }),
  filters: t.unknown,
});

const keyOf = (id: number | null): string => `group-draft:${id ?? "new"}`;
const formOf = (group: GroupValues, types: FieldTypes): GroupForm => ({
  name: group.name,
  folder_id: group.folder_id,
  share_to: group.share_to,
  draft: draftOf(group.filters, types),
});

type Deps = {
  readonly store: GroupStore;
  /** this user's memory on this device */ readonly storage: DeviceStorage;
  readonly scheduler?: SchedulerLike;
};

export const makeGroupEditor = ({ store, storage, scheduler = asyncScheduler }: Deps): GroupEditor => {
  const state = new BehaviorSubject<GroupEditorState>(initial);
  const put = (change: Partial<GroupEditorState>): void => state.next({ ...state.value, ...change });
  const asked = new Subject<unknown>();
  let shown: number | null | undefined;
  const fields = () => (state.value.opened.tag === "loaded" ? state.value.opened.value.fields : []);
  const types = () => fieldTypesOf(fields());
  const document = (form: GroupForm): Readonly<Record<string, unknown>> => documentOf(form.draft, types());

  // A change gives the answer up that is under way at once, not only when it asks itself.
  asked.pipe(switchMap((filters) => timer(countAfterMs, scheduler).pipe(switchMap(() => store.count(filters)())))).subscribe((answer) => {
    put({ count: E.isRight(answer) ? loaded(answer.right.count) : toFailed(state.value.count, answer.left) });
  });

  /** Says what is wrong, and asks for the count of what is right. */
  const look = (form: GroupForm): void => {
    const filters = document(form);
    const read = readGroupFilter(filters, fields());
    if (E.isLeft(read)) return put({ problem: read.left });
    put({ problem: null, count: toLoading(state.value.count) });
    asked.next(filters);
  };

  const begin = (group: Group | null, kept: t.TypeOf<typeof Kept> | null): void => {
    const stored = group === null ? blank : formOf(group, types());
    const form =
      kept === null
        ? stored
        : { name: kept.name, folder_id: kept.folder_id, share_to: kept.share_to, draft: draftOf(kept.filters, types()) };
    put({
      group,
      form,
      isDirty: kept !== null,
      failure: null,
      clash: null,
      preview: idle,
      count: group === null || kept !== null ? idle : loaded(group.count),
    });
    look(form);
  };

  const valuesOf = (form: GroupForm): GroupValues => ({
    name: form.name.trim(),
    filters: document(form),
    folder_id: form.folder_id,
    share_to: form.share_to,
  });
  /** Stored values as the form would store them unchanged. */
  const asTyped = (group: Group): GroupValues => valuesOf(formOf(group, types()));
  const keep = (form: GroupForm): void => {
    const { draft, ...rest } = form;
    storage.set(keyOf(shown ?? null), JSON.stringify({ ...rest, filters: documentOf(draft, types()) }));
  };

  /** Puts what was changed here over what another user stored; where both changed the same field, the user decides. */
  const rebased = (group: Group, mine: GroupValues, theirs: Group, failure: Failure): E.Either<Failure, GroupValues> => {
    const [base, stored] = [asTyped(group), asTyped(theirs)];
    const clashing = clashingGroupFields(base, mine, stored);
    if (clashing.length === 0) return E.right(mergedGroupValues(base, mine, stored));
    put({ isSaving: false, failure, clash: { fields: clashing, mine, theirs } });
    return E.left(failure);
  };

  const save = async (): Promise<E.Either<Failure, Group>> => {
    const { group, form } = state.value;
    put({ isSaving: true, failure: null, clash: null });
    const values = valuesOf(form);
    const answer = await (group === null ? store.create(values) : store.update(group.id, { ...values, version: group.version }))();
    if (E.isLeft(answer)) {
      const failure = answer.left;
      if (group !== null && failure.tag === "conflict" && Group.is(failure.current)) {
        const next = rebased(group, values, failure.current, failure);
        if (E.isLeft(next)) return next;
        begin(failure.current, next.right);
        return save();
      }
      put({ isSaving: false, failure });
      return answer;
    }
    storage.remove(keyOf(group?.id ?? null));
    put({
      isSaving: false,
      isDirty: false,
      group: answer.right,
      form: { ...form, name: answer.right.name },
      count: loaded(answer.right.count),
      preview: idle,
    });
    return answer;
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    open: (id) => async () => {
      shown = id;
      state.next({ ...initial, opened: { tag: "loading" } });
      const [words, group] = await Promise.all([store.vocabulary()(), id === null ? Promise.resolve(E.right(null)) : store.get(id)()]);
      if (shown !== id) return words;
      if (E.isLeft(words) || E.isLeft(group)) {
        const failed = E.isLeft(words) ? words : group;
        if (E.isLeft(failed)) put({ opened: toFailed(state.value.opened, failed.left) });
        return words;
      }
      put({ opened: loaded(words.right) });
      begin(group.right, readKept(Kept, storage.get(keyOf(id))));
      return words;
    },
    edit: (change) => {
      const form = { ...state.value.form, ...change };
      put({ form, isDirty: true, failure: null, preview: idle });
      keep(form);
      if (change.draft !== undefined) look(form);
    },
    preview: async () => {
      const { group, form } = state.value;
      put({ preview: toLoading(state.value.preview) });
      const answer = await store.preview(group?.id ?? 0, document(form))();
      put({ preview: E.isRight(answer) ? loaded(answer.right) : toFailed(state.value.preview, answer.left) });
      return answer;
    },
    save,
    keepMine: async () => {
      const { clash, group } = state.value;
      if (clash !== null && group !== null) begin(clash.theirs, mergedGroupValues(asTyped(group), clash.mine, asTyped(clash.theirs)));
      return save();
    },
    takeTheirs: () => {
      const { clash, group } = state.value;
      if (clash === null || group === null) return;
      begin(clash.theirs, withStored(mergedGroupValues(asTyped(group), clash.mine, asTyped(clash.theirs)), clash.theirs, clash.fields));
      keep(state.value.form);
    },
    setAside: () => put({ clash: null }),
    discard: () => {
      storage.remove(keyOf(shown ?? null));
      begin(state.value.group, null);
    },
  };
};
