import * as E from "fp-ts/lib/Either.js";
import { stockBanners } from "../../../core/files/banners.rule.ts";
import { newFileProblem } from "../../../core/files/decide-new-file.rule.ts";
import type { NewFile } from "../../../core/files/file-write.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { fileFolders } from "../../contract/file-folders.contract.ts";
import { files } from "../../contract/files.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { recordHandlers } from "../http/resource-handlers.ts";
import { routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { bannerSizes } from "./banners/banner-files.ts";
import { createFromContent, createFromUpload } from "./create-file.store.ts";
import { fetchFile } from "./fetch-file.flow.ts";
import type { FileCall } from "./file-row.ts";
import { createdFile, makeFileStore } from "./files.store.ts";
import { findFolder } from "./folder-row.ts";
import { makeFolderStore } from "./folders.store.ts";
import { storageLimit, storageUse } from "./quota.store.ts";

type FromAddress = Extract<NewFile, { readonly url: string }>;

/** Fetches the file after the transaction, and creates it in one of its own. */
const createFromAddress = async (
  deps: ServerDeps,
  call: FileCall,
  asked: FromAddress,
): Promise<E.Either<Failure, Afterwards<FileRecord>>> => {
  const problem = newFileProblem(asked, await findFolder(call, asked.folder_id ?? null));
  if (problem !== null) return E.left(problem);
  const { org_id } = call.actor;
  return E.right(
    new Afterwards(async () => {
      const content = await fetchFile(deps, org_id, asked.url);
      if (E.isLeft(content)) return content;
      return createdFile(await deps.database.inOrg(org_id, (tx) => createFromContent({ ...call, tx }, asked, content.right)));
    }),
  );
};

/** Endpoints for files and their folders. */
export const routes: RouteContribution = (deps) => {
  const { areas, config } = deps;
  const system = stockBanners(config.files.cdn, bannerSizes);
  const callOf = ({ tx, actor, request }: Pick<FileCall, "tx" | "actor" | "request">): FileCall => ({
    tx,
    actor,
    request,
    areas,
    system,
  });
  const file = (call: Pick<FileCall, "tx" | "actor" | "request">) => makeFileStore(callOf(call));
  const folder = (call: Pick<FileCall, "tx" | "actor" | "request">) => makeFolderStore(callOf(call));
  return [
    ...routesFor(files, {
      list: (call) => file(call).list(call.query),
      create: (call) => async () =>
        "upload" in call.body
          ? createdFile(await createFromUpload(callOf(call), call.body))
          : createFromAddress(deps, callOf(call), call.body),
      usage:
        ({ tx }) =>
        async () =>
          E.right({ ...(await storageUse(tx)), limit: await storageLimit(tx, config) }),
      duplicates: (call) => file(call).duplicates,
      massAction: (call) => file(call).massAction(call.body),
      ...recordHandlers(file),
      replaceContent: (call) => file(call).replaceContent(call.params.id, call.body),
      earlierContents: (call) => file(call).earlierContents(call.params.id),
      uses: (call) => file(call).uses(call.params.id),
      replaceEverywhere: (call) => file(call).replaceEverywhere(call.params.id, call.body.by, call.body.only),
      mergeDuplicates: (call) => file(call).mergeDuplicates(call.params.id, call.body.others),
    }),
    ...routesFor(fileFolders, {
      list: (call) => folder(call).list(call.query.deleted),
      create: (call) => folder(call).create(call.body),
      ...recordHandlers(folder),
    }),
  ];
};
