import type { SecretStore } from "../../core/fields/secrets.port.ts";
import { secrets } from "../contract/secrets.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Secrets of contacts over HTTP. */
export const makeSecretsHttp = (call: Caller): SecretStore => ({
  confirm: (password) => call(secrets.confirm, { ...none, body: { password } }),
  reveal: (id, field) => call(secrets.reveal, { ...none, params: { id }, query: { field } }),
});
