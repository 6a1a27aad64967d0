import { useState } from "react";
import { timelineText } from "../../i18n/en/timeline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import styles from "./timeline.module.css";

const longest = 600;
const mostLines = 8;

/** Plain text; a long text is collapsed until expanded. */
export const LongText = ({ body }: { readonly body: string }) => {
  const text = useText(timelineText);
  const [isWhole, setWhole] = useState(false);
  const isLong = body.length > longest || body.split("\n").length > mostLines;
  return (
    <>
      <p className={styles["body"]} dir="auto" data-clamped={isLong && !isWhole}>
        {isLong && !isWhole ? body.split("\n").slice(0, mostLines).join("\n").slice(0, longest) : body}
        {isLong && !isWhole ? "…" : null}
      </p>
      {isLong ? (
        <span>
          <Button size="small" kind="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {text(isWhole ? "less" : "whole")}
          </Button>
        </span>
      ) : null}
    </>
  );
};
