import type { FastifyRequest } from "fastify";

/** Whether a host name or an address, without port and brackets, is the loopback interface. */
export const isLoopback = (host: string): boolean => /^(localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);

/** Whether an origin names the loopback interface. */
export const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && isLoopback(new URL(origin).hostname.replace(/^\[(.*)\]$/, "$1"));

/**
 * Whether a request was sent from and to this machine without a proxy: DNS rebinding has another Host, and a proxy adds forwarding headers.
 */
export const isFromThisMachine = (
  request: Pick<FastifyRequest, "headers"> & { readonly socket: { readonly remoteAddress?: string | undefined } },
): boolean =>
  isLoopback(request.socket.remoteAddress ?? "") &&
  isLoopbackOrigin(`http://${request.headers.host ?? ""}`) &&
  ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"].every((name) => request.headers[name] === undefined);
