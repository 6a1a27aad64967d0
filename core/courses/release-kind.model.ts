import * as t from "io-ts";

/** When content is released to a learner, as the form offers it. */
export const ReleaseKind = t.keyof({ immediately: null, delay: null, date: null }, "ReleaseKind");
export type ReleaseKind = t.TypeOf<typeof ReleaseKind>;
