import { LayoutTemplate, Trash2 } from "lucide-react";
import type { CampaignTemplate } from "../../../core/campaigns/campaign-tools.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./courses.module.css";

export type TemplatesViewProps = {
  readonly templates: Remote<readonly CampaignTemplate[]>;
  readonly onDelete: (template: CampaignTemplate) => void;
  readonly onRetry: () => void;
};

/** The templates of courses: what new courses can start from. */
export const TemplatesView = ({ templates, onDelete, onRetry }: TemplatesViewProps) => {
  const text = useText(campaignToolsText);
  return (
    <>
      <PageHeader
        title={text("templates.title")}
        note={text("templates.note")}
        actions={<LinkButton href="/ui/campaigns">{text("templates.courses")}</LinkButton>}
      />
      <RemoteView remote={templates} skeleton={<SkeletonLines lines={5} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={LayoutTemplate} title={text("templates.emptyTitle")}>
              {text("templates.emptyBody")}
            </EmptyState>
          ) : (
            <Card title={text("templates.list")}>
              <ul className={styles["templates"]} aria-label={text("templates.list")}>
                {known.map((template) => (
                  <li key={template.id} className={styles["template"]}>
                    <span className={styles["said"]}>
                      <strong>{template.name}</strong>
                      <span className={styles["muted"]}>{text("templates.lessons", { count: template.lessons })}</span>
                    </span>
                    <span className={styles["line"]}>
                      <LinkButton
                        size="small"
                        href={`/ui/campaigns/create?template=${template.id}`}
                        aria-label={text("templates.useOf", { name: template.name })}
                      >
                        {text("templates.use")}
                      </LinkButton>
                      <IconButton
                        size="small"
                        icon={Trash2}
                        label={text("templates.deleteOf", { name: template.name })}
                        onPress={() => onDelete(template)}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
