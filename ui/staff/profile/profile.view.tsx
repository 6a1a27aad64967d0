import type { ReactNode, RefObject } from "react";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Look } from "../../kit/look.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SaveBar, type SaveBarProps } from "../../kit/save-bar.view.tsx";
import { AboutCard, type AboutCardProps } from "./about-card.view.tsx";
import { LookCard } from "./look-card.view.tsx";
import styles from "./profile.module.css";
import { SessionsCard, type SessionsCardProps } from "./sessions-card.view.tsx";
import { SignInCard, type SignInCardProps } from "./sign-in-card.view.tsx";
import { TokensCard, type TokensCardProps } from "./tokens-card.view.tsx";

export type ProfileViewProps = {
  /** container of the cards; each has its name as an anchor */
  readonly cards?: RefObject<HTMLDivElement | null>;
  readonly about: AboutCardProps;
  readonly saving: SaveBarProps;
  readonly signIn: SignInCardProps;
  readonly look: Look;
  readonly twoStep?: ReactNode;
  readonly notifications?: ReactNode;
  readonly sessions: SessionsCardProps;
  readonly tokens: TokensCardProps;
};

/** The user's account, one card per topic. */
export const ProfileView = ({ cards, about, saving, signIn, look, twoStep, notifications, sessions, tokens }: ProfileViewProps) => {
  const text = useText(profileText);
  return (
    <div ref={cards} className={styles["page"]}>
      <PageHeader title={text("title")} />
      <AboutCard {...about} />
      <SignInCard {...signIn} />
      <div data-card="two-step" className={styles["list"]}>
        {twoStep}
      </div>
      <LookCard look={look} />
      {notifications}
      <div data-card="sessions">
        <SessionsCard {...sessions} />
      </div>
      <div data-card="tokens">
        <TokensCard {...tokens} />
      </div>
      <SaveBar {...saving} />
    </div>
  );
};
