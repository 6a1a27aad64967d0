import type { OwnDetails } from "../../core/contacts/own-details.port.ts";
import { ownDetailsContract } from "../contract/own-details.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** The learner's own details, kept by the server. */
export const makeOwnDetailsHttp = (call: Caller): OwnDetails => ({
  schema: call(ownDetailsContract.schema, none, returned),
  get: (id) => call(ownDetailsContract.get, { ...none, params: { id } }, returned),
  update: (id, body) => call(ownDetailsContract.update, { ...none, params: { id }, body }, returned),
});
