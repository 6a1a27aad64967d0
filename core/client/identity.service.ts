import { token } from "../kernel/token.ts";
import type { HeldIdentity } from "./identity-headers.rule.ts";

/**
 * What the request client holds beside headers.
 * @property profile_pid portal of the profile that a member of staff acts as
 * @property team in force, null for all
 */
export type ClientIdentity = HeldIdentity & { readonly profile_pid: string | null; readonly team: number | null };

/** Who the calls of this page are made by, told to the request client by whoever learns it. */
export type Identity = { readonly held: () => ClientIdentity; readonly hold: (change: Partial<ClientIdentity>) => void };
export const Identity = token<Identity>("client.identity");

/** Nobody in particular. */
export const nobodyHeld: ClientIdentity = {
  app_key: null,
  token: null,
  portal_token: null,
  profile_token: null,
  share_token: null,
  portal_id: null,
  pin: null,
  csrf: null,
  profile_pid: null,
  team: null,
};

/** @param start what is known from the start; read anew at each call, for a cookie may change meanwhile */
export const makeIdentity = (start: () => Partial<ClientIdentity>): Identity => {
  let learnt: Partial<ClientIdentity> = {};
  return {
    held: () => ({ ...nobodyHeld, ...start(), ...learnt }),
    hold: (change) => {
      learnt = { ...learnt, ...change };
    },
  };
};
