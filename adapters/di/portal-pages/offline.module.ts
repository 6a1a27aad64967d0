import { createStore } from "idb-keyval";
import { ContainerModule } from "inversify";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { CourseOffers } from "../../../core/learning/course-offer.port.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import { makeCourseStoring } from "../../../core/offline/course-storing.service.ts";
import { KeepCourse, makeKeepCourse } from "../../../core/offline/keep-course.service.ts";
import { KeptMedia } from "../../../core/offline/kept-media.port.ts";
import { makeKeptReading, OwnKept } from "../../../core/offline/kept-reading.service.ts";
import { makeOfflineCache } from "../../../core/offline/offline-cache.service.ts";
import { KeptReading } from "../../../core/offline/without-network.service.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { Caller } from "../../http/caller.ts";
import { makeCourseOffersHttp } from "../../http/course-offers.http.ts";
import { browserMedia } from "../../storage/browser-media.storage.ts";
import { noStorage } from "../../storage/forgetting.storage.ts";
import { indexedDbStorage } from "../../storage/indexed-db.storage.ts";
import { provide } from "../provide.ts";

/** What the portal keeps on this device. The journal of answers is loaded before it. */
export const services = new ContainerModule((options) => {
  provide(options, CourseOffers, (call: Caller) => makeCourseOffersHttp(call), [Caller]);
  provide(options, KeptMedia, ({ isViewing }: TabView) => browserMedia(isViewing ? noStorage : () => globalThis.window), [TabView]);
  provide(
    options,
    OwnKept,
    (media: KeptMedia, outbox: LearningOutbox, clock: Clock, { isViewing }: TabView) =>
      makeKeptReading({
        cache: makeOfflineCache(indexedDbStorage(isViewing ? noStorage : () => createStore("cygnet-kept", "values"))),
        media,
        outbox,
        clock,
      }),
    [KeptMedia, LearningOutbox, Clock, TabView],
  );
  provide(
    options,
    KeptReading,
    (kept: OwnKept, keepCourse: KeepCourse): KeptReading => {
      kept.confirmed$.subscribe(() => void keepCourse.refresh());
      return kept;
    },
    [OwnKept, KeepCourse],
  );
  provide(
    options,
    KeepCourse,
    (offers: CourseOffers, media: KeptMedia, cache: OwnKept, clock: Clock) =>
      makeKeepCourse({ storing: makeCourseStoring({ offers, media, clock }), media, cache }),
    [CourseOffers, KeptMedia, OwnKept, Clock],
  );
});
