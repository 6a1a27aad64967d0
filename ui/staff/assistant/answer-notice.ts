import { distinctUntilChanged, filter, map, withLatestFrom } from "rxjs";
import type { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import type { Notices } from "../../../core/notifications/notices.service.ts";
import { assistantTitlesText } from "../../i18n/en/assistant-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";

/** Notifies the user of a completed reply while the panel is closed or the window is in the background. */
export const noticeAnswers = ({ chat$, isOpen$ }: Pick<AssistantChat, "chat$" | "isOpen$">, { notify }: Pick<Notices, "notify">): void => {
  const say = translateNow(assistantTitlesText);
  chat$
    .pipe(
      map(({ lastCompletedId }) => lastCompletedId),
      distinctUntilChanged(),
      filter((id) => id !== null),
      withLatestFrom(isOpen$),
    )
    .subscribe(([, isInView]) => notify({ title: say("assistant"), body: say("answerReady"), href: null }, { isOwn: false, isInView }));
};
