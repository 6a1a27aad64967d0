import { ContainerModule } from "inversify";
import { ThemeStore } from "../../../core/theme/themes.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeThemeHttp } from "../../http/theme.http.ts";
import { provide } from "../provide.ts";

/** The organisation's theme. */
export const services = new ContainerModule((options) => {
  provide(options, ThemeStore, (call: Caller) => makeThemeHttp(call), [Caller]);
});
