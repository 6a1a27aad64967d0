import type { TextStandings } from "../../core/texts/texts.port.ts";
import { texts } from "../contract/texts.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Which numbers of contacts want texts, over HTTP. */
export const makeTextStandingsHttp = (call: Caller): TextStandings => ({
  of: (id) => call(texts.standing, { ...none, params: { id } }),
});
