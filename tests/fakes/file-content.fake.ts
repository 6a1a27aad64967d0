import * as E from "fp-ts/lib/Either.js";
import { isRestorable } from "../../core/files/bin-days.rule.ts";
import { decideContentChange } from "../../core/files/decide-content-change.rule.ts";
import type { FileId } from "../../core/files/file-id.model.ts";
import type { FileRecord } from "../../core/files/file.model.ts";
import type { FileStore } from "../../core/files/files.port.ts";
import type { UploadedContent } from "../../core/files/uploaded-content.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { type FileWorldFake, type HeldFile, uploadedFake } from "./file-world.fake.ts";

const contentOf = ({ filename, mimetype, size, sha256 }: HeldFile): UploadedContent => uploadedFake(filename, { mimetype, size, sha256 });

/** The contents of files in memory. */
export const contentFake = (
  world: FileWorldFake,
  get: (id: FileId) => E.Either<Failure, FileRecord>,
): Pick<FileStore, "replaceContent" | "earlierContents"> => {
  const { now } = world;
  return {
    replaceContent: (id, asked) => async () => {
      const file = world.file(id);
      const held = typeof id === "number" ? world.files.get(id) : undefined;
      const stored = file === null ? null : { file, sha256: held?.sha256 ?? null, upload_id: held?.upload_id ?? null };
      const content = "upload" in asked ? world.uploads.get(asked.upload) : world.earlier.get(asked.earlier)?.content;
      const decision = decideContentChange(stored, asked, content ?? null, now());
      if (E.isLeft(decision)) return decision;
      if (decision.right === null || held === undefined || content === undefined) return get(id);
      const { audit: _audit, ...written } = decision.right;
      const earlier = world.nextId();
      world.earlier.set(earlier, {
        id: earlier,
        file: held.id,
        content: contentOf(held),
        filename: held.filename,
        mimetype: held.mimetype,
        size: held.size,
        replaced_at: now(),
        replaced_by: world.user,
      });
      if ("earlier" in asked) world.earlier.delete(asked.earlier);
      else world.uploads.delete(asked.upload);
      const { poster, filename: _filename, ...facts } = content;
      world.files.set(held.id, {
        ...held,
        ...facts,
        ...written,
        has_poster: poster !== null,
        upload_id: "upload" in asked ? asked.upload : held.upload_id,
      });
      return get(id);
    },
    earlierContents: (id) => async () => {
      const found = get(id);
      if (E.isLeft(found)) return found;
      const kept = [...world.earlier.values()].filter(({ file, replaced_at }) => file === id && isRestorable(replaced_at, now()));
      return E.right(kept.toReversed().map(({ content: _content, file: _file, ...earlier }) => earlier));
    },
  };
};
