/** What is known of the lengths of videos of providers. */
export type VideoLengths = { org_id: number; address: string; seconds: number | null; checked_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    video_lengths: VideoLengths;
  }
}
