import { useCallback, useState } from "react";
import { sayingOf } from "../../../../core/kernel/failure.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { LessonSettingsStore } from "../../../../core/lessons/check/lesson-settings.port.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useSubmit } from "../../../react/use-submit.ts";
import { PublishingSettingsView } from "./publishing-settings.view.tsx";

/** The window in which administrators decide how lessons are published. */
export const PublishingSettingsScreen = ({ onClose }: { readonly onClose: () => void }) => {
  const store = useService(LessonSettingsStore);
  const [text, words, toasts] = [useText(lessonToolsText), useRefusalWords(), useToasts()];
  const { answer } = useAnswer(
    useCallback(() => store.get, [store]),
    "settings",
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { isPending, failure, run } = useSubmit();
  const stored = latestValue(answer)?.check_before_publishing ?? null;
  const wrong = failure ?? (answer.tag === "failed" ? answer.failure : null);
  const isChecked = chosen ?? stored;
  return (
    <PublishingSettingsView
      isChecked={isChecked}
      isPending={isPending}
      error={wrong === null ? "" : words(sayingOf(wrong))}
      onChange={setChosen}
      onSave={() => {
        if (isChecked === null) return;
        run(store.put({ check_before_publishing: isChecked }), () => {
          toasts.show({ text: text("publishing.saved"), tone: "success" });
          onClose();
        });
      }}
      onClose={onClose}
    />
  );
};
