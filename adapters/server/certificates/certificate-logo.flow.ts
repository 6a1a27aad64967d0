import { buffer } from "node:stream/consumers";
import type { ContentStorage } from "../contents/content-storage.ts";
import { withSharp } from "../files/pictures/sharp-library.ts";
import { bodyOf } from "../files/serving/file-body.ts";
import { fileAt } from "../files/serving/stored-file.ts";
import type { Database } from "../storage/database.ts";

/** The size of a logo on a certificate in pixels, four times its points. */
const box = { width: 720, height: 240 };
const readable: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const mostBytes = 20_000_000;

/**
 * The logo of an organisation as PNG. Pictures of other servers are not fetched, drawings (SVG) not run, and one that is deleted, of another
 * organisation or cannot be read is left out: null.
 */
export const certificateLogo = async (
  { database, contents }: { readonly database: Pick<Database, "asSystem">; readonly contents: ContentStorage },
  org: number,
  logo: string | null,
): Promise<Buffer | null> => {
  const address = /^\/media\/([0-9a-f-]{36})\//.exec(logo ?? "")?.[1];
  if (address === undefined) return null;
  try {
    const file = await database.asSystem((tx) => fileAt(tx, address));
    if (file === null || file.deleted || file.org_id !== org || file.bytes > mostBytes) return null;
    const body = await bodyOf(contents, file);
    const source = body === null ? null : await body.read();
    if (source === null) return null;
    const bytes = await buffer(source);
    return await withSharp(async (sharp) => {
      const picture = sharp(bytes, { autoOrient: true, failOn: "error" }).timeout({ seconds: 20 });
      if (!readable.has((await picture.metadata()).format)) return null;
      return picture
        .resize({ ...box, fit: "inside", withoutEnlargement: true })
        .png()
        .toBuffer();
    });
  } catch {
    return null;
  }
};
