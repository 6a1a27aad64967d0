import { contentKeyOf } from "./content-path.ts";
import type { StoredContent } from "./content-storage.ts";
import type { S3Exchange } from "./s3-exchange.ts";
import { elementText } from "./s3-reply.ts";

const entryOf = (xml: string): StoredContent | null => {
  const key = contentKeyOf(elementText(xml, "Key"));
  const changed = Date.parse(elementText(xml, "LastModified"));
  return key === null
    ? null
    : { key, bytes: Number(elementText(xml, "Size")), changedAt: Number.isNaN(changed) ? 0 : Math.floor(changed / 1_000) };
};

/** The contents whose path begins with a prefix, page by page; other objects of the bucket are left out. */
export async function* listS3({ text }: S3Exchange, prefix: string): AsyncGenerator<StoredContent> {
  for (let token: string | null = ""; token !== null;) {
    const query = { "list-type": "2", ...(prefix === "" ? {} : { prefix }), ...(token === "" ? {} : { "continuation-token": token }) };
    const xml: string = await text({ method: "GET", path: "", query }, [200]);
    for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const content = entryOf(entry);
      if (content !== null) yield content;
    }
    const next: string = elementText(xml, "NextContinuationToken");
    token = elementText(xml, "IsTruncated") === "true" && next !== "" ? next : null;
  }
}
