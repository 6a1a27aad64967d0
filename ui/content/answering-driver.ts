import { changeMessage, commandOf, contentKinds, type ContentKind } from "../../core/video/content-frame.rule.ts";
import { messageOf, valuesOf } from "../../core/video/message-values.rule.ts";
import type { EngineState } from "../../core/video/video-engine.model.ts";
import type { Every, VideoDriver } from "../../core/video/video-engine.port.ts";

/** Draws a video in an element by the script of its provider. */
export type Draw = (root: HTMLElement, id: string, base: string | undefined) => VideoDriver;

/** How a kind of video is drawn, and what its ids look like. */
export type Provider = { readonly id: RegExp; readonly draw: Draw };

export const everyInFrame: Every = (milliseconds, run) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};

/**
 * Draws the video of this page's address and does what the player in the window above asks for: the one that greets it first from an origin
 * of the applications.
 */
export const answerPlayer = (providers: Partial<Readonly<Record<ContentKind, Provider>>>): void => {
  const known = messageOf(document.querySelector('meta[name="cygnet-content"]')?.getAttribute("content") ?? "");
  const parents: readonly unknown[] = Array.isArray(known["parents"]) ? known["parents"] : [];
  const query = new URLSearchParams(window.location.search);
  const kind = contentKinds.find((each) => each === query.get("provider"));
  const id = query.get("id") ?? "";
  const provider = kind === undefined ? undefined : providers[kind];
  const root = document.getElementById("root");
  if (root === null || kind === undefined || provider === undefined || !provider.id.test(id)) return;

  let told: Partial<EngineState> = {};
  let player: string | null = null;
  const tell = (change: Partial<EngineState>): void => {
    told = { ...told, ...change };
    if (player !== null) window.parent.postMessage(changeMessage(change), player);
  };
  const base = valuesOf(known["bases"])[kind];
  const commands = provider.draw(root, id, typeof base === "string" ? base : undefined)(tell);
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || !parents.includes(origin)) return;
    const command = commandOf(data);
    if (command === null) return;
    if (command === "hello") {
      player ??= origin;
      return tell(told);
    }
    if (origin === player) command(commands);
  });
};
