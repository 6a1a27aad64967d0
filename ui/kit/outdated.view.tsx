import { type Failure, sayingOf } from "../../core/kernel/failure.ts";
import { kitText } from "../i18n/en/kit.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { useText } from "../i18n/use-text.ts";
import { Banner } from "./banner.view.tsx";
import { Button } from "./button.view.tsx";

type OutdatedProps = { readonly failure: Failure; readonly onRetry: (() => void) | undefined };

/** A warning that the content below is outdated, and why. */
export const Outdated = ({ failure, onRetry }: OutdatedProps) => {
  const text = useText(kitText);
  const words = useRefusalWords();
  const retry =
    onRetry === undefined ? null : (
      <Button size="small" onPress={onRetry}>
        {text("retry")}
      </Button>
    );
  return (
    <div role="alert">
      <Banner tone="warning" action={retry}>
        {text("states.outdated", { reason: words(sayingOf(failure)) })}
      </Banner>
    </div>
  );
};
