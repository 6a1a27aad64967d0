import { waysOf } from "../../../core/outbox/ways.rule.ts";
import type { Config } from "../config.ts";
import { absentTransport, embeddedTransport } from "./embedded-transport.ts";
import { resting } from "./resting-transport.ts";
import { makeSmtpTransport } from "./smtp-transport.ts";
import type { Transport, Transports } from "./transport.ts";
import { makeTwilioTransport } from "./twilio-transport.ts";

type Settings = Pick<Config, "smtp" | "twilio" | "keepsMessages" | "origin">;

/**
 * The configured transport of each channel.
 * @param now epoch seconds
 */
export const makeTransports = (config: Settings, now: () => number): Transports => {
  const { smtp, twilio, origin } = config;
  const ways = waysOf(config);
  const without = (way: "provider" | "embedded" | "none"): Transport => (way === "embedded" ? embeddedTransport : absentTransport);
  return {
    email: smtp === null ? without(ways.email) : resting(makeSmtpTransport(smtp), now),
    sms: twilio === null ? without(ways.sms) : resting(makeTwilioTransport(twilio, origin, fetch), now),
  };
};
