/**
 * The facts of content that is stored and checked.
 * @property mimetype as the content shows, not as the name says
 * @property sha256 hexadecimal
 * @property poster hash of the picture that stands for a film; null for none
 * @property width pixels, after orientation
 * @property duration seconds
 */
export type UploadedContent = {
  readonly filename: string;
  readonly mimetype: string;
  readonly size: number;
  readonly sha256: string;
  readonly poster: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
};
