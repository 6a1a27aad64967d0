import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { ProviderCard } from "../../core/lessons/shown/provider-card.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../kit/link-button.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./provider-card.module.css";
import { ProviderHead } from "./provider-head.view.tsx";

type Props = {
  readonly card: ProviderCard;
  /** what it is, such as a form */
  readonly kind: string;
  /** said in place of the link where there is none */
  readonly note?: string;
  readonly children?: ReactNode;
};

/** What another host serves: the provider's name, the address and a link, never a frame. */
export const ProviderCardView = ({ card, kind, note, children }: Props) => {
  const text = useText(lessonViewsText);
  const { provider, address, isPage, open } = card;
  const words = isPage ? text("provider.openPage") : text("provider.open", { provider });
  return (
    <div className={styles["card"]}>
      <ProviderHead name={provider === "" ? kind : provider} kind={provider === "" ? "" : kind} />
      {address === null ? (
        <EmptyPart>{note ?? text("empty.address")}</EmptyPart>
      ) : (
        <>
          <p className={styles["address"]}>{address}</p>
          <LinkButton kind="primary" icon={ExternalLink} isWide href={address} target="_blank">
            {open === "" ? words : open}
          </LinkButton>
        </>
      )}
      {children}
    </div>
  );
};
