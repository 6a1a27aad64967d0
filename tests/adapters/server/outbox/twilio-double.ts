import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
  readonly authorization: string;
};
type Reply = { readonly status: number; readonly body: unknown };

/**
 * Twilio's public HTTP shapes on loopback.
 * @property texts what it took over, in its own words
 */
export type TwilioDouble = {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly texts: () => readonly Readonly<Record<string, string>>[];
  readonly answer: (reply: Reply | "breaks" | null) => void;
  readonly close: () => Promise<void>;
};

/**
 * An account at Twilio: takes texts, lists them and describes itself, unless told to answer otherwise.
 * @param sid the account's
 */
export const startTwilio = async (sid: string): Promise<TwilioDouble> => {
  const account = `/2010-04-01/Accounts/${sid}`;
  const asked: Asked[] = [];
  const texts: Record<string, string>[] = [];
  let next: Reply | "breaks" | null = null;
  const usual = ({ method, path, form, query }: Asked): Reply => {
    if (path === `${account}.json`) return { status: 200, body: { sid, status: "active", friendly_name: "Harbor" } };
    if (path !== `${account}/Messages.json`)
      return { status: 404, body: { code: 20404, message: "The requested resource was not found", status: 404 } };
    if (method === "GET")
      return {
        status: 200,
        body: { messages: texts.filter(({ to, from }) => to === query["To"] && from === query["From"]), page: 0, page_size: 50 },
      };
    const text = {
      sid: `SM${String(texts.length).padStart(32, "0")}`,
      to: form["To"] ?? "",
      from: form["From"] ?? "",
      body: form["Body"] ?? "",
      status: "queued",
      direction: "outbound-api",
    };
    texts.push(text);
    return { status: 201, body: { ...text, error_code: null, error_message: null } };
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://twilio.test");
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const call = {
        method: request.method ?? "",
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        form: Object.fromEntries(new URLSearchParams(body)),
        authorization: request.headers.authorization ?? "",
      };
      asked.push(call);
      if (next === "breaks") {
        usual(call);
        return void response.destroy();
      }
      const reply = next ?? usual(call);
      response.writeHead(reply.status, { "content-type": "application/json" }).end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`,
    asked,
    texts: () => texts,
    answer: (reply) => {
      next = reply;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
