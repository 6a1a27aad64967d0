import * as E from "fp-ts/lib/Either.js";
import { stat } from "node:fs/promises";
import { isCheckedFilm, isShownPicture } from "../../../../core/files/file-type.rule.ts";
import { contentRefusal } from "../../../../core/files/upload-limits.rule.ts";
import { uploadRefusals } from "../../../../core/files/upload-refusals.ts";
import { type Failure, invalid } from "../../../../core/kernel/failure.ts";
import { preparePicture } from "../pictures/prepare-picture.ts";
import { contentType } from "./content-type.ts";
import type { FilmFacts } from "./film-facts.ts";

/**
 * A local file that was checked.
 * @property path where its content to store is: the given one, or a temporary file
 */
export type CheckedContent = {
  readonly path: string;
  readonly mimetype: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
};

type Checked = E.Either<Failure, CheckedContent>;

const plain = { width: null, height: null, duration: null };

/** The reader of containers is the largest library of the server; few processes ever need it. */
const factsOf = async (path: string): Promise<FilmFacts | null> => (await import("./film-facts.ts")).filmFacts(path);

const picture = async (path: string, mimetype: string): Promise<Checked> => {
  const prepared = await preparePicture(path, mimetype);
  return E.isLeft(prepared) ? prepared : E.right({ ...prepared.right, mimetype, duration: null });
};

const film = async (path: string, mimetype: string): Promise<Checked> => {
  const facts = await factsOf(path);
  if (facts === null) return E.left(invalid({ file: [uploadRefusals.upload_video_broken] }));
  return E.right({ path, mimetype: facts.width === null ? mimetype.replace(/^video\//, "audio/") : mimetype, ...facts });
};

/** Checks a local file by its content: type, limits, picture or container; pictures come back without metadata. */
export const checkedContent = async (path: string, filename: string): Promise<Checked> => {
  const { size } = await stat(path);
  const mimetype = await contentType(path, filename);
  const refusal = contentRefusal({ mimetype, size });
  if (refusal !== null) return E.left(refusal);
  if (isShownPicture(mimetype)) return picture(path, mimetype);
  if (isCheckedFilm(mimetype)) return film(path, mimetype);
  if (mimetype.startsWith("audio/")) return E.right({ path, mimetype, ...plain, duration: (await factsOf(path))?.duration ?? null });
  return E.right({ path, mimetype, ...plain });
};
