/** A line of text: its size in points, and its distance from the top of the page. */
export type PdfLine = { readonly text: string; readonly size: number; readonly top: number };

const height = 842;
const left = 64;

/** Text as a PDF writes it, in Windows' Latin letters; what they do not have becomes a question mark. */
const literal = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`).replaceAll(/[^\x20-\xff]/g, "?");

const content = (lines: readonly PdfLine[]): string => lines.map(({ text, size, top }) => `BT /F1 ${size} Tf ${left} ${height - top} Td (${literal(text)}) Tj ET`).join("\n");

/** One page of A4 with lines of text, as the bytes of a PDF. */
export const plainPdf = (lines: readonly PdfLine[]): Buffer => {
  const page = content(lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(page, "latin1")} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = Buffer.byteLength(text, "latin1");
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = Buffer.byteLength(text, "latin1");
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
};
