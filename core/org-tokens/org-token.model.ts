import * as t from "io-ts";
import { Flag, Role } from "../access/role.model.ts";
import { ApiTokenEntry } from "../auth/access-list.model.ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { NewApiToken, TokenDays } from "../auth/new-api-token.model.ts";
import { listUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/**
 * @property tokens of one organisation, those of connectors included
 * @property name characters
 */
export const orgTokenLimits = { tokens: 50, name: 80 } as const;

/** The role of a service user: an administrator, or a member with chosen permissions. */
export const ServiceRole = t.keyof({ admin: null, user: null }, "ServiceRole");
export type ServiceRole = t.TypeOf<typeof ServiceRole>;

/**
 * An organisation's token without its secret.
 * @property user_id its service user
 * @property is_connector whether it only subscribes and unsubscribes webhooks
 */
export const OrgToken = t.intersection(
  [ApiTokenEntry, t.type({ user_id: t.number, role: Role, flags: t.readonlyArray(Flag), is_connector: t.boolean })],
  "OrgToken",
);
export type OrgToken = t.TypeOf<typeof OrgToken>;

const { scopes } = NewApiToken.codec.types[1].props;

/** A new organisation's token; without scopes it may do whatever its permissions allow, without days it lives 90. */
export const NewOrgToken = exactly(
  "NewOrgToken",
  { name: boundedText("TokenName", 1, orgTokenLimits.name), role: ServiceRole },
  { flags: listUpTo(Flag, 50), scopes, days: TokenDays },
);
export type NewOrgToken = t.TypeOf<typeof NewOrgToken>;
