import * as t from "io-ts";

/** Whom a course is offered to: everybody, the members of a group, or only those whom staff enrol. */
export const Offered = t.keyof({ all: null, group: null, enrol: null }, "Offered");
export type Offered = t.TypeOf<typeof Offered>;
