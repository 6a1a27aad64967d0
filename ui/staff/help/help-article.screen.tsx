import { BookOpen, Sparkles } from "lucide-react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { AssistantTexts } from "../../../core/assistant/assistant-texts.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { helpKeysText } from "../../i18n/en/help-keys.ts";
import { useText } from "../../i18n/use-text.ts";
import { useGo, useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { HelpArticleView } from "./help-article.view.tsx";

/** One help article. */
export const HelpArticleScreen = () => {
  const assistantTexts = useService(AssistantTexts);
  const assistant = useService(AssistantChat);
  const { slug = "" } = useParams();
  const { answer, again } = useAnswer(assistantTexts.article, slug);
  const known = latestValue(answer);
  const article = known?.slug === slug || answer.tag !== "loading" ? answer : ({ tag: "loading" } as const);
  const title = latestValue(article)?.title;
  useDocumentTitle(title ?? null);
  const text = useText(helpKeysText);
  const go = useGo();
  useScreenCommands([
    { id: "ask", title: text("ask"), icon: Sparkles, run: () => assistant.open() },
    { id: "back", title: text("back"), icon: BookOpen, run: () => go("/ui/help") },
  ]);
  return <HelpArticleView article={article} onRetry={again} onAsk={() => assistant.open()} />;
};
