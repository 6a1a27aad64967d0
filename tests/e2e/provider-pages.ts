/** Stands in for a provider's clock: plays a length in seconds at a rate, and tells of each change. */
const clock = `
const makeClock = (length) => {
  const heard = [];
  const state = { time: 0, rate: 1, status: "idle" };
  const tell = (what) => heard.forEach((run) => run(what));
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (state.status === "playing") {
      state.time = Math.min(length, state.time + ((now - last) / 1000) * state.rate);
      if (state.time >= length) { state.status = "ended"; tell("ended"); }
    }
    last = now;
  }, 50);
  return {
    state, length,
    on: (run) => heard.push(run),
    play: () => { if (state.time >= length) state.time = 0; state.status = "playing"; tell("playing"); },
    pause: () => { if (state.status === "playing") state.status = "paused"; tell("paused"); },
    seek: (time) => { state.time = Math.min(length, Math.max(0, time)); tell("seek"); },
    rate: (rate) => { state.rate = rate; tell("rate"); },
  };
};
document.title = "Provider";
document.body.append(Object.assign(document.createElement("p"), { textContent: "Provider's picture", style: "color: white" }));
`;

const page = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Provider</title><body style="background:#345"><script>${clock}${script}</script>`;

/** Tells no seeks, answers only who listens, moves by playing when it is moved before its first play, and errors by the id. */
const youTube = (error: number | null, length: number): string =>
  page(`
const film = makeClock(${length});
const states = { idle: 5, playing: 1, paused: 2, ended: 0 };
let isHeard = false;
const post = (event, info) => isHeard && parent.postMessage(JSON.stringify({ event, info, id: 1, channel: "widget" }), "*");
const info = () => ({ currentTime: film.state.time, duration: film.length, playbackRate: film.state.rate, playerState: states[film.state.status] });
film.on((what) => { if (what === "playing" || what === "paused" || what === "ended") post("onStateChange", states[film.state.status]); });
setInterval(() => film.state.status !== "idle" && post("infoDelivery", info()), 200);
addEventListener("message", ({ source, data }) => {
  if (source !== parent || typeof data !== "string") return;
  const { event, func, args } = JSON.parse(data);
  if (event === "listening" && !isHeard) {
    isHeard = true;
    post("initialDelivery", info());
    ${error === null ? 'post("onReady", null);' : `post("onError", ${error});`}
  }
  if (event !== "command") return;
  if (func === "playVideo") film.play();
  if (func === "pauseVideo") film.pause();
  if (func === "seekTo") { film.seek(args[0]); if (film.state.status === "idle") film.play(); }
  if (func === "setPlaybackRate") film.rate(args[0]);
});`);

/** Tells times late and seldom. */
const vimeo = (length: number): string =>
  page(`
const film = makeClock(${length});
const wanted = new Set();
const post = (message) => parent.postMessage(JSON.stringify(message), "*");
const late = (event) => { const data = { seconds: film.state.time, duration: film.length, percent: 0 }; setTimeout(() => wanted.has(event) && post({ event, data }), 600); };
setTimeout(() => post({ event: "ready" }), 400);
film.on((what) => late({ playing: "play", paused: "pause", ended: "ended", seek: "seeked", rate: "playbackratechange" }[what]));
setInterval(() => film.state.status === "playing" && late("timeupdate"), 250);
addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  const { method, value } = data;
  if (method === "addEventListener") wanted.add(value);
  if (method === "ping") post({ method: "ping" });
  if (method === "getDuration") post({ method, value: film.length });
  if (method === "getTextTracks") post({ method, value: [] });
  if (method === "play") film.play();
  if (method === "pause") film.pause();
  if (method === "setCurrentTime") film.seek(value);
  if (method === "setPlaybackRate") post({ event: "error", data: { name: "Error", method, message: "not enabled" } });
});`);

/** A script whose player is there a second after it was loaded. */
const wistia = (length: number): string =>
  `${clock}
const film = makeClock(${length});
const names = { playing: "play", paused: "pause", ended: "end", seek: "seek", rate: "playbackratechange" };
const bound = {};
film.on((what) => (bound[names[what]] ?? []).forEach((run) => run()));
setInterval(() => film.state.status === "playing" && (bound.timechange ?? []).forEach((run) => run()), 250);
const video = {
  play: film.play, pause: film.pause, duration: () => film.length,
  state: () => ({ idle: "beforeplay", playing: "playing", paused: "paused", ended: "ended" })[film.state.status],
  time: (seconds) => (seconds === undefined ? film.state.time : film.seek(seconds)),
  playbackRate: (rate) => (rate === undefined ? film.state.rate : film.rate(rate)),
  mute: () => undefined, unmute: () => undefined,
  bind: (event, run) => (bound[event] ??= []).push(run),
};
let isThere = false;
setTimeout(() => { isThere = true; }, 1000);
window.Wistia = { api: (id) => (isThere && id === "abc123" ? video : null) };`;

const sprout = (length: number): string =>
  `${clock}
window.SV = { Player: class {
  constructor() {
    const film = makeClock(${length});
    const bound = {};
    const tell = (event) => (bound[event] ?? []).forEach((run) => run({ type: event, data: { time: film.state.time } }));
    film.on((what) => tell({ playing: "play", paused: "pause", ended: "completed", seek: "seek", rate: "rate" }[what]));
    setInterval(() => film.state.status === "playing" && tell("progress"), 250);
    setTimeout(() => tell("ready"), 100);
    Object.assign(this, { play: film.play, pause: film.pause, seek: film.seek, getDuration: () => film.length, bind: (event, run) => (bound[event] ??= []).push(run) });
  }
} };`;

const vidyard = (length: number): string =>
  `${clock}
const film = makeClock(${length});
const bound = {};
const tell = (event, value) => (bound[event] ?? []).forEach((run) => run(value));
film.on((what) => tell({ playing: "play", paused: "pause", ended: "playerComplete", seek: "seek", rate: "rate" }[what], film.state.time));
setInterval(() => film.state.status === "playing" && tell("timeupdate", film.state.time), 250);
const player = { play: film.play, pause: film.pause, seek: film.seek, setPlaybackSpeed: film.rate, setVolume: () => undefined,
  currentTime: () => film.state.time, metadata: { length_in_seconds: film.length }, on: (event, run) => (bound[event] ??= []).push(run) };
window.onVidyardAPI({ api: { addReadyListener: (run) => setTimeout(() => run(null, player), 200) } });`;

/** Seconds of each film. */
export const filmLength = 2;

const html = "text/html; charset=utf-8";
const javascript = "text/javascript; charset=utf-8";

/**
 * The reply of a stand-in for all providers.
 * @param referrer the request's Referer; YouTube's frame says that it cannot be played without one
 * @returns null for an address that none of them has
 */
export const providerPage = (path: string, referrer: string): { readonly type: string; readonly body: string } | null => {
  const error = /^\/embed\/error(\d+)$/.exec(path)?.[1];
  if (/^\/embed\/[\w-]+$/.test(path))
    return { type: html, body: youTube(referrer === "" ? 153 : error === undefined ? null : Number(error), filmLength) };
  if (/^\/video\/\d+$/.test(path)) return { type: html, body: vimeo(filmLength) };
  if (path === "/assets/external/E-v1.js") return { type: javascript, body: wistia(filmLength) };
  if (path === "/player_api.js") return { type: javascript, body: sprout(filmLength) };
  if (path === "/embed/v4.js") return { type: javascript, body: vidyard(filmLength) };
  if (/^\/embed\/\w+\/\w+$/.test(path)) return { type: html, body: page("") };
  return null;
};
