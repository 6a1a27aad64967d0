import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A wire that can be cut, or stalled: then connections stay open and are accepted, and nothing passes. */
export type Proxy = {
  readonly port: number;
  readonly cut: () => void;
  readonly stall: () => void;
  readonly mend: () => void;
  readonly close: () => void;
};

/** Forwards a loopback port to another until it is cut. */
export const startProxy = async (to: number): Promise<Proxy> => {
  const open = new Set<Socket>();
  let whole = true;
  let isStalled = false;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    if (isStalled) {
      open.add(near);
      near.on("error", () => near.destroy());
      return void near.on("close", () => open.delete(near));
    }
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const cut = (): void => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  const stall = (): void => {
    isStalled = true;
    for (const socket of open) socket.unpipe().pause();
  };
  const mend = (): void => {
    if (isStalled) for (const socket of open) socket.destroy();
    isStalled = false;
    whole = true;
  };
  return {
    port: address !== null && typeof address === "object" ? address.port : 0,
    cut,
    stall,
    mend,
    close: () => {
      cut();
      server.close();
    },
  };
};
