import * as t from "io-ts";
import { randomUUID } from "node:crypto";
import { answerDetail } from "../../core/outbox/after-attempt.rule.ts";
import { trialLetter } from "../../core/outbox/staff-letters.rule.ts";
import { Language } from "../../core/portal/language.rule.ts";
import { plainTheme } from "../../core/theme/org-theme.model.ts";
import { isEmail } from "../../core/validation/email.rule.ts";
import { systemClock } from "../server/clock.ts";
import { makeSmtpTransport } from "../server/outbox/smtp-transport.ts";
import { fromInstallation } from "../server/senders/mail-sender.store.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom } from "./server-config.ts";

const tryMail = async (host: CliHost, recipient: string, language: Language): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  if (config.smtp === null) {
    host.say("No mail can leave: set SMTP_URL and MAIL_FROM.");
    return 1;
  }
  const transport = makeSmtpTransport(config.smtp);
  try {
    const letter = trialLetter(language, transport.name);
    const answer = await transport.send({
      key: randomUUID(),
      recipient,
      letter,
      org: { name: "Cygnet", theme: plainTheme },
      line: null,
      ...fromInstallation,
      isResumed: false,
      created_at: systemClock.now(),
    });
    host.say(
      answer.kind === "accepted"
        ? `Sent to ${recipient} through ${transport.name}. Look into the inbox, and into the spam folder.`
        : `Not sent through ${transport.name}: ${answerDetail(answer) ?? answer.kind}`,
    );
    return answer.kind === "accepted" ? 0 : 1;
  } finally {
    transport.close();
  }
};

export const mailCommand = command({
  usage: "test <address> [--language en|es]",
  options: { language: { meaning: "Language of the mail; en unless told.", value: "en|es" } },
  notes: ["Sends one mail through SMTP_URL. Needs no database."],
  decode: t.partial({ language: Language }),
  run: async ({ language = "en" }, [what, address, ...rest], host) => {
    if (what !== "test" || address === undefined || rest.length > 0 || !isEmail(address)) {
      host.say(
        what === "test" && address !== undefined && rest.length === 0
          ? `${address} is not an email address.`
          : "Say: cygnet mail test <address>",
      );
      return 2;
    }
    return tryMail(host, address, language);
  },
});
