import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { conflict, type Failure } from "../../../../core/kernel/failure.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { firstLessons, type LessonQuery } from "../../../../core/lessons/lesson-query.model.ts";
import type { LessonChange, LessonMassAction, LessonMassResults, NewLessonFolder } from "../../../../core/lessons/lesson-write.model.ts";
import type { LessonCard } from "../../../../core/lessons/lesson.model.ts";
import { moveOf, plainOf, tagsOf } from "../../../../core/lessons/library/lesson-actions.rule.ts";
import { folderEntry, lessonEntry } from "../../../../core/lessons/library/lesson-entry.rule.ts";
import { type LessonLibraryStores, makeLessonLibrary } from "../../../../core/lessons/library/lesson-library.service.ts";
import { fakeStorage } from "../../../fakes/storage.fake.ts";
import { lessonFolderOf, lessonOf } from "./lesson-sample.ts";

const offline: E.Either<Failure, never> = E.left({ tag: "offline" });

/** A library over two lessons and a folder, with stores that answer as they are told. */
const library = async () => {
  const stored = { lessons: [lessonOf(1), lessonOf(2)], folders: [lessonFolderOf(5, null, { name: "Safety" })], tags: ["Crew"] };
  const asked: LessonQuery[] = [];
  const created: NewLessonFolder[] = [];
  const changes: LessonChange[] = [];
  const acted: LessonMassAction[] = [];
  const answers = {
    act: (): E.Either<Failure, LessonMassResults> => E.right({ results: [] }),
    create: (): E.Either<Failure, null> => E.right(null),
    update: (): E.Either<Failure, null> => E.right(null),
  };
  const listed = ({ deleted, folder_id, all }: LessonQuery): readonly LessonCard[] =>
    stored.lessons.filter((one) => (one.deleted_at !== null) === deleted && (all || deleted || one.folder_id === folder_id));
  const stores: LessonLibraryStores = {
    lessons: {
      list: (query) => async () => {
        asked.push(query);
        const results = listed(query);
        return E.right({ results, page: 1, pages: 1, count: results.length });
      },
      massAction: (action) => async () => {
        acted.push(action);
        return answers.act();
      },
      update:
        (change): TaskEither<Failure, unknown> =>
        async () => {
          changes.push(change);
          return answers.update();
        },
      tags: async () => E.right(stored.tags),
    },
    folders: {
      list: (deleted) => async () => E.right(deleted ? [] : stored.folders),
      create: (folder) => async () => {
        created.push(folder);
        const answer = answers.create();
        if (E.isLeft(answer)) return answer;
        const made = lessonFolderOf(6, folder.folder_id ?? null, { name: folder.name });
        stored.folders = [...stored.folders, made];
        return E.right(made);
      },
      update: (id, change) => async () => E.right(lessonFolderOf(id, null, { name: change.name ?? "", version: change.version + 1 })),
    },
  };
  let keys = 0;
  const storage = fakeStorage();
  const made = () => makeLessonLibrary({ ...stores, storage, ids: { uuid: () => `key-${(keys += 1)}` } });
  const service = made();
  await service.show(firstLessons)();
  const names = () => service.latest().page.all.map(({ name }) => name);
  const tree = () => latestValue(service.latest().folders) ?? [];
  return { service, stored, answers, asked, created, changes, acted, names, tree, made };
};

describe("the library of lessons", () => {
  it("should load the lessons of a folder, all folders and the tags in use", async () => {
    const { service, names, tree, asked } = await library();
    expect([names(), tree().map(({ name }) => name)]).toEqual([["Lesson 1", "Lesson 2"], ["Safety"]]);
    expect(await service.loadTags()).toEqual(E.right(["Crew"]));
    await service.show({ ...firstLessons, folder_id: 5, tags: ["Crew"] })();
    expect(asked.at(-1)).toMatchObject({ folder_id: 5, tags: ["Crew"] });
  });

  it("should move lessons and folders before the server answers, and show the stored state after a failure", async () => {
    const { service, answers, names, tree } = await library();
    answers.act = () => offline;
    const entries = [...service.latest().page.all.map(lessonEntry), ...tree().map(folderEntry)];
    const moving = service.act(moveOf(entries, 9))();
    expect(names()).toEqual([]);
    expect(tree()[0]).toMatchObject({ parent_id: 9, folder_id: 9 });
    expect(await moving).toEqual(offline);
    expect([names().length, tree()[0]?.parent_id]).toEqual([2, null]);
  });

  it("should keep moved lessons in lists through all folders", async () => {
    const { service, names } = await library();
    await service.show({ ...firstLessons, all: true, search: "lesson" })();
    void service.act(moveOf(service.latest().page.all.map(lessonEntry), 5))();
    expect(names()).toHaveLength(2);
  });

  it("should drop deleted lessons and folders at once, and keep tagged ones", async () => {
    const { service, names, tree, stored } = await library();
    const entries = service.latest().page.all.map(lessonEntry);
    stored.tags = ["Crew", "Knots"];
    for (const action of tagsOf(entries, { add: ["Knots"], remove: [] })) await service.act(action)();
    expect(names()).toHaveLength(2);
    expect(latestValue(service.latest().tags)).toEqual(["Crew", "Knots"]);
    void service.act(plainOf([...entries, ...tree().map(folderEntry)], "delete"))();
    expect([names(), tree()]).toEqual([[], []]);
  });

  it("should create a folder once where the response was lost", async () => {
    const { service, answers, created, tree } = await library();
    answers.create = () => E.left({ tag: "timeout" });
    await service.createFolder("Knots", 5)();
    answers.create = () => E.right(null);
    expect(E.isRight(await service.createFolder("Knots", 5)())).toBe(true);
    expect(created).toEqual([
      { name: "Knots", folder_id: 5, key: "key-1" },
      { name: "Knots", folder_id: 5, key: "key-1" },
    ]);
    expect(tree().map(({ name }) => name)).toContain("Knots");
  });

  it("should rename a lesson from the version that a conflict names", async () => {
    const { service, answers, changes } = await library();
    const [lesson] = service.latest().page.all;
    if (lesson === undefined) throw new Error("There is no lesson.");
    answers.update = () => E.left(conflict("Someone else changed this lesson in the meantime.", { ...lesson, version: 4 }));
    expect(E.isLeft(await service.rename(lessonEntry(lesson), "Knots")())).toBe(true);
    answers.update = () => E.right(null);
    await service.rename(lessonEntry(lesson), "Knots")();
    expect(changes).toEqual([
      { id: 1, name: "Knots", version: 1 },
      { id: 1, name: "Knots", version: 4 },
    ]);
  });

  it("should rename a folder in place", async () => {
    const { service, stored, tree } = await library();
    const [folder] = tree();
    stored.folders = [lessonFolderOf(5, null, { name: "Harbor" })];
    if (folder !== undefined) await service.rename(folderEntry(folder), "Harbor")();
    expect(tree().map(({ name }) => name)).toEqual(["Harbor"]);
  });

  it("should remember the view on the device", async () => {
    const { service, made } = await library();
    expect(service.view()).toBe("grid");
    service.setView("list");
    expect(made().view()).toBe("list");
  });
});
