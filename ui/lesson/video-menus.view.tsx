import { Captions, CaptionsOff, Gauge, Settings2 } from "lucide-react";
import { playbackRates } from "../../core/video/playback-rate.rule.ts";
import { automatic, type VideoQuality } from "../../core/video/video-engine.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { videoPlayerText } from "../i18n/en/video-player.ts";
import { useLanguageNames } from "../i18n/use-language-names.ts";
import { useLanguage, useText } from "../i18n/use-text.ts";
import type { Icon } from "../kit/icon.ts";
import { Menu } from "../kit/menu.view.tsx";
import { Press } from "../kit/press.view.tsx";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import styles from "./video-controls.module.css";
import type { VideoControlsProps } from "./video-controls.view.tsx";

type ChoiceProps = {
  readonly label: string;
  readonly icon: Icon;
  readonly chosen: string;
  readonly entries: readonly { readonly id: string; readonly label: string }[];
  readonly onChoose: (id: string) => void;
};

const Choice = ({ label, icon: Picture, chosen, entries, onChoose }: ChoiceProps) => (
  <Menu
    label={label}
    placement="top end"
    trigger={
      <Press className={styles["rate"] ?? ""}>
        <Picture className={styles["icon"]} aria-hidden="true" />
        <VisuallyHidden>{label}: </VisuallyHidden>
        {entries.find(({ id }) => id === chosen)?.label}
      </Press>
    }
    groups={[{ id: "choice", chosen, entries }]}
    onAction={onChoose}
  />
);

/** The playback rate. */
export const RateMenu = ({ rate, onRate }: { readonly rate: number; readonly onRate: (rate: number) => void }) => {
  const text = useText(lessonViewsText);
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const entries = playbackRates.map((each) => ({ id: String(each), label: `${format.format(each)}×` }));
  return <Choice label={text("video.rate")} icon={Gauge} chosen={String(rate)} entries={entries} onChoose={(id) => onRate(Number(id))} />;
};

type CaptionProps = Pick<VideoControlsProps, "captions" | "captionLanguage" | "onCaptions" | "onCaptionLanguage"> & {
  readonly isShown: boolean;
};

/** The language of the captions, or none. */
export const CaptionMenu = ({ isShown, captions, captionLanguage, onCaptions, onCaptionLanguage }: CaptionProps) => {
  const text = useText(lessonViewsText);
  const words = useText(videoPlayerText);
  const names = useLanguageNames();
  const entries = [{ id: "", label: words("noCaptions") }, ...captions.map(({ language }) => ({ id: language, label: names(language) }))];
  const choose = (id: string): void => {
    if (id !== "") onCaptionLanguage(id);
    else if (isShown) onCaptions();
  };
  return (
    <Choice
      label={text("video.captions")}
      icon={isShown ? Captions : CaptionsOff}
      chosen={isShown ? captionLanguage : ""}
      entries={entries}
      onChoose={choose}
    />
  );
};

type QualityProps = {
  readonly qualities: readonly VideoQuality[];
  readonly quality: string;
  readonly onQuality: (id: string) => void;
};

/** The quality of a streamed video; nothing when there is no choice. */
export const QualityMenu = ({ qualities, quality, onQuality }: QualityProps) => {
  const text = useText(videoPlayerText);
  if (qualities.length === 0) return null;
  const entries = [
    { id: automatic, label: text("automatic") },
    ...qualities.map(({ id, height }) => ({ id, label: text("height", { height }) })),
  ];
  return <Choice label={text("quality")} icon={Settings2} chosen={quality} entries={entries} onChoose={onQuality} />;
};
