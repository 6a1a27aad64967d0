import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { FileShareStore } from "../../core/files/files.port.ts";
import { fileShares } from "../contract/file-shares.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Links that share files and folders, over HTTP. */
export const makeFileSharesHttp = (call: Caller): FileShareStore => ({
  list: (query) => call(fileShares.list, { ...none, query }),
  create: (body) => call(fileShares.create, { ...none, body }),
  revoke: (id) =>
    pipe(
      call(fileShares.revoke, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
});
