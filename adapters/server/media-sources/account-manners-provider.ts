import type { MediaAccount } from "../media-settings.ts";
import { apiAddress } from "./ask-source.flow.ts";
import type { AccountSource } from "./configured-provider.ts";

/** What is particular to the accounts of a source. */
export type AccountManner = {
  readonly scope: string;
  /** parameters of the page on which the user agrees */ readonly asking: Readonly<Record<string, string>>;
  /** the address at which a token of an hour becomes one of 60 days; null where the first token is kept */
  readonly lengthen: ((account: MediaAccount, access: string) => URL) | null;
  /** the address at which such a token is renewed; null where there is a refresh token, or nothing to renew with */
  readonly renew: ((account: MediaAccount, access: string) => URL) | null;
  /** the request that ends the access where the source has no standard one */
  readonly end: ((account: MediaAccount) => URL) | null;
};

/** What is particular to each source. */
export const accountManners: Readonly<Record<AccountSource, AccountManner>> = {
  googledrive: {
    scope: "https://www.googleapis.com/auth/drive.readonly",
    asking: { access_type: "offline", prompt: "consent" },
    lengthen: null,
    renew: null,
    end: null,
  },
  instagram: {
    scope: "instagram_business_basic",
    asking: {},
    lengthen: ({ api, clientSecret }, access) =>
      apiAddress(api, "/access_token", { grant_type: "ig_exchange_token", client_secret: clientSecret, access_token: access }),
    renew: ({ api }, access) => apiAddress(api, "/refresh_access_token", { grant_type: "ig_refresh_token", access_token: access }),
    end: null,
  },
  facebook: {
    scope: "user_photos",
    asking: {},
    lengthen: ({ token, clientId, clientSecret }, access) =>
      apiAddress(token, "", {
        grant_type: "fb_exchange_token",
        client_id: clientId,
        client_secret: clientSecret,
        fb_exchange_token: access,
      }),
    renew: null,
    end: ({ api }) => apiAddress(api, "/me/permissions"),
  },
};
