import { systemClock } from "../../adapters/server/clock.ts";
import { readConfig } from "../../adapters/server/config.ts";
import { makeServer } from "../../adapters/server/server.host.ts";
import { openDatabase } from "../../adapters/server/storage/open-database.ts";

/** Limits of floods are this many times as wide: a bench is a flood. */
const floodScale = 1_000_000;

/**
 * The server as `npm start` makes it, by the same configuration and with the same parts, in a process of its own; the parent is told its
 * port.
 */
const serve = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (config._tag === "Left") throw new Error(config.left.join(" "));
  const database = await openDatabase(config.right, (line) => void process.stderr.write(`${line}\n`));
  const app = await makeServer({ config: config.right, database, clock: systemClock, floodScale });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : null });
  process.once("disconnect", () => process.exit(1));
  process.once(
    "SIGTERM",
    () =>
      void app
        .close()
        .then(database.close)
        .then(() => process.exit(0)),
  );
};

await serve();
