import * as E from "fp-ts/lib/Either.js";
import { FileTexts } from "../../../../core/files/file-texts.port.ts";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import { useService } from "../../../react/services.tsx";
import { useStoreFile } from "../../files/use-store-file.ts";

type CaptionFile = Pick<FileRecord, "url" | "filename" | "extension">;

/** Gives the address of a file of captions as WebVTT, of which a copy is stored where the file is SubRip; null when it holds no captions. */
export const useWebVtt = (): ((file: CaptionFile) => Promise<string | null>) => {
  const texts = useService(FileTexts);
  const store = useStoreFile();
  return async ({ url, filename, extension }) => {
    const [read, { asWebVtt }] = await Promise.all([texts.read(url)(), import("../../../../core/video/web-vtt.rule.ts")]);
    const given = E.isRight(read) ? read.right : null;
    const captions = given === null ? null : asWebVtt(given);
    if (captions === null || (captions === given && extension.toLowerCase() === "vtt")) return captions === null ? null : url;
    const name = `${filename.replace(/\.[^.]*$/, "")}.vtt`;
    return (await store(new File([captions], name, { type: "text/vtt" })))?.url ?? null;
  };
};
