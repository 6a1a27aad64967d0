import { ContainerModule } from "inversify";
import { VideoReviewStore } from "../../../core/video-reviews/video-reviews.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeVideoReviewsHttp } from "../../http/video-reviews.http.ts";
import { provide } from "../provide.ts";

/** Reviews of learners' videos. */
export const services = new ContainerModule((options) => {
  provide(options, VideoReviewStore, (call: Caller) => makeVideoReviewsHttp(call), [Caller]);
});
