import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about uploads. */
export const uploadRefusals = refusalTable({
  upload_empty: "The file is empty.",
  upload_video_too_large: "The video is too large: videos may have up to {{megabytes}} MB.",
  upload_too_large: "The file is too large: files may have up to {{megabytes}} MB, videos up to {{videos}} MB.",
  upload_video_broken: "The video cannot be played: the file is damaged or incomplete.",
  upload_not_kept: "The file cannot be saved, because the storage is full. Nothing was saved.",
  upload_unsized: "The size of the file must be named before it is sent.",
  upload_nameless: "The name of the file must be sent with it.",
  upload_longer: "More was sent than the size that was named before.",
  upload_offset: "Some of the file is there already. Go on where it ends.",
  upload_missing: "There is no such upload. Choose the file again.",
});
