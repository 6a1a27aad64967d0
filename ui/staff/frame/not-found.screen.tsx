import { useRouter } from "@tanstack/react-router";
import { FileQuestion } from "lucide-react";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";

/** What an address shows at which there is nothing: the way home. */
export const NotFoundScreen = () => {
  const text = useText(staffFrameText);
  const router = useRouter();
  return (
    <Message
      isPage
      icon={FileQuestion}
      title={text("notFound.title")}
      actions={
        <>
          <Button onPress={() => router.history.back()}>{text("notFound.back")}</Button>
          <LinkButton href="/ui/" kind="primary">
            {text("notFound.home")}
          </LinkButton>
        </>
      }
    >
      {text("notFound.body")}
    </Message>
  );
};
