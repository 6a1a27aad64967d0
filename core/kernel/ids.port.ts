import { token } from "./token.ts";

/** The one source of fresh identifiers. */
export type Ids = {
  /** @returns a version 4 UUID, lower case */
  readonly uuid: () => string;
};
export const Ids = token<Ids>("kernel.ids");
