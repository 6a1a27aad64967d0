import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { makeFileLibrary } from "../../../core/files/file-library.service.ts";
import { libraryShown } from "../../../core/files/file-library.view-model.ts";
import { type FileQuery, firstFiles } from "../../../core/files/file-query.model.ts";
import type { FilePage } from "../../../core/files/file.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { firstLessons, type LessonQuery } from "../../../core/lessons/lesson-query.model.ts";
import { makeLessonLibrary } from "../../../core/lessons/library/lesson-library.service.ts";
import { lessonsShown } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { makeFileFolderStoreFake } from "../../fakes/file-folder-store.fake.ts";
import { makeFileStoreFake } from "../../fakes/file-store.fake.ts";
import { makeFileWorldFake } from "../../fakes/file-world.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { fileOf } from "../files/file-sample.ts";
import { lessonFolderOf, lessonOf } from "../lessons/library/lesson-sample.ts";

const unused = (): never => expect.unreachable();
const page = { page: 1, pages: 1, count: 1 };

/** Answers until it is told to fail; what is held back is answered after `release`. */
const server = () => {
  const waiting: (() => void)[] = [];
  const is = { stopped: false, held: false };
  const answer =
    <A>(value: () => A): TaskEither<Failure, A> =>
    async () => {
      if (is.held) await new Promise<void>((then) => void waiting.push(then));
      return is.stopped ? E.left({ tag: "offline" }) : E.right(value());
    };
  const release = (): void => {
    is.held = false;
    for (const then of waiting.splice(0)) then();
  };
  return { is, answer, release };
};

/** The library of lessons over folders 1 and 2, each with a lesson of ten times its number. */
const lessons = () => {
  const { is, answer, release } = server();
  const library = makeLessonLibrary({
    lessons: {
      list: (query) => answer(() => ({ ...page, results: [lessonOf(Number(query.folder_id) * 10)] })),
      massAction: unused,
      tags: answer(() => []),
      update: unused,
    },
    folders: { list: () => answer(() => [lessonFolderOf(1), lessonFolderOf(2)]), create: unused, update: unused },
    ids: { uuid: unused },
    storage: fakeStorage(),
  });
  const query = (values: Partial<LessonQuery>): LessonQuery => ({ ...firstLessons, ...values });
  const at = (values: Partial<LessonQuery>) => lessonsShown(library.latest(), query(values), "admin");
  return { is, release, at, show: (values: Partial<LessonQuery>) => library.show(query(values))() };
};

/** The library of files, the same way. */
const files = () => {
  const { is, answer, release } = server();
  const world = makeFileWorldFake();
  const folders = makeFileFolderStoreFake(world);
  const list = (query: FileQuery): TaskEither<Failure, FilePage> =>
    answer(() => ({ ...page, results: [fileOf(Number(query.folder_id) * 10)] }));
  const library = makeFileLibrary({
    files: { ...makeFileStoreFake(world, folders), list },
    folders,
    ids: { uuid: unused },
    storage: fakeStorage(),
  });
  const query = (values: Partial<FileQuery>): FileQuery => ({ ...firstFiles, ...values });
  const at = (values: Partial<FileQuery>) => libraryShown(library.latest(), query(values), "admin");
  return { is, release, at, show: (values: Partial<FileQuery>) => library.show(query(values))() };
};

const keysOf = ({ items }: { readonly items: readonly { readonly key: string }[] }) => items.map(({ key }) => key);

describe.each([
  ["lessons", lessons, "lesson"],
  ["files", files, "file"],
] as const)("the library of %s", (_, made, kind) => {
  it("should show nothing of another folder while a folder loads, nor when it cannot be loaded", async () => {
    const { is, at, show, release } = made();
    await show({ folder_id: 1 });
    expect(keysOf(at({ folder_id: 1 }))).toEqual([`${kind}:10`]);
    is.held = true;
    const loading = show({ folder_id: 2 });
    expect(at({ folder_id: 2 })).toMatchObject({ items: [], isLoading: true, isLoaded: false, count: 0, failure: null });
    is.stopped = true;
    release();
    await loading;
    expect(at({ folder_id: 2 })).toMatchObject({ items: [], isLoading: false, isLoaded: false, count: 0, failure: { tag: "offline" } });
  });

  it("should show the entries of a folder again after another one could not be loaded", async () => {
    const { is, at, show } = made();
    await show({ folder_id: 1 });
    is.stopped = true;
    await show({ folder_id: 2 });
    await show({ folder_id: 1 });
    expect(keysOf(at({ folder_id: 1 }))).toEqual([`${kind}:10`]);
    expect(at({ folder_id: 1 })).toMatchObject({ isLoaded: true, failure: { tag: "offline" } });
  });

  it("should keep the entries of a folder while a search in it loads, but not as its result when it fails", async () => {
    const { is, at, show, release } = made();
    await show({ folder_id: 1 });
    is.held = true;
    const loading = show({ folder_id: 1, search: "rope" });
    expect(at({ folder_id: 1, search: "rope" })).toMatchObject({ isLoading: true, isLoaded: true });
    expect(keysOf(at({ folder_id: 1, search: "rope" }))).toEqual([`${kind}:10`]);
    is.stopped = true;
    release();
    await loading;
    expect(at({ folder_id: 1, search: "rope" })).toMatchObject({ items: [], isLoaded: false, failure: { tag: "offline" } });
  });
});
