import type { OwnDetails } from "../../core/contacts/own-details.port.ts";
import { ownDetailsContract } from "../contract/own-details.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's own details over HTTP. */
export const makeOwnDetailsHttp = (call: Caller): OwnDetails => ({
  schema: call(ownDetailsContract.schema, none),
  get: (id) => call(ownDetailsContract.get, { ...none, params: { id } }),
  update: (id, body) => call(ownDetailsContract.update, { ...none, params: { id }, body }),
});
