import { LifeBuoy } from "lucide-react";
import { sudoText } from "../../i18n/en/sudo.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";

type SudoBarProps = {
  /** of the user as whom support acts */
  readonly name: string;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

/** States that support is signed in as a user, and ends it. */
export const SudoBar = ({ name, isEnding, onEnd }: SudoBarProps) => {
  const text = useText(sudoText);
  const title = text("title", { name });
  return (
    <section aria-label={title}>
      <Banner
        tone="danger"
        icon={LifeBuoy}
        title={title}
        action={
          <Button size="small" isPending={isEnding} onPress={onEnd}>
            {text("end")}
          </Button>
        }
      >
        {text("body")}
      </Banner>
    </section>
  );
};
