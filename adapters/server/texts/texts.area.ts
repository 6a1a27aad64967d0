import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { movedTexts } from "./moved-texts.ts";
import { serveDemoTexts } from "./serve-demo-texts.ts";
import { serveReceivedTexts } from "./serve-received-texts.ts";
import { textsTimeline } from "./texts-timeline.ts";

/** What came by text is merged, shown in timelines and erased with contacts. The carrier delivers texts; in the demo, its outbox does. */
export const area: Area = {
  mergeParts: [movedTexts],
  timelineParts: [textsTimeline],
  erase: erasedRows("received_texts"),
  serve: async (app, { config, database, outbox, origin, clock }) => {
    const receiving = { database, outbox, origin, now: clock.now };
    if (config.demo) await serveDemoTexts(app, receiving);
    if (config.twilio !== null) await serveReceivedTexts(app, { ...receiving, token: config.twilio.token });
  },
};
