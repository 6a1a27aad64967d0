import { distinctUntilChanged, filter, map, withLatestFrom } from "rxjs";
import type { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import type { Notices } from "../../../core/notifications/notices.service.ts";
import { assistantText } from "../../i18n/en/assistant.ts";
import { translateNow } from "../../i18n/translate-now.ts";

/** Tells of an answer of the assistant that came while its panel was shut or another window before the page. */
export const noticeAnswers = ({ chat$, isOpen$ }: Pick<AssistantChat, "chat$" | "isOpen$">, { notify }: Pick<Notices, "notify">): void => {
  const say = translateNow(assistantText);
  chat$
    .pipe(
      map(({ lastCompletedId }) => lastCompletedId),
      distinctUntilChanged(),
      filter((id) => id !== null),
      withLatestFrom(isOpen$),
    )
    .subscribe(([, isInView]) => notify({ title: say("title"), body: say("answerReady"), href: null }, { isOwn: false, isInView }));
};
