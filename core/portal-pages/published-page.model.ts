import * as t from "io-ts";

/** A published page of the portal as learners see it. */
export const PublishedPage = t.type({ path: t.string, title: t.string, html: t.string }, "PublishedPage");
export type PublishedPage = t.TypeOf<typeof PublishedPage>;
