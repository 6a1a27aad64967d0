import { ALL_FORMATS, BufferSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } from "mediabunny";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { providerPage } from "./provider-pages.ts";

const film = new URL("../../adapters/server/demo/media/harbor-safety.mp4", import.meta.url);

type Box = { readonly at: number; readonly length: number; readonly type: string };

const boxesOf = (bytes: Buffer): readonly Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    boxes.push({ at, length, type: bytes.toString("latin1", at + 4, at + 8) });
    at += length;
  }
  return boxes;
};

/** Seconds of a fragment of the stream, about; and how many it has. */
const [fragmentSeconds, fragments] = [2.2, 2];

/** The demo's film as a stream: its bytes in fragments and the playlist of them. */
const makeStream = async (): Promise<{ readonly bytes: Buffer; readonly playlist: string }> => {
  const input = new Input({ source: new BufferSource(readFileSync(film)), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const format = new Mp4OutputFormat({ fastStart: "fragmented", minimumFragmentDuration: 1 });
  await (await Conversion.init({ input, output: new Output({ format, target }) })).execute();
  const bytes = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  const boxes = boxesOf(bytes);
  const starts = boxes.filter(({ type }) => type === "moof").slice(0, fragments + 1);
  const parts = starts.slice(0, fragments).map(({ at }, index) => ({ at, length: (starts[index + 1]?.at ?? bytes.length) - at }));
  const lines = parts.flatMap(({ at, length }) => [`#EXTINF:${fragmentSeconds},`, `#EXT-X-BYTERANGE:${length}@${at}`, "film.mp4"]);
  const head = ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-TARGETDURATION:3", "#EXT-X-PLAYLIST-TYPE:VOD"];
  const map = `#EXT-X-MAP:URI="film.mp4",BYTERANGE="${starts[0]?.at ?? 0}@0"`;
  return { bytes, playlist: [...head, map, ...lines, "#EXT-X-ENDLIST", ""].join("\n") };
};

const codecs = 'CODECS="avc1.4d401e,mp4a.40.2"';
const master = [
  "#EXTM3U",
  `#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=640x360,${codecs}`,
  "low.m3u8",
  `#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=1280x720,${codecs}`,
  "high.m3u8",
  "",
].join("\n");

export type ProviderServer = { readonly origin: string; readonly close: () => void };

/** Starts a stand-in for all providers and for a host of streams; the stream named `cut` ends after its playlist. */
export const startProviders = async (): Promise<ProviderServer> => {
  const { bytes, playlist } = await makeStream();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://provider.invalid").pathname;
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "range");
    if (request.method === "OPTIONS") return response.end();
    const found = providerPage(path, request.headers.referer ?? "");
    if (found !== null) return response.setHeader("content-type", found.type).end(found.body);
    if (/^\/(hls|cut)\/film\.m3u8$/.test(path)) return response.setHeader("content-type", "application/vnd.apple.mpegurl").end(master);
    if (/^\/(hls|cut)\/(low|high)\.m3u8$/.test(path))
      return response.setHeader("content-type", "application/vnd.apple.mpegurl").end(playlist);
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    if (path !== "/hls/film.mp4" || range === null) return response.writeHead(404).end();
    const [from, to] = [Number(range[1]), Number(range[2])];
    response.writeHead(206, { "content-type": "video/mp4", "content-range": `bytes ${from}-${to}/${bytes.length}` });
    return response.end(bytes.subarray(from, to + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
};
