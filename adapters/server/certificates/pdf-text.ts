import type PdfDocument from "pdfkit";
import type { FontPart } from "./pdf-fonts.ts";

type Pdf = InstanceType<typeof PdfDocument>;
type Run = { readonly font: string; readonly text: string };
type Written = Pick<FontPart, "name" | "has">;

const unknown = "□";

/** Text in runs of one font each; a character that no font has becomes a box. */
export const runsOf = (text: string, fonts: readonly Written[]): readonly Run[] => {
  const runs: Run[] = [];
  const first = fonts[0]?.name ?? "";
  for (const character of text.normalize("NFC")) {
    const last = runs.at(-1);
    const able = fonts.filter((part) => part.has(character));
    const font = (able.find(({ name }) => name === last?.font) ?? able[0])?.name;
    const written = font === undefined ? unknown : character;
    const by = font ?? first;
    if (last?.font === by) runs[runs.length - 1] = { font: by, text: last.text + written };
    else runs.push({ font: by, text: written });
  }
  return runs;
};

/** Words in lines no wider than the given width, as far as single words allow. */
export const linesOf = (text: string, width: number, measure: (line: string) => number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/**
 * A text block on the middle of the page; it becomes smaller until it has no more lines than it may have.
 * @property top of its first line, in points
 */
export type Block = {
  readonly text: string;
  readonly fonts: readonly FontPart[];
  readonly size: number;
  readonly top: number;
  readonly width: number;
  readonly lines: number;
  readonly color: string;
};

const smallest = 8;
const leading = 1.3;

/** Draws a block; the height that it takes. */
export const drawCentred = (pdf: Pdf, block: Block): number => {
  const { text, fonts, top, width, color } = block;
  const measure =
    (size: number) =>
    (line: string): number =>
      runsOf(line, fonts).reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);
  let { size } = block;
  let lines = linesOf(text, width, measure(size));
  while (size > smallest && (lines.length > block.lines || lines.some((line) => measure(size)(line) > width))) {
    size *= 0.9;
    lines = linesOf(text, width, measure(size));
  }
  lines.forEach((line, at) => {
    let left = (pdf.page.width - measure(size)(line)) / 2;
    for (const run of runsOf(line, fonts)) {
      pdf
        .font(run.font)
        .fontSize(size)
        .fillColor(color)
        .text(run.text, left, top + at * size * leading, { lineBreak: false });
      left += pdf.widthOfString(run.text);
    }
  });
  return lines.length * size * leading;
};
