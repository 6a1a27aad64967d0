import { filter, fromEvent, map, NEVER } from "rxjs";
import type { PlayerHost } from "../../core/learning/player-host.port.ts";
import { PlayerRequest } from "../../core/learning/player-message.model.ts";

type Host = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly self: unknown;
  readonly parent: Pick<Window, "postMessage">;
  readonly location: Pick<Location, "origin">;
};

/** The page around the player's frame; only one of the player's own origin sends and receives messages. */
export const browserPlayerHost = (host: Host): PlayerHost => {
  const { parent, location } = host;
  const isFramed = host.self !== parent;
  return {
    isFramed,
    post: (message) => {
      if (isFramed) parent.postMessage({ ...message, source: "cygnet-player" }, location.origin);
    },
    requests$: isFramed
      ? fromEvent<MessageEvent<unknown>>(host, "message").pipe(
          filter((event) => event.origin === location.origin && event.source === parent),
          map((event) => event.data),
          filter(PlayerRequest.is),
        )
      : NEVER,
  };
};
