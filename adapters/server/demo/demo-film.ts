import { stat } from "node:fs/promises";
import type { CaptionTrack } from "../../../core/video/caption-track.model.ts";
import type { Tx } from "../storage/database.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { DemoContext } from "./demo.ts";

const files = { film: ["harbor-safety.mp4", "video/mp4"], captions: ["harbor-safety.en.vtt", "text/vtt; charset=utf-8"] } as const;

/** The demo's video: its address and its captions. */
export type DemoFilm = { readonly gallery_url: string; readonly captions: readonly CaptionTrack[] };

/**
 * Adds the demo's video and its captions to the organisation's media.
 */
export const seedFilm = async ({ db }: Tx, { org, now, random }: DemoContext): Promise<DemoFilm> => {
  const add = async ([filename, mime]: readonly [string, string]): Promise<string> => {
    const address = uuidFrom(random);
    const { size } = await stat(new URL(`./media/${filename}`, import.meta.url));
    await db
      .insertInto("files")
      .values({ address, org_id: org, filename, mime, bytes: size, location: `demo/${filename}`, created_at: now, updated_at: now })
      .execute();
    return `/media/${address}/${filename}`;
  };
  return { gallery_url: await add(files.film), captions: [{ language: "en", url: await add(files.captions) }] };
};
