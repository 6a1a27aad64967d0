import { buffer } from "node:stream/consumers";

/** A line of text: its size in points, and the distance of its baseline from the top of the page. */
export type PdfLine = { readonly text: string; readonly size: number; readonly top: number };

const left = 64;

/** Text in the letters of the standard fonts, which are Windows' Latin ones; what they do not have becomes a question mark. */
const inLatin = (text: string): string => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "?");

/**
 * One page of A4 with lines of text, as the bytes of a PDF. The library is loaded with the first one, so that a server does not start
 * slower for it.
 */
export const plainPdf = async (title: string, lines: readonly PdfLine[]): Promise<Buffer> => {
  const { default: PdfDocument } = await import("pdfkit");
  const pdf = new PdfDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    info: { Title: title },
    displayTitle: true,
    lang: "en",
    compress: false,
  });
  for (const { text, size, top } of lines)
    pdf.font("Helvetica").fontSize(size).text(inLatin(text), left, top, { lineBreak: false, baseline: "alphabetic" });
  pdf.end();
  return buffer(pdf);
};
