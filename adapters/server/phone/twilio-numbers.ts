import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { phoneRefusals } from "../../../core/phone/phone-refusals.ts";
import type { PhoneCountry } from "../../../core/validation/area-code.rule.ts";
import { receivedTextsPath } from "../outbox/text-status-path.ts";
import type { NumberProvider } from "./number-provider.ts";

/**
 * A Twilio account.
 * @property url base address of the service
 */
export type TwilioAccount = { readonly url: string; readonly sid: string; readonly token: string };

const Available = t.type({
  available_phone_numbers: t.readonlyArray(
    t.type({ phone_number: t.string, friendly_name: t.string, region: t.union([t.string, t.null]) }),
  ),
});
const Bought = t.type({ sid: t.string });
const Owned = t.type({ incoming_phone_numbers: t.readonlyArray(Bought) });
const Refusal = t.type({ message: t.string });

const countries: Readonly<Record<PhoneCountry, string>> = { US: "US", CA: "CA", AUS: "AU" };
const timeoutMs = 15_000;
const shown = 20;

const silent: E.Either<Failure, never> = E.left({ tag: "server", ...phoneRefusals.carrier_unreachable, requestId: null });

/** The query for numbers of an area: North America by area code, Australia by prefix. */
const areaQuery = (areaCode: string, country: PhoneCountry): Readonly<Record<string, string>> =>
  country === "AUS" ? { Contains: `+61${areaCode.replace(/^0/, "")}*` } : { AreaCode: areaCode };

/**
 * Buys numbers from Twilio. The account's token never leaves the server.
 * @param origin where Twilio delivers the texts that bought numbers receive; null: it gets no address
 */
export const makeTwilioNumbers = (
  { url, sid, token }: TwilioAccount,
  origin: string | null,
  fetch: typeof globalThis.fetch,
): NumberProvider => {
  const receives = origin === null ? {} : { SmsUrl: `${origin}${receivedTextsPath}`, SmsMethod: "POST" };
  const account = `${url.replace(/\/+$/, "")}/2010-04-01/Accounts/${encodeURIComponent(sid)}`;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;

  const ask = async <A>(
    path: string,
    query: Readonly<Record<string, string>>,
    form: Readonly<Record<string, string>> | null,
    shape: t.Type<A, unknown>,
  ): Promise<E.Either<Failure, A>> => {
    try {
      const response = await fetch(`${account}${path}?${new URLSearchParams(query)}`, {
        method: form === null ? "GET" : "POST",
        redirect: "error",
        headers: {
          authorization,
          accept: "application/json",
          ...(form === null ? {} : { "content-type": "application/x-www-form-urlencoded" }),
        },
        ...(form === null ? {} : { body: new URLSearchParams(form).toString() }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const json: unknown = await response.json().catch(() => null);
      if (!response.ok) return response.status < 500 && Refusal.is(json) ? E.left(invalid({ phone_number: [json.message] })) : silent;
      return E.mapLeft((): Failure => ({ tag: "malformed", endpoint: `twilio${path}`, report: [] }))(shape.decode(json));
    } catch {
      return silent;
    }
  };

  return {
    search: (areaCode, country) => async () => {
      const query = { ...areaQuery(areaCode, country), SmsEnabled: "true", PageSize: String(shown) };
      const answer = await ask(`/AvailablePhoneNumbers/${countries[country]}/Local.json`, query, null, Available);
      return E.map(({ available_phone_numbers: numbers }: t.TypeOf<typeof Available>) =>
        numbers.map(({ phone_number, friendly_name, region }) => ({
          phoneNumber: phone_number,
          friendlyName: friendly_name,
          region: region ?? "",
        })),
      )(answer);
    },
    purchase: (phoneNumber) => async () => {
      const owned = await ask("/IncomingPhoneNumbers.json", { PhoneNumber: phoneNumber }, null, Owned);
      if (E.isLeft(owned)) return owned;
      const [held] = owned.right.incoming_phone_numbers;
      return held === undefined
        ? ask("/IncomingPhoneNumbers.json", {}, { PhoneNumber: phoneNumber, ...receives }, Bought)
        : E.right({ sid: held.sid });
    },
  };
};
