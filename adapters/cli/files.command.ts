import * as t from "io-ts";
import { join } from "node:path";
import { contentFindings } from "../server/backup/content-findings.ts";
import { copyContents } from "../server/backup/move-contents.ts";
import { systemClock } from "../server/clock.ts";
import type { Config } from "../server/config.ts";
import { contentFolder } from "../server/contents/content-path.ts";
import type { ContentStorage } from "../server/contents/content-storage.ts";
import { makeFolderStorage } from "../server/contents/folder-storage.ts";
import { makeS3Storage } from "../server/contents/s3-storage.ts";
import type { Database } from "../server/storage/database.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

const every = 1_000;

const s3Names = "S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET";

type Ends = { readonly from: ContentStorage; readonly to: ContentStorage; readonly next: string };

/** Both ends of a move, and what the operator does once it is done; null without a bucket in the settings. */
const endsOf = ({ dataFolder, files }: Config, isBack: boolean): Ends | null => {
  if (files.s3 === null) return null;
  const [folder, bucket] = [makeFolderStorage(contentFolder(dataFolder)), makeS3Storage(files.s3)];
  return isBack
    ? { from: bucket, to: folder, next: `Start the server without ${s3Names}; then the bucket may be emptied.` }
    : {
        from: folder,
        to: bucket,
        next: `Start the server with the same ${s3Names}; then the folder ${contentFolder(dataFolder)} may be deleted.`,
      };
};

const move = async (database: Database, { from, to, next }: Ends, spool: string, host: CliHost): Promise<ExitCode> => {
  const told = (done: number): void => {
    if (done % every === 0) host.say(`${done.toLocaleString("en")} contents…`);
  };
  const { copied, already, damaged } = await copyContents(from, to, spool, told);
  host.say(
    `Copied ${copied.toLocaleString("en")} contents from ${from.name} to ${to.name}; ${already.toLocaleString("en")} were there already.`,
  );
  if (damaged.length > 0) host.say(`${damaged.length} contents are damaged and were not copied: ${damaged.slice(0, 5).join(", ")}`);
  const findings = (await contentFindings(database, to, systemClock.now(), false)).filter(({ ok }) => !ok);
  for (const { what } of findings) host.say(`PROBLEM ${what}`);
  if (damaged.length > 0 || findings.length > 0) return 1;
  host.say(next);
  return 0;
};

export const filesCommand = command({
  usage: "move --to <bucket|folder>",
  options: { to: { meaning: "Copy files from the data folder to the bucket, or back.", value: "bucket|folder" } },
  notes: [
    `The bucket is that of ${s3Names}. Nothing is deleted; a move that was interrupted goes on where it was.`,
    "Stop the server first, so that nothing is uploaded meanwhile.",
  ],
  decode: t.partial({ to: t.keyof({ bucket: null, folder: null }) }),
  run: async ({ to }, [what], host) => {
    const config = configFrom(host);
    if (config === null) return 2;
    if (what !== "move" || to === undefined) {
      host.say("Say where to: cygnet files move --to bucket, or --to folder.");
      return 2;
    }
    const ends = endsOf(config, to === "folder");
    if (ends === null) {
      host.say(`Set ${s3Names}, so that the bucket is known.`);
      return 2;
    }
    try {
      const database = await openDatabase(config, host.say);
      return await move(database, ends, join(config.dataFolder, "tmp"), host).finally(database.close);
    } catch (error) {
      host.say(reasonOf(error));
      return 1;
    }
  },
});
