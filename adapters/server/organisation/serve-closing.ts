import type { FastifyInstance } from "fastify";
import { closedLongEnough } from "../../../core/organisation/closing.rule.ts";
import { dropExport } from "../org-export/export-folder.store.ts";
import type { ServeDeps } from "../server-deps.ts";
import { dropFile } from "../uploads/upload-folder.ts";
import { remindOfErasure } from "./closing.store.ts";
import { eraseOrg, orgFiles } from "./erase-org.store.ts";

/** Interval in milliseconds. */
const everyMs = 3_600_000;

type Deps = Pick<ServeDeps, "config" | "database" | "outbox" | "contents">;

const remind = ({ database, outbox }: Deps, now: number): Promise<void> =>
  database.asSystem(async (tx) => {
    const due = await tx.db
      .selectFrom("orgs")
      .select(["org_id", "name", "closed_at"])
      .where("closed_at", "<=", closedLongEnough(now).reminder)
      .where("closing_reminded_at", "is", null)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { closed_at, ...org } of due) if (closed_at !== null) await remindOfErasure(tx, outbox, { ...org, closed_at }, now);
  });

/**
 * Erases an organisation that can no longer be taken back: first its files, which a crash in between leaves to the next run, then its rows.
 * @param closedBefore epoch seconds
 */
const erase = async ({ config, database, contents }: Deps, org: number, closedBefore: number): Promise<void> => {
  const files = await database.asSystem((tx) => orgFiles(tx, org));
  for (const sha256 of files.contents) await contents.remove({ org, sha256, variant: null });
  for (const id of files.imports) await dropFile(config, id);
  for (const id of files.exports) await dropExport(config, id);
  await database.asSystem((tx) => eraseOrg(tx, org, closedBefore));
};

/**
 * Reminds of closed organisations that are about to be erased, and erases those whose time is over.
 * @param now epoch seconds
 */
export const endClosed = async (deps: Deps, now: number): Promise<void> => {
  await remind(deps, now);
  const closedBefore = closedLongEnough(now).erasure;
  const due = await deps.database.asSystem(({ db }) =>
    db.selectFrom("orgs").select("org_id").where("closed_at", "<=", closedBefore).execute(),
  );
  for (const { org_id } of due) await erase(deps, org_id, closedBefore);
};

/** Looks for closed organisations once an hour while the server listens. */
export const serveClosing = (app: FastifyInstance, deps: Deps & Pick<ServeDeps, "clock" | "warn">): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = running.then(() =>
      endClosed(deps, deps.clock.now()).catch((error: unknown) =>
        deps.warn("A closed organisation could not be erased and will be tried again", error),
      ),
    );
  };
  app.addHook("onListen", async () => {
    timer = setInterval(look, everyMs);
    timer.unref();
    look();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
};
