import type { ContentKind } from "../../core/video/content-frame.rule.ts";
import { lateDriver } from "../../core/video/late-driver.service.ts";
import { sproutDriver, type SproutPlayer } from "../../core/video/sprout-driver.service.ts";
import { vidyardDriver, type VidyardPlayer } from "../../core/video/vidyard-driver.service.ts";
import { wistiaDriver, type WistiaVideo } from "../../core/video/wistia-driver.service.ts";
import { type Draw, everyInFrame, type Provider } from "./answering-driver.ts";

type VidyardApi = {
  readonly api: { readonly addReadyListener: (run: (event: unknown, player: VidyardPlayer) => void, id: string) => void };
};

declare global {
  interface Window {
    Wistia?: { readonly api: (id: string) => WistiaVideo | null | undefined };
    SV?: { readonly Player: new (options: { readonly videoId: string }) => SproutPlayer };
    onVidyardAPI?: (api: VidyardApi) => void;
  }
}

const script = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${address} was not loaded.`));
    document.head.append(element);
  });

const wistia: Draw = (root, id, base = "https://fast.wistia.com") => {
  const holder = document.createElement("div");
  holder.className = `wistia_embed wistia_async_${id} playbar=false fullscreenButton=false settingsControl=false`;
  root.append(holder);
  const loaded = script(`${base}/assets/external/E-v1.js`);
  return lateDriver(loaded.then(() => wistiaDriver(() => window.Wistia?.api(id) ?? null, everyInFrame)));
};

const sprout: Draw = (root, id, base) => {
  const frame = document.createElement("iframe");
  frame.className = "sproutvideo-player";
  frame.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = `${base ?? "https://videos.sproutvideo.com"}/embed/${id}`;
  root.append(frame);
  const driver = script(`${base ?? "https://c.sproutvideo.com"}/player_api.js`).then(() => {
    const { SV } = window;
    if (SV === undefined) throw new Error("The script has no player.");
    return sproutDriver(new SV.Player({ videoId: id.split("/", 1)[0] ?? "" }));
  });
  return lateDriver(driver);
};

const vidyard: Draw = (root, id, base = "https://play.vidyard.com") => {
  const picture = document.createElement("img");
  picture.className = "vidyard-player-embed";
  picture.alt = "";
  picture.src = `${base}/${id}.jpg`;
  Object.assign(picture.dataset, { uuid: id, v: "4", type: "inline", autoplay: "0" });
  root.append(picture);
  const player = new Promise<VidyardPlayer>((resolve, reject) => {
    window.onVidyardAPI = ({ api }) => api.addReadyListener((_event, ready) => resolve(ready), id);
    script(`${base}/embed/v4.js`).catch(reject);
  });
  return lateDriver(player.then(vidyardDriver));
};

/** The videos that run by scripts of their providers. */
export const providers: Readonly<Record<Exclude<ContentKind, "hls">, Provider>> = {
  wistia: { id: /^\w+$/, draw: wistia },
  sprout: { id: /^\w+\/\w+$/, draw: sprout },
  vidyard: { id: /^[\w-]+$/, draw: vidyard },
};
