import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "ownDetails.schema": "learners",
  "ownDetails.fields": "learners",
  "ownDetails.get": "learners",
  "ownDetails.update": "learners",
  "ownSecrets.sendPin": "learners",
  "ownSecrets.confirm": "learners",
  "ownSecrets.reveal": "learners",
};
