import { filter, fromEvent, map, NEVER } from "rxjs";
import { parentOrigin } from "../../core/shell/embedding.rule.ts";
import type { ParentFrame } from "../../core/shell/parent-frame.port.ts";

type Host = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly self: unknown;
  readonly top: unknown;
  readonly parent: Pick<Window, "postMessage">;
  /** the origins of the embedding pages, nearest first, where the browser reports them */
  readonly location: { readonly ancestorOrigins?: Readonly<Record<number, string>> };
  readonly document: Pick<Document, "referrer">;
};

const originOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null;

/**
 * The window that embeds this page.
 * @param allowed origins that may receive and send messages; none means the origin that embeds the page
 */
export const browserParentFrame = (host: Host, allowed: readonly string[]): ParentFrame => {
  const isEmbedded = host.self !== host.top;
  const origin = isEmbedded
    ? parentOrigin(originOf(host.location.ancestorOrigins?.[0]) ?? originOf(host.document.referrer), allowed)
    : null;
  return {
    isEmbedded,
    post: (message) => {
      if (origin !== null) host.parent.postMessage(message, origin);
    },
    heard$:
      origin === null
        ? NEVER
        : fromEvent<MessageEvent<unknown>>(host, "message").pipe(
            filter((event) => event.origin === origin && event.source === host.parent),
            map((event) => event.data),
          ),
  };
};
