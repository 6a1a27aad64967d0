import * as TE from "fp-ts/lib/TaskEither.js";
import { shareRefusals } from "../../core/files/share-refusals.ts";
import type { SharedFiles } from "../../core/files/shared-files.port.ts";
import { notFound } from "../../core/kernel/failure.ts";
import { fileShares } from "../contract/file-shares.contract.ts";
import { type Caller, none } from "./caller.ts";

/** What links open, over HTTP. */
export const makeSharedFilesHttp = (call: Caller): SharedFiles => ({
  open: (token, password) =>
    token === ""
      ? TE.left(notFound(shareRefusals.share_gone))
      : call(fileShares.open, { ...none, params: { token }, body: password === "" ? {} : { password } }),
});
