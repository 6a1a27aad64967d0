import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { ProofVerdict, RevealedSecret } from "../../core/fields/secrets.port.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const longestPassword = 256;
const longestName = 110;

/** Endpoints for secrets of contacts. */
export const secrets = {
  confirm: endpoint({
    ...noInput,
    name: "secrets.confirm",
    summary:
      "Confirms the caller's password, or the PIN of six digits in its place, five tries; secrets can be revealed for the next five minutes.",
    method: "POST",
    path: "/api/users/confirm_password",
    access: members("contacts"),
    carriesTeams: false,
    rate: "login",
    body: exactly("PasswordAgain", { password: textUpTo(longestPassword) }, {}),
    reply: ProofVerdict,
  }),
  reveal: endpoint({
    ...noInput,
    name: "secrets.reveal",
    summary: "Reveals a secret of a contact; access is recorded in the audit log.",
    method: "GET",
    path: "/api/contacts/:id/reveal-secret",
    whileViewing: "refused",
    access: members("contacts"),
    params: t.type({ id: IntText }),
    query: t.type({ field: textUpTo(longestName) }),
    reply: RevealedSecret,
  }),
} as const;
