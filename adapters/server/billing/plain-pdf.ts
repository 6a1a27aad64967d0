import { buffer } from "node:stream/consumers";

/** A line of text: its size in points, and the distance of its baseline from the top of the page. */
export type PdfLine = { readonly text: string; readonly size: number; readonly top: number };

const left = 64;

/** Text in the character set of the standard fonts (Windows Latin); other characters become question marks. */
const inLatin = (text: string): string => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "?");

/** One A4 page of text lines as PDF bytes. The library is loaded on first use, so that it does not delay the server's start. */
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
