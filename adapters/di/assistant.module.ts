import { ContainerModule } from "inversify";
import { map } from "rxjs";
import { AssistantChat, makeAssistantChat } from "../../core/assistant/assistant-chat.service.ts";
import { AssistantTexts } from "../../core/assistant/assistant-texts.port.ts";
import { Assistant } from "../../core/assistant/assistant.port.ts";
import { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { Log } from "../../core/kernel/log.port.ts";
import { Motion } from "../../core/kernel/motion.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { makeAssistantHttp } from "../http/assistant.http.ts";
import { Caller } from "../http/caller.ts";
import { failureOfReply } from "../http/failure-of-reply.ts";
import { makeLaterAssistant } from "../sse/later-assistant.sse.ts";
import { provide } from "./provide.ts";

/** Ask CY and the help articles. */
export const assistantModule = new ContainerModule((options) => {
  provide(options, Motion, () => ({ isReduced: () => window.matchMedia("(prefers-reduced-motion: reduce)").matches }), []);
  provide(options, AssistantTexts, (call: Caller) => makeAssistantHttp(call), [Caller]);
  provide(
    options,
    Assistant,
    (gate: SignInGate, log: Log) =>
      makeLaterAssistant(async () =>
        (await import("../sse/assistant.sse.ts")).makeAssistantSse({
          fetch: (input, init) => fetch(input, init),
          origin: "",
          failureOf: failureOfReply,
          gate,
          log,
        }),
      ),
    [SignInGate, Log],
  );
  provide(
    options,
    AssistantChat,
    (assistant: Assistant, texts: AssistantTexts, session: StaffSession, motion: Motion, log: Log) => {
      const who$ = session.current$.pipe(
        map((current) => latestValue(current)),
        map((user) => `${user?.id ?? "nobody"} ${user?.team_id ?? "no team"}`),
      );
      return makeAssistantChat({ assistant, texts, who$, motion, log });
    },
    [Assistant, AssistantTexts, StaffSession, Motion, Log],
  );
});
