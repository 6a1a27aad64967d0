import { fileUrl } from "../files/file-address.rule.ts";
import { mediaKind } from "../files/media-kind.rule.ts";
import type { PortalFile } from "./portal-folder.model.ts";

/** A file as learners get it. */
export const portalFileOf = (file: {
  readonly id: number;
  readonly filename: string;
  readonly mime: string;
  readonly size: number;
  readonly address: string;
  readonly description: string;
  readonly updated_at: number;
}): PortalFile => {
  const { id, filename, mime, size, description, updated_at } = file;
  return { id, filename, type: mediaKind({ path: filename, mimetype: mime }), size, url: fileUrl("", file), description, updated_at };
};
