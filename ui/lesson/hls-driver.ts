import type HlsPlayer from "hls.js";
import type { ErrorData, Level } from "hls.js";
import { elementDriver } from "../../core/video/element-driver.service.ts";
import { hlsRecovery, type HlsTrouble } from "../../core/video/hls-recovery.rule.ts";
import { automatic, type VideoQuality } from "../../core/video/video-engine.model.ts";
import type { VideoDriver } from "../../core/video/video-engine.port.ts";

/** The qualities of a stream, the best first; of several with one height the best. */
const qualitiesOf = (levels: readonly Level[]): readonly VideoQuality[] => {
  const found = levels.map(({ height }, at) => ({ id: String(at), height })).toReversed();
  const each = found.filter(({ height }, at) => height > 0 && found.findIndex((other) => other.height === height) === at);
  return each.length > 1 ? each.toSorted((a, b) => b.height - a.height) : [];
};

const troubleOf = ({ fatal, type, response }: ErrorData, tries: number): HlsTrouble => ({
  isFatal: fatal,
  type: type === "networkError" ? "network" : type === "mediaError" ? "media" : "other",
  status: response?.code ?? 0,
  tries,
});

/** Requests are repeated this often by hls.js itself, milliseconds between two. */
const retry = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 };
const policy = { default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 60_000, timeoutRetry: retry, errorRetry: retry } };

/**
 * Plays a stream in an element by hls.js, or by the browser where that cannot run.
 * @param address of the playlist
 * @param load fetches hls.js
 */
export const hlsDriver =
  (element: HTMLVideoElement, address: string, load: () => Promise<typeof HlsPlayer>): VideoDriver =>
  (tell) => {
    let hls: HlsPlayer | null = null;
    let isOpen = true;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const commands = elementDriver(element)((change) => {
      if (change.error === undefined || hls === null) tell(change);
    });
    const begin = async (): Promise<void> => {
      const Hls = await load();
      if (!isOpen) return;
      if (!Hls.isSupported()) {
        element.src = address;
        return;
      }
      const player = new Hls({ enableWorker: false, manifestLoadPolicy: policy, playlistLoadPolicy: policy, fragLoadPolicy: policy });
      hls = player;
      player.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => tell({ qualities: qualitiesOf(levels), quality: automatic }));
      player.on(Hls.Events.FRAG_LOADED, () => {
        tries = 0;
      });
      player.on(Hls.Events.ERROR, (_event, data) => {
        const recovery = hlsRecovery(troubleOf(data, tries));
        if (recovery.kind === "none") return;
        tries += 1;
        if (recovery.kind === "fail") tell({ error: recovery.error });
        if (recovery.kind === "decode") player.recoverMediaError();
        if (recovery.kind === "reload")
          timer = setTimeout(() => (player.levels.length === 0 ? player.loadSource(address) : player.startLoad()), recovery.after);
      });
      player.attachMedia(element);
      player.loadSource(address);
    };
    begin().catch(() => tell({ error: 5 }));
    return {
      ...commands,
      setQuality: (id) => {
        if (hls === null) return;
        hls.nextLevel = id === automatic ? -1 : Number(id);
        tell({ quality: id });
      },
      close: () => {
        isOpen = false;
        clearTimeout(timer);
        commands.close();
        hls?.destroy();
      },
    };
  };
