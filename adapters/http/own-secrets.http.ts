import type { OwnSecrets } from "../../core/contacts/own-secrets.port.ts";
import { ownSecretsContract } from "../contract/own-secrets.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's own secrets over HTTP. */
export const makeOwnSecretsHttp = (call: Caller): OwnSecrets => ({
  sendPin: call(ownSecretsContract.sendPin, none),
  confirm: (pin) => call(ownSecretsContract.confirm, { ...none, body: { pin } }),
  reveal: (field) => call(ownSecretsContract.reveal, { ...none, query: { field } }),
});
