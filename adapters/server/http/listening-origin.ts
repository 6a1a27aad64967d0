import type { FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";

/** Returns the server's own origin, evaluated until it listens. */
export const listeningOrigin = (app: FastifyInstance, port: number): (() => string) => {
  let listening: string | null = null;
  return () => {
    if (listening !== null) return listening;
    const address: AddressInfo | string | null = app.server.address();
    if (address === null || typeof address !== "object") return `http://localhost:${port}`;
    return (listening = `http://localhost:${address.port}`);
  };
};
