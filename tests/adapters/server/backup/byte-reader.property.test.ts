import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteReader } from "../../../../adapters/server/backup/byte-reader.ts";
import { slowRuns } from "../../../setup/intensity.ts";

const part = fc.oneof(
  fc.record({ line: fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\n")) }),
  fc.record({ bytes: fc.uint8Array({ maxLength: 50 }) }),
);

async function* inChunks(all: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let [from, n] = [0, 0]; from < all.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    yield all.subarray(from, from + size);
    from += size;
  }
}

describe("lines and bytes of one stream", () => {
  it("should be read as they were written, however the stream is cut into chunks", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        async (parts, sizes) => {
          const all = Buffer.concat(parts.map((one) => ("line" in one ? Buffer.from(`${one.line}\n`) : Buffer.from(one.bytes))));
          const reader = byteReader(inChunks(all, sizes));
          for (const one of parts) {
            if ("line" in one) {
              expect(await reader.line()).toBe(one.line);
              continue;
            }
            const chunks: Buffer[] = [];
            for await (const chunk of reader.bytes(one.bytes.length)) chunks.push(chunk);
            expect(Buffer.concat(chunks).equals(Buffer.from(one.bytes))).toBe(true);
          }
          expect(await reader.line()).toBeNull();
        },
      ),
      { numRuns: slowRuns(200) },
    );
  });

  it("should not be taken for whole when the stream ends in the middle of bytes", async () => {
    const reader = byteReader(inChunks(Buffer.from("abc"), [2]));
    const all = async (): Promise<void> => {
      for await (const chunk of reader.bytes(4)) expect(chunk.length).toBeGreaterThan(0);
    };
    await expect(all()).rejects.toThrow("The backup ends in the middle of a file.");
  });
});
