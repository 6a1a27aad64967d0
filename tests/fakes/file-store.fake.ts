import * as E from "fp-ts/lib/Either.js";
import { decideFileChange } from "../../core/files/decide-file-change.rule.ts";
import { decideFileDeletion, decideFileRestoration } from "../../core/files/decide-file-deletion.rule.ts";
import { decideNewFile } from "../../core/files/decide-new-file.rule.ts";
import { decideMerge, decideReplacement } from "../../core/files/decide-replacement.rule.ts";
import type { FileId } from "../../core/files/file-id.model.ts";
import type { FileMassAction, FileMassResults, NewFile } from "../../core/files/file-write.model.ts";
import type { FileRecord, FileUse } from "../../core/files/file.model.ts";
import type { FileFolderStore, FileStore } from "../../core/files/files.port.ts";
import { foundFile } from "../../core/files/find-file.rule.ts";
import { massResult } from "../../core/files/mass-result.rule.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { contentFake } from "./file-content.fake.ts";
import { filePage } from "./file-page.fake.ts";
import { type FileWorldFake, uploadedFake } from "./file-world.fake.ts";

const keyOf = ({ kind, id }: FileUse): string => `${kind}:${id}`;
/** Files in memory; every write is decided by the rules that the server asks. */
export const makeFileStoreFake = (world: FileWorldFake, folders: Pick<FileFolderStore, "update" | "remove" | "restore">): FileStore => {
  const { now } = world;
  const get = (id: FileId): E.Either<Failure, FileRecord> => foundFile(world.file(id), now());
  const remove = (id: FileId): E.Either<Failure, void> => {
    const decision = decideFileDeletion(world.file(id), now());
    if (E.isLeft(decision)) return decision;
    if (decision.right !== null) world.put(id, decision.right.edit);
    return E.right(undefined);
  };
  const restore = (id: FileId): E.Either<Failure, FileRecord> => {
    const decision = decideFileRestoration(world.file(id), { places: world.places(), now: now() });
    if (E.isLeft(decision)) return decision;
    if (decision.right !== null) world.put(id, decision.right.edit);
    return get(id);
  };
  const move = (id: FileId, folder_id: number | null): E.Either<Failure, FileRecord> => {
    const version = world.file(id)?.version ?? 0;
    const decision = decideFileChange(world.file(id), { version, folder_id }, { folder: world.folder(folder_id), now: now() });
    if (E.isLeft(decision)) return decision;
    if (decision.right !== null) world.put(id, decision.right.edit);
    return get(id);
  };
  const replace = (from: FileId, to: FileId, only?: readonly string[]): readonly string[] => {
    const held = world.uses.get(from) ?? [];
    const moved = held.filter((use) => only === undefined || only.includes(keyOf(use)));
    const there = (world.uses.get(to) ?? []).filter((use) => !moved.some((one) => keyOf(one) === keyOf(use)));
    world.uses.set(
      from,
      held.filter((use) => !moved.includes(use)),
    );
    world.uses.set(to, [...there, ...moved]);
    return moved.map(keyOf);
  };
  const created = (asked: NewFile): E.Either<Failure, FileRecord> => {
    const upload = "upload" in asked ? asked.upload : null;
    const made = [...world.files.values()].find((file) => upload !== null && file.upload_id === upload);
    const content = upload === null ? uploadedFake("picture.jpg") : (world.uploads.get(upload) ?? null);
    const context = { folder: world.folder(asked.folder_id ?? null), now: now() };
    const decision = decideNewFile(made === undefined ? null : world.file(made.id), content, asked, context);
    if (E.isLeft(decision)) return decision;
    if (decision.right === null || content === null) return get(made?.id ?? 0);
    const { poster, ...facts } = content;
    const id = world.nextId();
    if (upload !== null) world.uploads.delete(upload);
    world.files.set(id, {
      ...facts,
      ...decision.right.row,
      id,
      address: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
      has_poster: poster !== null,
      upload_id: upload,
      focus: null,
      teams: [],
      created_by: world.user,
      version: 1,
      deleted_at: null,
    });
    return get(id);
  };
  /** Folders are restored before files, which then find theirs in use. */
  const massAction = async ({ action, files, folders: chosen, folder_id = null }: FileMassAction) => {
    const folderResults: FileMassResults["results"][number][] = [];
    for (const id of chosen) {
      const version = world.folder(id)?.version ?? 0;
      const command =
        action === "move"
          ? folders.update(id, { version, parent_id: folder_id })
          : action === "delete"
            ? folders.remove(id)
            : folders.restore(id);
      folderResults.push(massResult({ kind: "folder", id }, await command()));
    }
    const results = files.map((id) =>
      massResult({ kind: "file", id }, action === "move" ? move(id, folder_id) : action === "delete" ? remove(id) : restore(id)),
    );
    return E.right({ results: [...results, ...folderResults] });
  };
  return {
    list: (query) => async () => E.right(filePage(world, query)),
    get: (id) => async () => get(id),
    create: (asked) => async () => created(asked),
    update: (id, change) => async () => {
      const decision = decideFileChange(world.file(id), change, { folder: world.folder(change.folder_id ?? null), now: now() });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) world.put(id, decision.right.edit);
      return get(id);
    },
    remove: (id) => async () => remove(id),
    restore: (id) => async () => restore(id),
    ...contentFake(world, get),
    uses: (id) => async () => E.map(() => ({ uses: world.uses.get(id) ?? [], hidden: 0 }))(get(id)),
    replaceEverywhere: (id, by, only) => async () =>
      E.map(({ from, to }: { readonly from: FileRecord; readonly to: FileRecord }) => {
        const records = replace(from.id, to.id, only);
        return { replaced: records.length, records };
      })(decideReplacement(world.file(id), world.file(by), now())),
    duplicates: async () => {
      const inUse = [...world.files.values()].filter(({ deleted_at }) => deleted_at === null);
      const groups = [...Map.groupBy(inUse, ({ sha256 }) => sha256).values()].filter(({ length }) => length > 1);
      return E.right(
        groups
          .map((group) => ({ size: group[0]?.size ?? 0, files: group.flatMap(({ id }) => world.file(id) ?? []) }))
          .toSorted((a, b) => b.size - a.size),
      );
    },
    mergeDuplicates: (id, others) => async () => {
      const sha256 = world.files.get(Number(id))?.sha256;
      const same = new Set([...world.files.values()].filter((file) => file.sha256 === sha256).map((file) => file.id));
      const decision = decideMerge(world.file(id), others.map(world.file), same);
      if (E.isLeft(decision)) return decision;
      for (const other of decision.right.others) {
        replace(other.id, id);
        remove(other.id);
      }
      return get(id);
    },
    massAction: (action) => () => massAction(action),
    usage: async () => {
      const held = [...world.files.values()];
      const bytes = [...new Map(held.map(({ sha256, size }) => [sha256, size])).values()].reduce((sum, size) => sum + size, 0);
      const bin = held.filter((file) => file.deleted_at !== null).length;
      return E.right({ bytes, limit: world.limit, files: held.length - bin, bin });
    },
  };
};
