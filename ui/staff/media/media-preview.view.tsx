import { Download, ExternalLink, FileQuestion, FileText, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { isOwnFile, mediaKind } from "../../../core/files/media-kind.rule.ts";
import { isOpenableAddress } from "../../../core/kernel/web-address.ts";
import { mediaText } from "../../i18n/en/media.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import styles from "./media-preview.module.css";

export type MediaPreviewProps = {
  readonly title: string;
  readonly path: string;
  readonly mimetype: string;
  /** URL of the captions of a video or audio file; "" for none */ readonly captions?: string;
  readonly onClose: () => void;
};

const zooms = [1, 1.5, 2, 3, 4] as const;
const last = zooms.length - 1;
const focusNow = (element: HTMLElement | null): void => element?.focus();

const Picture = ({ title, path, onMissing }: { readonly title: string; readonly path: string; readonly onMissing: () => void }) => {
  const text = useText(mediaText);
  const [level, setLevel] = useState(0);
  const go = (to: number): void => setLevel(Math.min(last, Math.max(0, to)));
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = event.key === "+" || event.key === "=" ? level + 1 : event.key === "-" ? level - 1 : event.key === "0" ? 0 : null;
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const zoom = zooms[level] ?? 1;
  return (
    <div className={styles["picture"]}>
      <div className={styles["frame"]}>
        <button
          ref={focusNow}
          type="button"
          className={styles["zoomer"]}
          style={{ width: `${zoom * 100}%` }}
          aria-pressed={zoom > 1}
          data-zoomed={zoom > 1}
          onClick={() => go(level === 0 ? 2 : 0)}
          onKeyDown={press}
        >
          <img src={path} alt={title} className={styles["image"]} onError={onMissing} />
        </button>
      </div>
      <div className={styles["controls"]}>
        <IconButton icon={ZoomOut} label={text("zoomOut")} shortcut="-" isDisabled={level === 0} onPress={() => go(level - 1)} />
        <span className={styles["percent"]} role="status">
          {text("zoom", { percent: zoom * 100 })}
        </span>
        <IconButton icon={ZoomIn} label={text("zoomIn")} shortcut="+" isDisabled={level === last} onPress={() => go(level + 1)} />
        <IconButton icon={Maximize} label={text("wholePicture")} shortcut="0" isDisabled={level === 0} onPress={() => go(0)} />
      </div>
    </div>
  );
};

/** The preview itself, or why there is none. */
export const MediaBody = ({ title, path, mimetype, captions = "" }: Omit<MediaPreviewProps, "onClose">) => {
  const text = useText(mediaText);
  const [isMissing, setMissing] = useState(false);
  const onMissing = (): void => setMissing(true);
  if (isMissing || !isOpenableAddress(path))
    return (
      <Message icon={FileQuestion} title={text("missing")}>
        {text(isMissing ? "missingBody" : "unsafe")}
      </Message>
    );
  if (!isOwnFile(path))
    return (
      <Message icon={ExternalLink} title={text("elsewhere")}>
        {text("elsewhereBody")}
      </Message>
    );
  const words = captions === "" ? undefined : captions;
  switch (mediaKind({ path, mimetype })) {
    case "image":
      return <Picture title={title} path={path} onMissing={onMissing} />;
    case "video":
      return (
        <video className={styles["player"]} src={path} aria-label={title} controls preload="metadata" onError={onMissing}>
          <track kind="captions" src={words} />
        </video>
      );
    case "audio":
      return (
        <audio className={styles["sound"]} src={path} aria-label={title} controls preload="metadata" onError={onMissing}>
          <track kind="captions" src={words} />
        </audio>
      );
    case "pdf":
      return <iframe className={styles["document"]} src={path} title={title} />;
    case "file":
      return (
        <Message icon={FileText} title={text("notShown")}>
          {text("notShownBody")}
        </Message>
      );
  }
};

/** Previews an image, video, audio file or PDF in a dialog; other types and external files open in a new tab. */
export const MediaPreview = ({ onClose, ...media }: MediaPreviewProps) => {
  const text = useText(mediaText);
  const { path } = media;
  const title = media.title === "" ? text("untitled") : media.title;
  const links = (
    <>
      {isOwnFile(path) ? (
        <LinkButton href={path} download="" icon={Download}>
          {text("download")}
        </LinkButton>
      ) : null}
      <LinkButton href={path} target="_blank" icon={ExternalLink}>
        {text("open")}
      </LinkButton>
    </>
  );
  return (
    <Dialog title={title} size="680" isOpen onClose={onClose} footer={isOpenableAddress(path) ? links : undefined}>
      <MediaBody {...media} title={title} />
    </Dialog>
  );
};
