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
    summary: "Sends the learner a pin that opens their secrets once.",
    method: "POST",
    path: "/api/cg/secret_pin",
    rate: "login",
    reply: PinSent,
  }),
  confirm: endpoint({
    ...learner,
    name: "ownSecrets.confirm",
    summary: "Enters that pin; secrets can be revealed for five minutes after.",
    method: "POST",
    path: "/api/cg/confirm_pin",
    rate: "login",
    body: exactly("SecretPin", { pin: textUpTo(longestPin) }, {}),
    reply: ProofVerdict,
  }),
  reveal: endpoint({
    ...learner,
    name: "ownSecrets.reveal",
    summary: "Shows one of the learner's secrets; that it was seen is written down.",
    method: "GET",
    path: "/api/cg/reveal_secret",
    query: t.type({ field: textUpTo(longestName) }, "OwnSecretField"),
    reply: RevealedSecret,
  }),
} as const;
