import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { ZipFile } from "yazl";
import { plainPdf } from "../../billing/plain-pdf.ts";
import { randomFrom } from "../demo.ts";

const width = 1600;
const height = 1000;

/** Colours of a picture: sky from above to the horizon, sun, hills, and sea from the horizon to below. */
type Scene = {
  readonly name: string;
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly hills: string;
  readonly sea: readonly [string, string];
};

const scenes: readonly Scene[] = [
  { name: "harbor-morning.jpg", sky: ["#8ec7e8", "#fdf1d8"], sun: "#fff6d6", hills: "#5b7f8c", sea: ["#6fb0c4", "#1d4e63"] },
  { name: "harbor-evening.jpg", sky: ["#2b3a67", "#f4a15d"], sun: "#ffe0a3", hills: "#3b2f4e", sea: ["#c7745a", "#1b1f3b"] },
  { name: "harbor-fog.jpg", sky: ["#c9d3d8", "#e9edee"], sun: "#f7f7f2", hills: "#9aa9b0", sea: ["#b9c5ca", "#6d818b"] },
  { name: "harbor-noon.jpg", sky: ["#2f8fd0", "#d7effb"], sun: "#ffffff", hills: "#2f7d4f", sea: ["#3fb0b9", "#0b4f6c"] },
  { name: "harbor-storm.jpg", sky: ["#2c333b", "#7c8a94"], sun: "#a9b4ba", hills: "#20262c", sea: ["#51626c", "#141c22"] },
  { name: "harbor-night.jpg", sky: ["#070b1e", "#1e2c5a"], sun: "#e8ecff", hills: "#0a0f22", sea: ["#1a2850", "#04060f"] },
];

const gradient = (id: string, [above, below]: readonly [string, string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;

const ridge = (random: () => number, base: number): string => {
  const points = Array.from({ length: 33 }, (_, at) => `${at * 50},${Math.round(base - random() * 90 * Math.sin((at / 32) * Math.PI))}`);
  return `M0,620 L${points.join(" L")} L${width},620 Z`;
};

const boat = (x: number, y: number, size: number): string =>
  `<path d="M${x},${y} h${6 * size} l${-size},${1.5 * size} h${-4 * size} Z" fill="#f4f1ea"/><path d="M${x + 3 * size},${y - 0.3 * size} v${-5 * size} l${2.4 * size},${5 * size} Z" fill="#ffffff" opacity="0.9"/>`;

const drawn = ({ sky, sun, hills, sea }: Scene, random: () => number): string => {
  const light = { x: 300 + random() * 1000, y: 180 + random() * 260 };
  const waves = Array.from({ length: 26 }, (_, at) => {
    const y = 630 + at * 14;
    return `<path d="M0,${y} q200,${-6 - at / 3} 400,0 t400,0 t400,0 t400,0" fill="none" stroke="#ffffff" stroke-opacity="${(0.05 + random() * 0.12).toFixed(2)}" stroke-width="${2 + at / 6}"/>`;
  });
  const boats = Array.from({ length: 3 }, (_, at) => boat(Math.round(150 + random() * 1200), 660 + at * 90, 12 + at * 8));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradient("sky", sky)}${gradient("sea", sea)}</defs>
    <rect width="${width}" height="640" fill="url(#sky)"/><circle cx="${light.x}" cy="${light.y}" r="70" fill="${sun}" opacity="0.9"/>
    <path d="${ridge(random, 560)}" fill="${hills}" opacity="0.6"/><path d="${ridge(random, 600)}" fill="${hills}"/>
    <rect y="620" width="${width}" height="380" fill="url(#sea)"/>${waves.join("")}${boats.join("")}</svg>`;
};

const fileAt = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const rules = [
  { text: "Harbor safety: four rules", size: 24, top: 100 },
  { text: "1  Wear your vest.", size: 14, top: 150 },
  { text: "2  Stay behind the yellow line.", size: 14, top: 180 },
  { text: "3  Never walk under a load.", size: 14, top: 210 },
  { text: "4  Stop work when unsure.", size: 14, top: 240 },
];

const rate = 8_000;
const toneSeconds = 1.5;
const restSeconds = 0.5;

/** Three long tones with pauses, as a WAV file of 8 bits. */
const threeTones = (): Buffer => {
  const each = (toneSeconds + restSeconds) * rate;
  const samples = Uint8Array.from({ length: 3 * each }, (_, at) => {
    const seconds = (at % each) / rate;
    const loudness = Math.max(0, Math.min(seconds * 20, (toneSeconds - seconds) * 20, 1));
    return 128 + Math.round(56 * loudness * Math.sin(2 * Math.PI * 392 * seconds));
  });
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
};

const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="harbor.mooring" version="1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="mooring">
    <organization identifier="mooring">
      <title>Mooring simulator</title>
      <item identifier="one" identifierref="page"><title>Make fast</title></item>
    </organization>
  </organizations>
  <resources><resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>
`;
const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Mooring simulator</title>
<p>Bring the line to the far horn of the cleat, then press the button.</p>
<button onclick="const api = parent.API; api.LMSInitialize(''); api.LMSSetValue('cmi.core.lesson_status', 'passed'); api.LMSFinish(''); this.textContent = 'Fast'">Make fast</button>
</html>
`;

/** A SCORM 1.2 package of one page. */
const scormPackage = (): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, text] of [
    ["imsmanifest.xml", manifest],
    ["index.html", page],
  ] as const)
    zip.addReadStreamLazy(name, { mtime: new Date("2026-01-01T00:00:00Z") }, (give) => give(null, Readable.from(text)));
  zip.end();
  return buffer(zip.outputStream);
};

/** Draws the pictures, the document, the sound and the package of the demo; run with `node adapters/server/demo/media/draw-media.ts`. */
const draw = async (): Promise<void> => {
  const random = randomFrom(18);
  for (const scene of scenes)
    await sharp(Buffer.from(drawn(scene, random)))
      .jpeg({ quality: 80, progressive: true })
      .toFile(fileAt(scene.name));
  await writeFile(fileAt("harbor-rules.pdf"), await plainPdf("Harbor safety: four rules", rules));
  await writeFile(fileAt("three-tones.wav"), threeTones());
  await writeFile(fileAt("mooring-simulator.zip"), await scormPackage());
};

await draw();
