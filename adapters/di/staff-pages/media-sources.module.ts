import { ContainerModule } from "inversify";
import { makeMediaBrowsers, MediaBrowsers } from "../../../core/media-sources/media-browser.service.ts";
import { MediaSourceStore } from "../../../core/media-sources/media-sources.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeMediaSourcesHttp } from "../../http/media-sources.http.ts";
import { provide } from "../provide.ts";

/** Sources of others from which files are copied. */
export const services = new ContainerModule((options) => {
  provide(options, MediaSourceStore, (call: Caller) => makeMediaSourcesHttp(call), [Caller]);
  provide(options, MediaBrowsers, (store: MediaSourceStore) => makeMediaBrowsers(store), [MediaSourceStore]);
});
