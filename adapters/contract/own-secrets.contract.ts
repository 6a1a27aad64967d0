import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { PinSent } from "../../core/contacts/own-secrets.port.ts";
import { ProofVerdict, RevealedSecret } from "../../core/fields/secrets.port.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";

const longestPin = 12;
const longestName = 110;
const learner = { ...noInput, access: learners } as const;

/** Endpoints for learners' own secrets. */
export const ownSecretsContract = {
  sendPin: endpoint({
    ...learner,
    name: "ownSecrets.sendPin",
    summary: "Sends the learner a one-time PIN for viewing their secrets.",
    method: "POST",
    path: "/api/cg/secret_pin",
    rate: "login",
    reply: PinSent,
  }),
  confirm: endpoint({
    ...learner,
    name: "ownSecrets.confirm",
    summary: "Confirms the PIN; secrets can be revealed for the next five minutes.",
    method: "POST",
    path: "/api/cg/confirm_pin",
    rate: "login",
    body: exactly("SecretPin", { pin: textUpTo(longestPin) }, {}),
    reply: ProofVerdict,
  }),
  reveal: endpoint({
    ...learner,
    name: "ownSecrets.reveal",
    summary: "Reveals a secret of the learner; access is recorded in the audit log.",
    method: "GET",
    path: "/api/cg/reveal_secret",
    whileViewing: "refused",
    query: t.type({ field: textUpTo(longestName) }, "OwnSecretField"),
    reply: RevealedSecret,
  }),
} as const;
