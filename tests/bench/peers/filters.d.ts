/** Another library that answers filter documents. */
export type FilterPeer = {
  readonly name: string;
  /** The five questions of `filter-documents.ts` in the library's own language, each made into a test of one record. */
  readonly compile: () => readonly ((record: object) => boolean)[];
};

/** @param seenFrom the window of the last question, epoch seconds, `seenTo` exclusive */
export const filterPeers: (seenFrom: number, seenTo: number) => readonly FilterPeer[];
