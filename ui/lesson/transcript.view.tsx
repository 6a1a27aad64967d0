import { ChevronDown, ChevronUp } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { transcriptText } from "../i18n/en/transcript.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { TranscriptLines, type TranscriptLinesProps } from "./transcript-lines.view.tsx";
import styles from "./transcript.module.css";
import { useTranscript } from "./use-transcript.ts";

export type TranscriptProps = Omit<TranscriptLinesProps, "lines"> & {
  /** contains the video with its captions */
  readonly player: RefObject<HTMLElement | null>;
  /** their address */
  readonly captions: string;
};

/** The transcript of a video beside its player, made of its captions; closed at first, and absent without captions. */
export const Transcript = ({ player, captions, ...props }: TranscriptProps) => {
  const text = useText(transcriptText);
  const lines = useTranscript(player, captions);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className={styles["transcript"]} aria-label={text("title")}>
      <Button icon={isOpen ? ChevronUp : ChevronDown} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {text("title")}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <TranscriptLines lines={lines} {...props} /> : null}
      </div>
    </section>
  );
};
