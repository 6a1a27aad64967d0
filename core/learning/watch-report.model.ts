/** How far a recording was played, as it is reported; seconds. */
export type WatchReport = { readonly time: number; readonly furthest: number; readonly duration: number; readonly rate: number };
