import { token } from "../kernel/token.ts";
import type { SealedSecret } from "./sealed-secret.model.ts";

/** Seals what a user typed before it leaves the browser. */
export type SecretSealing = {
  /**
   * @param place of `sealedFor`
   * @param key the organisation's current one
   * @returns null where the browser cannot encrypt, as without HTTPS
   */
  readonly seal: (
    text: string,
    place: string,
    key: { readonly key_id: number; readonly public_key: string },
  ) => Promise<SealedSecret | null>;
};
export const SecretSealing = token<SecretSealing>("organisation.sealing");
