import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export type Place = { readonly origin: string; readonly port: number; readonly asked: string[]; readonly close: () => Promise<void> };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server on a loopback address of its own: 127.0.0.1 stands for the world in these tests, 127.0.0.2 for what nobody may reach. */
export const openPlace = async (address: string, answer: Answer): Promise<Place> => {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, address, () => listening.resolve());
  await listening.promise;
  const found = server.address();
  const port = found !== null && typeof found === "object" ? found.port : 0;
  return {
    origin: `http://${address}:${port}`,
    port,
    asked,
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.closeAllConnections();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
};
