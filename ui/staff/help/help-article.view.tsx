import { ChevronLeft, Sparkles } from "lucide-react";
import type { HelpArticle } from "../../../core/assistant/help-article.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { helpText } from "../../i18n/en/help.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Markdown } from "../assistant/markdown.view.tsx";
import styles from "./help.module.css";

type HelpArticleViewProps = { readonly article: Remote<HelpArticle>; readonly onRetry: () => void; readonly onAsk: () => void };

/** An article to read. */
export const HelpArticleView = ({ article, onRetry, onAsk }: HelpArticleViewProps) => {
  const text = useText(helpText);
  return (
    <article className={styles["article"]}>
      <LinkButton href="/ui/help" kind="quiet" size="small" icon={ChevronLeft}>
        {text("back")}
      </LinkButton>
      <RemoteView remote={article} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {({ title, area, body }) => (
          <>
            <PageHeader
              title={title}
              note={area}
              actions={
                <Button icon={Sparkles} onPress={onAsk}>
                  {text("ask")}
                </Button>
              }
            />
            <Markdown text={body} />
          </>
        )}
      </RemoteView>
    </article>
  );
};
