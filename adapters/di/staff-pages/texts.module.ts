import { ContainerModule } from "inversify";
import { TextStandings } from "../../../core/texts/texts.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeTextStandingsHttp } from "../../http/texts.http.ts";
import { provide } from "../provide.ts";

/** Which numbers of contacts want texts. */
export const services = new ContainerModule((options) => {
  provide(options, TextStandings, (call: Caller) => makeTextStandingsHttp(call), [Caller]);
});
