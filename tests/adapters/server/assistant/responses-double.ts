import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ResponsesDouble = {
  readonly url: string;
  /** bodies of the requests so far, with their authorization */
  readonly requests: readonly { readonly authorization: string; readonly body: unknown }[];
  /** settles when the caller of the newest request has gone away before its end */
  readonly abandoned: Promise<void>;
  readonly close: () => Promise<void>;
};

export type Play = (response: ServerResponse) => void;

const read = async (request: IncomingMessage): Promise<unknown> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
};

/**
 * A service on loopback with the public stream shape of the Responses API.
 * @param play answers each request
 */
export const startResponsesDouble = async (play: Play): Promise<ResponsesDouble> => {
  const requests: { authorization: string; body: unknown }[] = [];
  const { promise: abandoned, resolve } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      requests.push({ authorization: request.headers.authorization ?? "", body });
      response.on("close", () => void (response.writableFinished || resolve()));
      play(response);
    });
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const address: AddressInfo | string | null = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}/v1`,
    requests,
    abandoned,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => void server.close(() => closed()));
    },
  };
};

/** Writes events as the Responses API does: named, with a sequence number and much more than we read. */
export const writeEvents = (response: ServerResponse, events: readonly Readonly<Record<string, unknown>>[]): void => {
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  for (const [at, event] of events.entries())
    response.write(`event: ${String(event["type"])}\ndata: ${JSON.stringify({ ...event, sequence_number: at })}\n\n`);
};
