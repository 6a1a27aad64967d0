/** Another library that checks a list of contacts. */
export type DecodingPeer = { readonly name: string; readonly accepts: (value: unknown) => boolean };

export const decodingPeers: readonly DecodingPeer[];
