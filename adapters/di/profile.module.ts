import { ContainerModule } from "inversify";
import { ProfileStore } from "../../core/profile/profile.port.ts";
import { ThemeStore } from "../../core/theme/themes.port.ts";
import { Caller } from "../http/caller.ts";
import { makeProfileHttp } from "../http/profile.http.ts";
import { makeThemeHttp } from "../http/theme.http.ts";
import { provide } from "./provide.ts";

/** Users' own accounts and the organisation's theme in the staff application. */
export const profileModule = new ContainerModule((options) => {
  provide(options, ThemeStore, (call: Caller) => makeThemeHttp(call), [Caller]);
  provide(options, ProfileStore, (call: Caller) => makeProfileHttp(call), [Caller]);
});
