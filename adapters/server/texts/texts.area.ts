import type { Area } from "../contributions/area.ts";
import { movedTexts } from "./moved-texts.ts";
import { serveDemoTexts } from "./serve-demo-texts.ts";
import { serveReceivedTexts } from "./serve-received-texts.ts";
import { makeStoppedNumbers } from "./stopped-numbers.store.ts";
import { textsTimeline } from "./texts-timeline.ts";

/**
 * What came by text is merged, shown in timelines and erased with contacts, but that their numbers stopped texts stays as a hash. The carrier
 * delivers texts; in the demo, its outbox does.
 */
export const area: Area = {
  mergeParts: [movedTexts],
  timelineParts: [textsTimeline],
  erase: (tx, contacts, { sealer, mobiles }) => makeStoppedNumbers(sealer).erase(tx, contacts, mobiles),
  serve: async (app, { config, database, outbox, origin, clock }) => {
    const receiving = { database, outbox, origin, now: clock.now };
    if (config.demo) await serveDemoTexts(app, receiving);
    if (config.twilio !== null) await serveReceivedTexts(app, { ...receiving, token: config.twilio.token });
  },
};
