import type { FastifyReply } from "fastify";
import type { Letter } from "../../../core/outbox/letter.model.ts";
import { plainTheme, type OrgTheme } from "../../../core/theme/org-theme.model.ts";
import { policyText } from "../http/page-policy.ts";
import { letterHtml } from "./letter-html.ts";

/** Whose colours a page of the server has, and who may show it in a frame. */
export type LetterPage = { readonly name: string; readonly theme: OrgTheme; readonly frames: "'self'" | "'none'" };

/** A page in plain colours that cannot be framed. */
export const plainLetterPage: LetterPage = { name: "", theme: plainTheme, frames: "'none'" };

/** Sends a letter as a page without scripts, which is neither kept nor listed by search engines. */
export const sendLetterPage = (reply: FastifyReply, letter: Letter, { name, theme, frames }: LetterPage = plainLetterPage): FastifyReply =>
  reply
    .headers({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy": policyText({
        "default-src": ["'none'"],
        "style-src": ["'unsafe-inline'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": [frames],
      }),
    })
    .type("text/html; charset=utf-8")
    .send(letterHtml(letter, { name, theme }));
