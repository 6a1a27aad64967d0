import * as E from "fp-ts/lib/Either.js";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { mediaFileName } from "../../../core/media-sources/media-item-name.rule.ts";
import type { ChosenItem, MediaSourceName } from "../../../core/media-sources/media-source.model.ts";
import { mediaSources } from "../../../core/media-sources/media-sources.rule.ts";
import { createFromContent } from "../files/create-file.store.ts";
import { fetchFile } from "../files/fetch-file.flow.ts";
import type { FileCall } from "../files/file-row.ts";
import { createdFile } from "../files/files.store.ts";
import type { ServerDeps } from "../server-deps.ts";
import { withSource } from "./with-source.flow.ts";

/** Copies a file of a source: its content is fetched like any address, checked like an upload, and named with its credit. */
export const copyItem = async (
  deps: ServerDeps,
  call: FileCall,
  source: MediaSourceName,
  { item, folder_id }: ChosenItem,
): Promise<E.Either<Failure, FileRecord>> => {
  const { org_id } = call.actor;
  const found = await withSource(deps, call.actor, source, (provider, access) => provider.find(item, access));
  if (E.isLeft(found)) return found;
  const { address, headers, title, credit, description } = found.right;
  const content = await fetchFile(deps, org_id, address, { field: "item", headers });
  if (E.isLeft(content)) return content;
  const asked = {
    folder_id: folder_id ?? null,
    filename: mediaFileName({ title, credit, source: mediaSources[source].name }),
    description: description.slice(0, fileLimits.description),
  };
  return createdFile(await deps.database.inOrg(org_id, (tx) => createFromContent({ ...call, tx }, asked, content.right)));
};
