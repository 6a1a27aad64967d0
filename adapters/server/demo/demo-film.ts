import { stat } from "node:fs/promises";
import type { Tx } from "../storage/database.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { DemoContext } from "./demo.ts";

const files = { film: ["harbor-safety.mp4", "video/mp4"], captions: ["harbor-safety.en.vtt", "text/vtt; charset=utf-8"] } as const;

/**
 * Adds the demo's video and its captions to the organisation's media.
 * @returns their addresses
 */
export const seedFilm = async (
  { db }: Tx,
  { org, now, random }: DemoContext,
): Promise<{ readonly film: string; readonly captions: string }> => {
  const add = async ([filename, mime]: readonly [string, string]): Promise<string> => {
    const address = uuidFrom(random);
    const { size } = await stat(new URL(`./media/${filename}`, import.meta.url));
    await db
      .insertInto("files")
      .values({ address, org_id: org, filename, mime, bytes: size, location: `demo/${filename}`, created_at: now, updated_at: now })
      .execute();
    return `/media/${address}/${filename}`;
  };
  return { film: await add(files.film), captions: await add(files.captions) };
};
