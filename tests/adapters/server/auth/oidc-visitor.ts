import type { Client } from "../client.ts";
import type { TestServer } from "../harness.ts";

const hops = 10;

/** A browser that follows the provider's redirects until it is sent back. */
export const makeVisitor = (server: TestServer) => {
  const client: Client = server.stranger();
  const begin = async (next: string): Promise<string> => {
    const reply = await client.get(`/auth/oidc/start?next=${encodeURIComponent(next)}`);
    return String(reply.headers["location"]);
  };
  const answerFromProvider = async (next: string): Promise<string> => {
    const cookies = new Map<string, string>();
    let url = new URL(await begin(next));
    for (let hop = 0; hop < hops && !url.pathname.startsWith("/auth/oidc/callback"); hop += 1) {
      const reply = await fetch(url, {
        redirect: "manual",
        headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ") },
      });
      for (const line of reply.headers.getSetCookie()) {
        const [pair = ""] = line.split(";", 1);
        const at = pair.indexOf("=");
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      url = new URL(reply.headers.get("location") ?? "/lost", url);
    }
    return url.pathname + url.search;
  };
  return {
    client,
    begin,
    /** The address, below the server's own, to which the provider sends the browser back. */
    answerFromProvider,
    /** @returns where the server sends the browser in the end */
    signOn: async (next: string): Promise<string> => {
      const reply = await client.get(await answerFromProvider(next));
      return String(reply.headers["location"]);
    },
  };
};
