import { useRef, useState } from "react";
import { videoProvider } from "../../../../core/lessons/video-problems.rule.ts";
import { videoLink } from "../../../../core/video/video-link.rule.ts";
import { isControllable, isDriven } from "../../../../core/video/video-range.rule.ts";
import type { VideoLink } from "../../../../core/video/video.model.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Switch } from "../../../kit/switch.view.tsx";
import { useAfterPause } from "../../../kit/use-after-pause.ts";
import { useVideoFrames } from "../../../lesson/use-video-frames.ts";
import { MediaChoice, nameOfAddress } from "./media-choice.view.tsx";
import { UrlValue } from "./plain-values.view.tsx";
import { recordOf, textOf, type ValueEditorProps } from "./value-editor.ts";
import styles from "./video-values.module.css";

/** Milliseconds without typing before the page of a link is fetched. */
const pause = 500;

/** The link to a video: recognised as it is typed or pasted, with the page's title and picture. */
export const VideoLinkValue = (props: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const [asked, setAsked] = useState<VideoLink | null>(null);
  const [isFetching, setFetching] = useState(false);
  const hasContentOrigin = useVideoFrames().content_origin !== null;
  const { value, values, tools, onChange, onOther } = props;
  const url = textOf(value);
  const provider = videoLink(url)?.provider ?? null;
  const summary = recordOf(values["summary"]);
  const current = useRef(url);
  current.current = url;
  const look = async (name: string): Promise<void> => {
    setFetching(true);
    const page = await tools.preview(url);
    if (current.current !== url) return;
    setFetching(false);
    onOther("summary", { provider_name: name, thumbnail_url: page?.image ?? null, ...(page === null ? {} : { title: page.title }) });
  };
  useAfterPause(() => {
    if (asked === null) return;
    setAsked(null);
    void look(asked.provider);
  }, pause);
  const change = (typed: unknown): void => {
    const next = textOf(typed).trim();
    onChange(next);
    if (next === url || textOf(values["gallery_url"]) !== "") return;
    const found = videoLink(next);
    setAsked(found);
    if (found === null) {
      if (values["summary"] !== null) onOther("summary", null);
      return;
    }
    if (!isDriven(found.provider, hasContentOrigin)) {
      if (values["required"] === true) onOther("required", false);
      if (values["custom_range"] === true) onOther("custom_range", false);
    }
  };
  const [thumbnail, title] = [textOf(summary["thumbnail_url"]), textOf(summary["title"])];
  return (
    <div className={styles["link"]}>
      <UrlValue {...props} hint={provider === null ? props.hint : undefined} onChange={change} />
      {provider === null ? null : (
        <div className={styles["found"]} aria-live="polite">
          {thumbnail === "" ? null : <img className={styles["thumbnail"]} src={thumbnail} alt="" loading="lazy" />}
          <span className={styles["facts"]}>
            <strong>{text("video.recognised", { provider: text(`video.providers.${provider}`) })}</strong>
            {isFetching ? <span>{text("video.fetching")}</span> : title === "" ? null : <span>{title}</span>}
          </span>
        </div>
      )}
    </div>
  );
};

/** A video of the files, played instead of the link. */
export const FilmValue = ({ label, value, isReadOnly, problem, onChange, onOther, tools }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const url = textOf(value);
  const choose = async (): Promise<void> => {
    const [film] = (await tools.choose({ title: label, kinds: ["video"] })) ?? [];
    if (film === undefined) return;
    onChange(film.url);
    onOther("summary", { provider_name: "file", thumbnail_url: film.poster });
  };
  return (
    <MediaChoice
      label={label}
      hint={url === "" ? undefined : text("video.replaces")}
      error={problem()}
      name={url === "" ? "" : nameOfAddress(url)}
      isReadOnly={isReadOnly}
      onChoose={() => void choose()}
      onRemove={() => {
        onChange("");
        onOther("summary", null);
      }}
    />
  );
};

/** A setting that needs to know how far a video was played, which the players of some providers do not tell. */
export const PlayedSwitchValue = ({ label, hint, value, values, isReadOnly, onChange }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const provider = videoProvider(values);
  const isPossible = isDriven(provider, useVideoFrames().content_origin !== null);
  const reason = isControllable(provider) ? "video.noContentOrigin" : "video.uncontrolled";
  const why = isPossible || provider === null ? hint : text(reason, { provider: text(`video.providers.${provider}`) });
  return (
    <Switch note={why} isSelected={isPossible && value === true} isDisabled={isReadOnly || !isPossible} onChange={onChange}>
      {label}
    </Switch>
  );
};
