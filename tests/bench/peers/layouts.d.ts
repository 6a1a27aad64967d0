/** A step by its number and the number of its parent, -1 for none. */
type Edge = { readonly id: string; readonly parent: string | null };

/**
 * Another library that places the boxes of a tree.
 * @returns how many it placed
 */
export type LayoutPeer = { readonly name: string; readonly place: (edges: readonly Edge[]) => number | Promise<number> };

/** The one that is fast enough for every size, and those that are bounded to small ones. */
export const treePeer: { readonly name: string; readonly place: (edges: readonly Edge[]) => number; readonly rootOf: (edges: readonly Edge[]) => string };
export const graphPeers: readonly LayoutPeer[];
