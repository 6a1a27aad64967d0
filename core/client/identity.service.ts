import { token } from "../kernel/token.ts";
import type { HeldIdentity } from "./identity-headers.rule.ts";

/**
 * State of the request client beside the headers.
 * @property profile_pid portal of the profile that a staff member acts as
 * @property team current team, null for all
 */
export type ClientIdentity = HeldIdentity & { readonly profile_pid: string | null; readonly team: number | null };

/** The identity under which this page makes its calls, set by the services that determine it. */
export type Identity = { readonly held: () => ClientIdentity; readonly hold: (change: Partial<ClientIdentity>) => void };
export const Identity = token<Identity>("client.identity");

/** No credentials. */
export const nobodyHeld: ClientIdentity = {
  app_key: null,
  token: null,
  portal_token: null,
  profile_token: null,
  share_token: null,
  view_as: null,
  portal_id: null,
  pin: null,
  csrf: null,
  profile_pid: null,
  team: null,
};

/** @param start initial values; read at each call, since a cookie may change meanwhile */
export const makeIdentity = (start: () => Partial<ClientIdentity>): Identity => {
  let learnt: Partial<ClientIdentity> = {};
  return {
    held: () => ({ ...nobodyHeld, ...start(), ...learnt }),
    hold: (change) => {
      learnt = { ...learnt, ...change };
    },
  };
};
