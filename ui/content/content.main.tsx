import { changeMessage, commandOf, contentKinds } from "../../core/video/content-frame.rule.ts";
import { messageOf, valuesOf } from "../../core/video/message-values.rule.ts";
import type { EngineState } from "../../core/video/video-engine.model.ts";
import { providers } from "./provider-driver.ts";

const known = messageOf(document.querySelector('meta[name="cygnet-content"]')?.getAttribute("content") ?? "");
const parents: readonly unknown[] = Array.isArray(known["parents"]) ? known["parents"] : [];
const query = new URLSearchParams(window.location.search);
const kind = contentKinds.find((each) => each === query.get("provider"));
const id = query.get("id") ?? "";
const root = document.getElementById("root");

let told: Partial<EngineState> = {};
/** Origin of the player that greeted this page; null before that. */
let player: string | null = null;
const tell = (change: Partial<EngineState>): void => {
  told = { ...told, ...change };
  if (player !== null) window.parent.postMessage(changeMessage(change), player);
};

if (root !== null && kind !== undefined && providers[kind].id.test(id)) {
  const base = valuesOf(known["bases"])[kind];
  const commands = providers[kind].draw(root, id, typeof base === "string" ? base : undefined)(tell);
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || !parents.includes(origin)) return;
    const command = commandOf(data);
    if (command === null) return;
    if (command === "hello") {
      player = origin;
      return tell(told);
    }
    if (origin === player) command(commands);
  });
}
