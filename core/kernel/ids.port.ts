import { token } from "./token.ts";

/** The only source of new identifiers. */
export type Ids = {
  /** @returns a version 4 UUID, lower case */
  readonly uuid: () => string;
};
export const Ids = token<Ids>("kernel.ids");
