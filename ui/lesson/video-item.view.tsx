import { TriangleAlert } from "lucide-react";
import { videoView } from "../../core/learning/video-view.model.ts";
import { providerNames } from "../../core/video/provider-name.rule.ts";
import { videoRange } from "../../core/video/video-range.rule.ts";
import { videoSource } from "../../core/video/video-source.view-model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Message } from "../kit/message.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import { FilmStill } from "./film-still.view.tsx";
import { Film } from "./film.view.tsx";
import { PlainVideo } from "./plain-video.view.tsx";
import { ProviderCardView } from "./provider-card.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";
import { useVideoFrames } from "./use-video-frames.ts";

/** A video in the page with its own controls, or a card that leads to the provider's page; a still picture where it is only shown. */
export const VideoItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const frames = useVideoFrames();
  const view = videoView(item.values);
  if (view === null) return <Message icon={TriangleAlert} title={text("video.unsupported")} />;
  const { file, link, address, settings } = view;
  const start = Math.max(item.playback?.furthest ?? 0, videoRange(settings).start);
  const source = videoSource({ file, link, frames, page: window.location.origin, start });
  if (file !== null && item.onAnswer === null)
    return <FilmStill file={file} aspect={view.aspect} name={item.name} isRequired={settings.required} />;
  if (item.onAnswer !== null && (source.kind === "film" || source.kind === "frame"))
    return <Film item={item} view={view} source={source} />;
  if (item.onAnswer !== null && source.kind === "plain") return <PlainVideo item={item} view={view} source={source} />;
  if (address === "") return <EmptyPart>{text("empty.video")}</EmptyPart>;
  if (link === null) return <Message icon={TriangleAlert} title={text("video.unsupported")} />;
  const provider = providerNames[link.provider];
  const card = { provider, address, isPage: false, open: text("video.elsewhere", { provider }), done: "", skip: "" };
  return <ProviderCardView card={card} kind={text("video.kind")} />;
};
