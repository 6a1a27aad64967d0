import { EyeOff } from "lucide-react";
import { LinkButton } from "../kit/link-button.view.tsx";
import { Message } from "../kit/message.view.tsx";
import { mainId } from "../kit/skip-link.view.tsx";

/**
 * @property href of the page where another view begins
 * @property isNewTab where this tab shows nothing else any more
 */
export type OverViewProps = {
  readonly isNewTab?: boolean;
  readonly title: string;
  readonly body: string;
  readonly back: string;
  readonly href: string;
};

/** What a tab shows once its view has ended; it never becomes the application of the signed-in user. */
export const OverView = ({ title, body, back, href, isNewTab = false }: OverViewProps) => (
  <main id={mainId} tabIndex={-1}>
    <Message
      icon={EyeOff}
      title={title}
      isAlert
      isPage
      actions={
        <LinkButton kind="primary" href={href} {...(isNewTab ? { target: "_blank", rel: "noreferrer" } : { rel: "external" })}>
          {back}
        </LinkButton>
      }
    >
      {body}
    </Message>
  </main>
);
