import type { MediaSourceName } from "../../../core/media-sources/media-source.model.ts";

type MediaConnections = {
  org_id: number;
  user_id: number;
  source: Exclude<MediaSourceName, "unsplash">;
  /** tokens, encrypted for this user and source */
  sealed: string;
  connected_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    media_connections: MediaConnections;
  }
}
