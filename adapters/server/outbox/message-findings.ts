import { answerDetail } from "../../../core/outbox/after-attempt.rule.ts";
import { type Channel, channels } from "../../../core/outbox/message.model.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";
import type { Transports } from "./transport.ts";

type Finding = { readonly ok: boolean; readonly what: string };

const words: Readonly<Record<Channel, { readonly what: string; readonly stays: string; readonly unset: string }>> = {
  email: { what: "Mail", stays: "Mail stays", unset: "SMTP_URL and MAIL_FROM are not set" },
  sms: { what: "Texts", stays: "Texts stay", unset: "TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are not set" },
};

const finding = (channel: Channel, name: string, answer: TransportAnswer): Finding => {
  const { what, stays, unset } = words[channel];
  if (answer.kind === "accepted") return { ok: true, what: `${what} can leave through ${name}` };
  if (answer.kind === "kept") return { ok: true, what: `${stays} in the demo's outbox: ${unset}` };
  if (answer.kind === "absent") return { ok: channel !== "email", what: `${what} cannot leave: ${unset}` };
  return { ok: false, what: `${what} cannot leave through ${name}: ${answerDetail(answer) ?? answer.kind}` };
};

/** Whether messages can be sent: connects and logs in to each provider without sending. Text messages are optional, mail is required. */
export const messageFindings = (transports: Transports): Promise<readonly Finding[]> =>
  Promise.all(channels.map(async (channel) => finding(channel, transports[channel].name, await transports[channel].check())));
