import { buffer } from "node:stream/consumers";
import { type CertificateFacts, certificateWords } from "../../../core/certificates/certificate-words.rule.ts";
import { letterColors } from "../../../core/outbox/letter-colors.rule.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";
import { certificateFonts } from "./pdf-fonts.ts";
import { drawCentred } from "./pdf-text.ts";

/** @property logo as PNG; null for none */
type Look = { readonly language: Language; readonly theme: OrgTheme; readonly logo: Buffer | null };

const margin = 28;
const gap = 14;
const logoBox = { width: 180, height: 60 };

/** A certificate as one page of A4 in the organisation's colours, with its logo above its name. Library and fonts are loaded on first use. */
export const certificatePdf = async (facts: CertificateFacts, { language, theme, logo }: Look): Promise<Buffer> => {
  const { default: PdfDocument } = await import("pdfkit");
  const fonts = await certificateFonts();
  const words = certificateWords[language];
  const { text, quiet, button } = letterColors(theme, "light");
  const pdf = new PdfDocument({
    size: "A4",
    layout: "landscape",
    margin: 0,
    pdfVersion: "1.7",
    displayTitle: true,
    lang: language,
    info: { Title: `${words.title}: ${facts.course}`, Author: facts.organisation, Subject: facts.name, Keywords: facts.code },
  });
  for (const { name, bytes } of [...fonts["400"], ...fonts["700"]]) pdf.registerFont(name, bytes);
  const { width, height } = pdf.page;
  pdf.rect(0, 0, width, 12).fill(button);
  pdf
    .lineWidth(1)
    .rect(margin, margin, width - 2 * margin, height - 2 * margin)
    .stroke(button);
  const block = { width: width - 6 * margin, lines: 2 };
  const isWhole = [facts.name, facts.course, facts.organisation].every((said) =>
    [...said].every((character) => fonts["400"].some(({ has }) => has(character))),
  );
  let top = logo === null ? 84 : 116;
  if (logo !== null)
    pdf.image(logo, (width - logoBox.width) / 2, margin + 18, { fit: [logoBox.width, logoBox.height], align: "center", valign: "center" });
  const put = (said: string, weight: "400" | "700", size: number, color: string, after: number): void => {
    top += drawCentred(pdf, { ...block, text: said, fonts: fonts[weight], size, top, color }) + after;
  };
  put(facts.organisation, "700", 16, quiet, 2 * gap);
  put(words.title, "700", 40, text, 2 * gap);
  put(words.given, "400", 14, quiet, gap);
  put(facts.name, "700", 32, text, gap);
  put(words.finished, "400", 14, quiet, gap);
  put(facts.course, "700", 24, text, gap);
  put(words.on(facts.day), "400", 14, quiet, 0);
  top = height - margin - 52;
  put(words.verify(facts), "400", 10, quiet, 4);
  if (!isWhole) put(words.asWritten, "400", 9, quiet, 0);
  pdf.end();
  return buffer(pdf);
};
