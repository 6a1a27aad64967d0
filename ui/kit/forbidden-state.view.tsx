import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Message } from "./message.view.tsx";

type ForbiddenStateProps = {
  readonly message?: string;
  readonly needs?: string | undefined;
  readonly action?: ReactNode;
  /** whether it is the page's only content */ readonly isPage?: boolean;
};

/** Names the missing permission, feature or plan, and who can change it. */
export const ForbiddenState = ({ message, needs, action, isPage = false }: ForbiddenStateProps) => {
  const text = useText(kitText);
  return (
    <Message isPage={isPage} icon={Lock} tone="warning" title={text("states.forbiddenTitle")} actions={action} isAlert>
      {message === undefined ? null : <p>{message}</p>}
      {needs === undefined ? null : <p>{text("states.forbiddenNeeds", { needs })}</p>}
      <p>{text("states.forbiddenWho")}</p>
    </Message>
  );
};
