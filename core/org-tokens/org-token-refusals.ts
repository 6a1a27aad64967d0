import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about an organisation's tokens. */
export const orgTokenRefusals = refusalTable({
  org_tokens_full: "There can be up to {{most}} organisation tokens. Revoke one first.",
  org_token_name_taken: "There is a token “{{name}}” already. Choose another name, so that the audit log tells the two apart.",
});
