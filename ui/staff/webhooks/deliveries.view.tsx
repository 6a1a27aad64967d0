import { RefreshCw, Send } from "lucide-react";
import type { ReactNode } from "react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { Delivery, DeliveryState } from "../../../core/webhooks/webhook.model.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { OneOfFilter } from "../../kit/one-of-filter.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { DeliveryRow } from "./delivery-row.view.tsx";
import styles from "./webhooks.module.css";

export type DeliveriesViewProps = {
  /** its address; empty while that is not known */
  readonly url: string;
  readonly deliveries: Remote<readonly Delivery[]>;
  /** whether there are older ones */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly state: DeliveryState | null;
  readonly now: number;
  /** id of the delivery whose contents are shown; null for none */
  readonly open: number | null;
  readonly contents: ReactNode;
  readonly onState: (state: DeliveryState | null) => void;
  readonly onOpen: (id: number | null) => void;
  readonly onAgain: (delivery: Delivery) => void;
  readonly onSeveral: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
};

const states = ["due", "sent", "dead"] as const satisfies readonly DeliveryState[];
const home = "/ui/settings/integrations/webhooks";

/** The deliveries of a webhook. */
export const DeliveriesView = (props: DeliveriesViewProps) => {
  const text = useText(webhooksText);
  const { url, deliveries, hasMore, isLoadingMore, state, now, open, contents, onState, onOpen, onAgain } = props;
  return (
    <>
      <div className={styles["path"]}>
        <Breadcrumb
          label={text("log.path")}
          crumbs={[{ label: text("log.back"), href: home }, { label: url === "" ? text("log.title") : url }]}
        />
      </div>
      <PageHeader
        title={text("log.title")}
        note={text("log.note")}
        actions={
          <Button icon={Send} onPress={props.onSeveral}>
            {text("log.since.open")}
          </Button>
        }
      />
      <Toolbar label={text("log.filter")}>
        <OneOfFilter
          name={text("log.filter")}
          chosen={state}
          any={text("log.any")}
          options={states.map((id) => ({ id, label: text(`log.state.${id}`) }))}
          onChoose={(id) => onState(states.find((one) => one === id) ?? null)}
        />
        <IconButton icon={RefreshCw} label={text("log.refresh")} onPress={props.onRetry} />
      </Toolbar>
      <RemoteView remote={deliveries} skeleton={<SkeletonLines lines={8} />} onRetry={props.onRetry}>
        {(known) =>
          known.length > 0 ? (
            <Card>
              <ul aria-label={text("log.list")}>
                {known.map((delivery) => (
                  <DeliveryRow
                    key={delivery.id}
                    delivery={delivery}
                    now={now}
                    contents={open === delivery.id ? contents : null}
                    onOpen={(isOpen) => onOpen(isOpen ? delivery.id : null)}
                    onAgain={() => onAgain(delivery)}
                  />
                ))}
              </ul>
              {hasMore ? (
                <div className={styles["end"]}>
                  <Button isPending={isLoadingMore} onPress={props.onMore}>
                    {text("log.more")}
                  </Button>
                </div>
              ) : null}
            </Card>
          ) : state === null ? (
            <EmptyState icon={Send} title={text("log.none")}>
              {text("log.noneBody")}
            </EmptyState>
          ) : (
            <NoResultState onClear={() => onState(null)} />
          )
        }
      </RemoteView>
    </>
  );
};
