import type { MediaSourceName } from "../../core/media-sources/media-source.model.ts";

/**
 * Where the API of a source is, and where users connect their accounts.
 * @property revoke null where the source has no such address
 */
export type MediaAddresses = {
  readonly api: string;
  readonly authorize: string;
  readonly token: string;
  readonly revoke: string | null;
};

/** An application that is registered at a source. */
export type MediaAccount = MediaAddresses & { readonly clientId: string; readonly clientSecret: string };

/** Settings of sources from which files are copied; null: not offered. */
export type MediaSettings = {
  readonly unsplash: { readonly api: string; readonly key: string } | null;
} & Readonly<Record<Exclude<MediaSourceName, "unsplash">, MediaAccount | null>>;

/** No source is offered. */
export const noMediaSources: MediaSettings = { unsplash: null, googledrive: null, instagram: null, facebook: null };

type Reader = {
  readonly text: (name: string) => string | null;
  readonly expect: <A>(name: string, value: A, ok: boolean, expected: string) => A;
  readonly refuse: (problem: string) => void;
};

const unsplashApi = "https://api.unsplash.com";
const standard: Readonly<Record<Exclude<MediaSourceName, "unsplash">, MediaAddresses>> = {
  googledrive: {
    api: "https://www.googleapis.com/drive/v3",
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    revoke: "https://oauth2.googleapis.com/revoke",
  },
  instagram: {
    api: "https://graph.instagram.com",
    authorize: "https://www.instagram.com/oauth/authorize",
    token: "https://api.instagram.com/oauth/access_token",
    revoke: null,
  },
  facebook: {
    api: "https://graph.facebook.com/v23.0",
    authorize: "https://www.facebook.com/v23.0/dialog/oauth",
    token: "https://graph.facebook.com/v23.0/oauth/access_token",
    revoke: null,
  },
};

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** An address of a service, at another origin where one is configured. */
const at = (origin: string | null, address: string): string =>
  origin === null ? address : address.replace(new URL(address).origin, origin);

/** Reads the settings of sources; `CYGNET_…_URL` is an origin that stands in for all hosts of a source. */
export const readMediaSettings = ({ text, expect, refuse }: Reader): MediaSettings => {
  const originOf = (name: string): string | null => {
    const origin = text(name);
    return expect(name, origin, origin === null || isOrigin(origin), "an origin such as https://media.example.com, without a path");
  };
  const account = (source: keyof typeof standard): MediaAccount | null => {
    const prefix = `CYGNET_${source.toUpperCase()}`;
    const [clientId, clientSecret] = [text(`${prefix}_CLIENT_ID`), text(`${prefix}_CLIENT_SECRET`)];
    const origin = originOf(`${prefix}_URL`);
    if (clientId === null || clientSecret === null) {
      if (clientId !== clientSecret) refuse(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET go together; one is missing.`);
      return null;
    }
    const { api, authorize, token, revoke } = standard[source];
    return {
      api: at(origin, api),
      authorize: at(origin, authorize),
      token: at(origin, token),
      revoke: revoke === null ? null : at(origin, revoke),
      clientId,
      clientSecret,
    };
  };
  const key = text("CYGNET_UNSPLASH_KEY");
  const unsplash = at(originOf("CYGNET_UNSPLASH_URL"), unsplashApi);
  return {
    unsplash: key === null ? null : { api: unsplash, key },
    googledrive: account("googledrive"),
    instagram: account("instagram"),
    facebook: account("facebook"),
  };
};
