/** A report of how far a recording was played; seconds. */
export type WatchReport = { readonly time: number; readonly furthest: number; readonly duration: number; readonly rate: number };
