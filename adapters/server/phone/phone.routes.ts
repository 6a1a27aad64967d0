import * as E from "fp-ts/lib/Either.js";
import { invalid } from "../../../core/kernel/failure.ts";
import { phoneRefusals } from "../../../core/phone/phone-refusals.ts";
import { phone } from "../../contract/phone.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { embeddedNumbers } from "./embedded-numbers.ts";
import { makeNumbersStore } from "./phone-lines.store.ts";
import { signedMedia } from "./signed-media.crypto.ts";
import { makeTwilioNumbers } from "./twilio-numbers.ts";

/** Endpoints for phone lines: from Twilio if an account is configured, else simulated. */
export const routes: RouteContribution = ({ config, sealer }) => {
  const key = sealer.keyFor("links to media");
  const provider = config.twilio === null ? embeddedNumbers : makeTwilioNumbers(config.twilio, config.origin, fetch);
  return routesFor(phone, {
    search: (call) => makeNumbersStore(call, provider).search(call.query.area_code, call.query.country),
    purchase: (call) => makeNumbersStore(call, provider).purchase(call.body.phone_number, call.body.teams ?? []),
    sign:
      ({ tx, request, body }) =>
      async () => {
        const url = await signedMedia(tx, body.url, { origin: request.origin, now: request.now, key });
        return url === null ? E.left(invalid({ url: [phoneRefusals.not_your_file] })) : E.right({ url });
      },
  });
};
