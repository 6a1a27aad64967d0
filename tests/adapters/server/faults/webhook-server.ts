import * as E from "fp-ts/lib/Either.js";
import { systemClock } from "../../../../adapters/server/clock.ts";
import { readConfig } from "../../../../adapters/server/config.ts";
import { makeOutsidePost } from "../../../../adapters/server/outside/outside-post.ts";
import { prepareDemo } from "../../../../adapters/server/run-server.ts";
import { makeServer } from "../../../../adapters/server/server.host.ts";
import { openDatabase } from "../../../../adapters/server/storage/open-database.ts";

/**
 * The server as `cygnet serve` starts it, except that https addresses of receiver.example lead to the receiver of the test, by http, on the
 * loopback port RECEIVER_PORT. Says its address like the command.
 */
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const config = readConfig(process.env);
if (E.isLeft(config)) throw new Error(config.left.join("\n"));
const receiver = process.env["RECEIVER_PORT"] ?? "";
const post = makeOutsidePost(
  {
    resolve: async (host) => (host === "receiver.example" ? [{ address: "127.0.0.1", family: 4 }] : []),
    isAddress: (address) => address === "127.0.0.1",
    isPort: (port) => String(port) === receiver,
  },
  ["http:"],
);
const database = await openDatabase(config.right, say);
await prepareDemo(database, config.right.demo, say);
const app = await makeServer({
  config: config.right,
  database,
  clock: systemClock,
  floodScale: 1,
  post: (address, ...rest) => post(address.replace("https://receiver.example", `http://receiver.example:${receiver}`), ...rest),
});
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
say(`Staff      http://localhost:${address !== null && typeof address === "object" ? address.port : 0}/ui/`);
