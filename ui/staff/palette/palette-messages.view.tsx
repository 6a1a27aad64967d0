import { SearchX } from "lucide-react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { PaletteLevel } from "../../../core/shell/palette.service.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Message } from "../../kit/message.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./palette.module.css";

/** The error of a search; results known so far stay below. */
export const PaletteProblem = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) => {
  const text = useText(paletteText);
  return (
    <div className={styles["problem"]} role="alert">
      <Banner
        tone="warning"
        title={text("failed")}
        action={
          <Button size="small" onPress={onRetry}>
            {text("retry")}
          </Button>
        }
      >
        {failureMessage(failure)}
      </Banner>
    </div>
  );
};

type PaletteNothingProps = { readonly level: PaletteLevel; readonly typed: string; readonly isWaiting: boolean; readonly icon: Icon };

/** The empty state: a hint on what to type, or no results. */
export const PaletteNothing = ({ level, typed, isWaiting, icon }: PaletteNothingProps) => {
  const text = useText(paletteText);
  if (isWaiting) return <SkeletonLines lines={4} />;
  if (typed !== "")
    return (
      <Message icon={SearchX} title={text("nothing.title", { text: typed })}>
        {level === "teams" ? null : text("nothing.body")}
      </Message>
    );
  if (level === "teams") return <Message icon={icon} title={text("noTeams")} />;
  return (
    <Message icon={icon} title={text("begin.title")}>
      {text("begin.body")}
    </Message>
  );
};
