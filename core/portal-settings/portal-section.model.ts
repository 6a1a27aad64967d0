import * as t from "io-ts";

/** A section of the portal: its address and its name. */
export const PortalSection = t.type({ slug: t.string, name: t.string }, "PortalSection");
export type PortalSection = t.TypeOf<typeof PortalSection>;
