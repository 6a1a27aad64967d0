import { EyeOff } from "lucide-react";
import { viewAsText } from "../../i18n/en/view-as.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { mainId } from "../../kit/skip-link.view.tsx";

/** What a tab shows once its view of the portal has ended; it never becomes the portal of a learner who is signed in. */
export const ViewOver = () => {
  const text = useText(viewAsText);
  return (
    <main id={mainId} tabIndex={-1}>
      <Message
        icon={EyeOff}
        title={text("overTitle")}
        isAlert
        isPage
        actions={
          <LinkButton kind="primary" href="/ui/contacts" rel="external">
            {text("back")}
          </LinkButton>
        }
      >
        {text("overBody")}
      </Message>
    </main>
  );
};
