import { ContainerModule } from "inversify";
import { ProfileStore } from "../../../core/profile/profile.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeProfileHttp } from "../../http/profile.http.ts";
import { provide } from "../provide.ts";

/** Users' own accounts. */
export const services = new ContainerModule((options) => {
  provide(options, ProfileStore, (call: Caller) => makeProfileHttp(call), [Caller]);
});
