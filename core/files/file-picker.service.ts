import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, map, type Observable, Subject, switchMap, timer } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import { latestValue, loaded, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { FileId, FolderId } from "./file-id.model.ts";
import type { FilePicking } from "./file-picker.model.ts";
import {
  choosableLocal,
  firstPickerState,
  pickerQuery,
  type PickerSource,
  type PickerState,
  toggledFile,
  typedDescriptions,
  uploadFolder,
  withAdded,
  withPage,
  withoutFile,
  withUploads,
} from "./file-picker.view-model.ts";
import { type FilePage, FileRecord } from "./file.model.ts";
import type { FileFolderStore, FileStore } from "./files.port.ts";
import type { LocalFile, Upload } from "./uploads.model.ts";
import type { FileUploads } from "./uploads.port.ts";

/** The window for choosing files. */
export type FilePicker = {
  readonly state$: Observable<PickerState>;
  readonly latest: () => PickerState;
  /**
   * Loads files and folders, and follows the uploads of the window.
   * @returns stops following
   */
  readonly begin: () => () => void;
  readonly goTo: (source: PickerSource) => void;
  readonly openFolder: (folder: FolderId | null) => void;
  /** Debounced. */
  readonly search: (words: string) => void;
  /** Appends the next page. */
  readonly more: () => void;
  /** Reloads files and folders. */
  readonly again: () => void;
  /** In a single selection the file replaces the chosen one. */
  readonly toggle: (file: FileRecord) => void;
  readonly remove: (id: FileId) => void;
  /** Chooses a file that was added to the library from this window. */
  readonly choose: (file: FileRecord) => void;
  readonly describe: (id: FileId, description: string) => void;
  /** Uploads local files of the kinds that can be chosen; each is chosen once the server has it. */
  readonly upload: (files: readonly LocalFile[]) => void;
  /** Creates a file from a public address and chooses it. */
  readonly addAddress: (url: string) => TaskEither<Failure, FileRecord>;
  /** Saves the typed descriptions and returns the chosen files. */
  readonly finish: TaskEither<Failure, readonly FileRecord[]>;
};

/** Opens windows for choosing files. */
export type FilePickers = { readonly open: (request: FilePicking, uploads: FileUploads) => FilePicker };
export const FilePickers = token<FilePickers>("files.pickers");

type Deps = { readonly files: FileStore; readonly folders: FileFolderStore };

const pauseMs = 200;

/** The stored file of a version conflict; null for other failures. */
const conflictingFile = (failure: Failure): FileRecord | null =>
  failure.tag === "conflict" && FileRecord.is(failure.current) ? failure.current : null;

const makeFilePicker = (request: FilePicking, uploads: FileUploads, { files, folders }: Deps): FilePicker => {
  const state = new BehaviorSubject<PickerState>(firstPickerState);
  const asks = new Subject<{ readonly page: number; readonly waitMs: number }>();
  const tree = makeRemote(() => folders.list(false));
  const own = new Set<string>();
  const all = new BehaviorSubject<readonly Upload[]>([]);
  const change = (next: Partial<PickerState>): void => state.next({ ...state.value, ...next });

  const show = (place: Partial<PickerState>, waitMs = 0): void => {
    change({ ...place, files: waitMs === 0 ? { tag: "loading" } : toLoading(state.value.files) });
    asks.next({ page: 1, waitMs });
  };
  const receive = (page: number, answer: E.Either<Failure, FilePage>): void => {
    const before = state.value.files;
    const held = page === 1 ? undefined : latestValue(before);
    change({ files: E.isRight(answer) ? loaded(withPage(held, answer.right)) : toFailed(before, answer.left) });
  };
  const followUploads = (): void =>
    state.next(
      withUploads(
        state.value,
        all.value.filter(({ id }) => own.has(id)),
        request,
      ),
    );
  const again = (): void => {
    show({});
    void tree.load()();
  };
  const describeAll: TaskEither<Failure, readonly FileRecord[]> = async () => {
    for (const {
      file: { id, version },
      description,
    } of typedDescriptions(state.value)) {
      const saved = await files.update(id, { version, description })();
      const stored = E.isRight(saved) ? saved.right : conflictingFile(saved.left);
      if (stored !== null) change({ chosen: state.value.chosen.map((file) => (file.id === id ? stored : file)) });
      if (E.isLeft(saved)) return saved;
    }
    return E.right(state.value.chosen);
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    begin: () => {
      const following = asks
        .pipe(
          switchMap(({ page, waitMs }) => timer(waitMs).pipe(map(() => page))),
          switchMap(async (page) => ({ page, answer: await files.list(pickerQuery(state.value, request, page))() })),
        )
        .subscribe(({ page, answer }) => receive(page, answer));
      following.add(tree.state$.subscribe((known) => change({ folders: known })));
      following.add(all.subscribe(followUploads));
      following.add(uploads.uploads$.subscribe(all));
      again();
      return () => following.unsubscribe();
    },
    goTo: (source) => {
      if (source === state.value.source) return;
      if (source === "recent" || source === "folders") show({ source });
      else change({ source });
    },
    openFolder: (folder) => show({ source: "folders", folder, words: "" }),
    search: (words) => show({ words }, pauseMs),
    more: () => {
      const { files: shown } = state.value;
      if (shown.tag === "loading") return;
      change({ files: toLoading(shown) });
      asks.next({ page: (latestValue(shown)?.page ?? 0) + 1, waitMs: 0 });
    },
    again,
    toggle: (file) => change({ chosen: toggledFile(state.value.chosen, file, request), failure: null }),
    remove: (id) => change({ chosen: withoutFile(state.value.chosen, id) }),
    choose: (file) => state.next(withAdded(state.value, file, request)),
    describe: (id, description) => change({ descriptions: { ...state.value.descriptions, [id]: description } }),
    upload: (given) => {
      const { taken, refused } = choosableLocal(given, request);
      change({ refused });
      for (const id of uploads.add(taken, { folder_id: uploadFolder(state.value) })) own.add(id);
      followUploads();
    },
    addAddress: (url) => async () => {
      const made = await files.create({ url: url.trim() })();
      if (E.isRight(made)) state.next(withAdded(state.value, made.right, request));
      return made;
    },
    finish: async () => {
      change({ isBusy: true, failure: null });
      const answer = await describeAll();
      change({ isBusy: false, failure: E.isLeft(answer) ? answer.left : null });
      return answer;
    },
  };
};

/** Windows for choosing files, over the stores of files and folders. */
export const makeFilePickers = (deps: Deps): FilePickers => ({ open: (request, uploads) => makeFilePicker(request, uploads, deps) });
