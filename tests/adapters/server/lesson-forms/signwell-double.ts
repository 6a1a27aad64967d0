import { createServer } from "node:http";

/** A request that the double has received. */
export type Asked = { readonly method: string; readonly path: string; readonly key: string; readonly body: unknown };

export type SignWellDouble = {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Sets the status that every document has from now on. */
  readonly setStatus: (status: string) => void;
  /** Sets the HTTP status of the next answers; 200 for ordinary ones. */
  readonly fail: (status: number) => void;
  readonly close: () => Promise<void>;
};

/**
 * SignWell over HTTP: creates documents from a template, tells their status, and refuses a foreign key.
 * @param pages base of the addresses where documents are signed
 */
export const startSignWell = async (key: string, pages = "https://www.signwell.com/sign"): Promise<SignWellDouble> => {
  const asked: Asked[] = [];
  let status = "Sent";
  let code = 200;
  let made = 0;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const path = new URL(request.url ?? "/", "http://signwell.test").pathname;
      asked.push({
        method: request.method ?? "",
        path,
        key: String(request.headers["x-api-key"]),
        body: text === "" ? null : JSON.parse(text),
      });
      const send = (reply: number, body: object): void =>
        void response.writeHead(reply, { "content-type": "application/json" }).end(JSON.stringify(body));
      if (request.headers["x-api-key"] !== key) return send(401, { message: "Unauthorized" });
      if (code !== 200) return send(code, { message: "Template not found" });
      if (request.method === "POST") made += 1;
      const id = request.method === "POST" ? `doc-${made}` : (path.split("/").at(-1) ?? "");
      return send(request.method === "POST" ? 201 : 200, {
        id,
        status,
        recipients: [{ id: "1", name: "Lena", embedded_signing_url: `${pages}/${id}` }],
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    asked,
    setStatus: (next) => void (status = next),
    fail: (next) => void (code = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
