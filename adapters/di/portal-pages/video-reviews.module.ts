import { ContainerModule } from "inversify";
import { OwnVideoReviews } from "../../../core/video-reviews/video-reviews.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnVideoReviewsHttp } from "../../http/video-reviews.http.ts";
import { provide } from "../provide.ts";

/** The learner's reviewed videos. */
export const services = new ContainerModule((options) => {
  provide(options, OwnVideoReviews, (call: Caller) => makeOwnVideoReviewsHttp(call), [Caller]);
});
