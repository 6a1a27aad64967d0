import { File, FileText, Film, Image, Music } from "lucide-react";
import type { FileKind } from "../../../core/files/file.model.ts";
import type { Icon } from "../../kit/icon.ts";

/** The icon of a kind of files. */
export const fileIcons: Readonly<Record<FileKind, Icon>> = { image: Image, video: Film, audio: Music, pdf: FileText, file: File };
