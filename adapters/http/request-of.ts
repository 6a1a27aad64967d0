import type { AccessRule } from "../../core/access/access-rule.rule.ts";
import type { ClientIdentity } from "../../core/client/identity.service.ts";
import { portalPath } from "../../core/client/request-path.rule.ts";
import { teamParameter } from "../../core/client/team-parameter.rule.ts";
import { isObject } from "../../core/kernel/is-object.ts";
import type { Endpoint } from "../contract/endpoint.ts";

type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B };
/** @property body null for calls without one */
type Request = { readonly address: string; readonly body: string | null };

const base = "/api";

/**
 * The address and body of a call: parameters in the path, the rest in the query, the teams added, and below `portal/` for a portal profile.
 */
export const requestOf = <A extends AccessRule, P, Q, B, R>(
  endpoint: Endpoint<A, P, Q, B, R>,
  input: Input<P, Q, B>,
  held: ClientIdentity,
  explicit: string | null,
): Request => {
  const { method, path, access, carriesTeams, hasPortalPath } = endpoint;
  const params = endpoint.params.encode(input.params);
  const query = endpoint.query.encode(input.query);
  const withBody = method === "POST" || method === "PUT";
  const body: unknown = withBody ? endpoint.body.encode(input.body) : {};
  const asked = explicit ?? query["teams"] ?? (isObject(body) && typeof body["teams"] === "string" ? body["teams"] : null);
  const teams =
    access.kind === "staff" ? teamParameter({ method, carriesTeams, explicit: asked, team: held.team }) : { value: null, inBody: false };
  const filled = path.replace(/:([A-Za-z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const pairs = Object.entries({ ...query, ...(teams.value === null ? {} : { teams: teams.value }) });
  const search = new URLSearchParams(pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  const isBelowPortal = hasPortalPath && held.profile_pid !== null && held.profile_pid !== "";
  const prefixed = isBelowPortal ? base + portalPath(filled.slice(base.length)) : filled;
  return {
    address: search.size === 0 ? prefixed : `${prefixed}?${search}`,
    body: withBody ? JSON.stringify(teams.inBody && isObject(body) && !("teams" in body) ? { ...body, teams: teams.value } : body) : null,
  };
};
