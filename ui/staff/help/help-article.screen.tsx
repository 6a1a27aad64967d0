import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { AssistantDesk } from "../../../core/assistant/assistant-desk.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { HelpArticleView } from "./help-article.view.tsx";
import { useAsked } from "./use-asked.ts";

/** One help article. */
export const HelpArticleScreen = () => {
  const desk = useService(AssistantDesk);
  const assistant = useService(AssistantChat);
  const { slug = "" } = useParams();
  const { answer, again } = useAsked(desk.article, slug);
  const known = latestValue(answer);
  const article = known?.slug === slug || answer.tag !== "loading" ? answer : ({ tag: "loading" } as const);
  const title = latestValue(article)?.title;
  useDocumentTitle(title === undefined ? null : `${title} · Cygnet`);
  return <HelpArticleView article={article} onRetry={again} onAsk={() => assistant.open()} />;
};
