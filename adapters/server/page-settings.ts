/** Settings of the pages. */
export type PageSettings = {
  /** address of videos about the product */
  readonly videoGallery: string | null;
  /** URL or mailto: of support */
  readonly support: string | null;
  /** script of the support chat */
  readonly supportWidget: string | null;
  /** additional origins that the chat loads from and connects to */
  readonly supportOrigins: readonly string[];
  /** secret of the support chat's identity verification; null if there is none */
  readonly supportSecret: string | null;
};

type Reader = {
  readonly text: (name: string) => string | null;
  readonly expect: <A>(name: string, value: A, ok: boolean, expected: string) => A;
};

const isWeb = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads the settings of the pages. */
export const readPageSettings = ({ text, expect }: Reader, isOrigin: (text: string) => boolean): PageSettings => {
  const web = (name: string): string | null => {
    const value = text(name);
    return expect(name, value, value === null || isWeb(value), "an address such as https://help.example.com");
  };
  const support = text("CYGNET_SUPPORT_URL");
  const origins = (text("CYGNET_SUPPORT_ORIGINS") ?? "").split(/[\s,]+/).filter((part) => part !== "");
  return {
    videoGallery: web("CYGNET_VIDEO_GALLERY_URL"),
    support: expect(
      "CYGNET_SUPPORT_URL",
      support,
      support === null || support.startsWith("mailto:") || isWeb(support),
      "an address, or mailto:support@example.com",
    ),
    supportWidget: web("CYGNET_SUPPORT_WIDGET"),
    supportOrigins: expect("CYGNET_SUPPORT_ORIGINS", origins, origins.every(isOrigin), "origins separated by spaces"),
    supportSecret: text("CYGNET_SUPPORT_SECRET"),
  };
};

/** Origins that the chat's script is loaded from and connects to. */
export const supportSources = ({ supportWidget, supportOrigins }: PageSettings): readonly string[] =>
  supportWidget === null ? [] : [...new Set([new URL(supportWidget).origin, ...supportOrigins])];
