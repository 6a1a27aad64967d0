import { firstValueFrom } from "rxjs";
import { describe, expect, it } from "vitest";
import { tabHeaderColor } from "../../../adapters/page/header-color.ts";
import { browserInstaller } from "../../../adapters/page/installer.ts";
import { pageConfig } from "../../../adapters/page/page-config.ts";
import { browserParentFrame } from "../../../adapters/page/parent-frame.ts";
import { withPageConfig } from "../../../adapters/server/http/page-head.ts";
import { navigated } from "../../../core/shell/embedding.rule.ts";
import { plainShellConfig } from "../../../core/shell/shell-config.model.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const parentUrl = "https://school.example/course";

const framed = ({
  allowed = [],
  referrer = parentUrl,
  around,
  isAlone = false,
}: { readonly around?: string; readonly allowed?: readonly string[]; readonly referrer?: string; readonly isAlone?: boolean } = {}) => {
  const posted: (readonly [unknown, string])[] = [];
  const target = new EventTarget();
  const parent: Pick<Window, "postMessage"> = {
    postMessage: (message: unknown, origin?: unknown) => void posted.push([message, String(origin)]),
  };
  const self = {};
  const frame = browserParentFrame(
    {
      self,
      top: isAlone ? self : {},
      parent,
      location: around === undefined ? {} : { ancestorOrigins: [around] },
      document: { referrer },
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    },
    allowed,
  );
  const heard: unknown[] = [];
  frame.heard$.subscribe((message) => heard.push(message));
  const say = (data: unknown, origin: string, source: unknown): void =>
    void target.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }));
  return { frame, posted, heard, say, parent };
};

describe("the parent frame", () => {
  it("should receive navigation messages at its own origin only, never at any [A1.09]", () => {
    const { frame, posted } = framed();
    frame.post(navigated("/ui/", "Home"));
    expect(posted).toEqual([[{ source: "app", v: 1, type: "navigate", path: "/ui/", title: "Home" }, "https://school.example"]]);
  });

  it("should be identified by the browser rather than by the referrer", () => {
    const { frame, posted } = framed({ around: "https://school.example", referrer: "https://elsewhere.example/" });
    frame.post(navigated("/ui/", "Home"));
    expect(posted.map(([, origin]) => origin)).toEqual(["https://school.example"]);
  });

  it("should receive nothing when it is not allowed, or when there is none", () => {
    for (const { frame, posted } of [framed({ allowed: ["https://other.example"] }), framed({ referrer: "" }), framed({ isAlone: true })]) {
      frame.post(navigated("/ui/", "Home"));
      expect(posted).toEqual([]);
    }
  });

  it("should be heard only from its own window and origin", () => {
    const { heard, say, parent } = framed();
    const wish = { type: "navigate", path: "/ui/contacts" };
    say(wish, "https://evil.example", parent);
    say(wish, "https://school.example", {});
    expect(heard).toEqual([]);
    say(wish, "https://school.example", parent);
    expect(heard).toEqual([wish]);
  });
});

describe("the page configuration in the head", () => {
  const pages = {
    videoGallery: 'https://films.example/?a=1&b="2"',
    support: "mailto:help@example.org",
    supportWidget: null,
    supportOrigins: [],
    supportSecret: null,
  };
  const read = (html: string) => {
    const content = /name="cygnet-config" content="([^"]*)"/.exec(html)?.[1];
    const text = content?.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&") ?? null;
    const element = { getAttribute: () => text } satisfies Partial<Element>;
    return pageConfig({ document: { querySelector: () => (text === null ? null : Object.assign(Object.create(null), element)) } });
  };

  it("should be read unchanged", () => {
    const videos = { contentOrigin: null, bases: { vimeo: "https://vimeo.school.example" }, youtubeKey: null };
    const html = withPageConfig("<html><head><title>Cygnet</title></head></html>", {
      config: { pages, frameAncestors: ["https://school.example"], videos },
      contentOrigin: "https://*.content.school.example",
      showsVideos: true,
    });
    expect(read(html)).toEqual({
      video_gallery_url: pages.videoGallery,
      support_url: pages.support,
      support_widget: null,
      parents: ["https://school.example"],
    });
  });

  it("should say where frames of videos may be shown", () => {
    const facts = {
      config: { pages, frameAncestors: [], videos: { contentOrigin: null, bases: {}, youtubeKey: null } },
      contentOrigin: "https://*.content.school.example",
    };
    const frames = (showsVideos: boolean): unknown => {
      const html = withPageConfig("<html><head></head></html>", { ...facts, showsVideos });
      return JSON.parse(/name="cygnet-video" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "null");
    };
    expect(frames(true)).toEqual({ shows: true, content_origin: "https://video.content.school.example", bases: {} });
    expect(frames(false)).toMatchObject({ shows: false });
  });

  it("should have defaults where it is missing or malformed", () => {
    expect(read("<html></html>")).toEqual(plainShellConfig);
    expect(read('<meta name="cygnet-config" content="{broken">')).toEqual(plainShellConfig);
    expect(read('<meta name="cygnet-config" content="{&quot;parents&quot;:3}">')).toEqual(plainShellConfig);
  });
});

describe("installing the application", () => {
  const device = () => {
    const target = new EventTarget();
    const installer = browserInstaller({
      addEventListener: target.addEventListener.bind(target),
      matchMedia: () =>
        Object.assign(new EventTarget(), {
          matches: false,
          media: "",
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        }),
    });
    let asked = 0;
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => Promise.resolve(void (asked += 1)),
    });
    return { installer, target, offer, asked: () => asked };
  };

  it("should keep the browser's prompt until it is used, once", async () => {
    const { installer, target, offer, asked } = device();
    expect(await firstValueFrom(installer.isOffered$)).toBe(false);
    expect(await installer.ask()).toBe(false);
    target.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(await firstValueFrom(installer.isOffered$)).toBe(true);
    expect(await installer.ask()).toBe(true);
    expect(await installer.ask()).toBe(false);
    expect(asked()).toBe(1);
  });

  it("should offer nothing once it is installed", async () => {
    const { installer, target, offer } = device();
    target.dispatchEvent(offer);
    target.dispatchEvent(new Event("appinstalled"));
    expect(await firstValueFrom(installer.isOffered$)).toBe(false);
  });
});

describe("the colour of the header", () => {
  it("should last for the tab, also when the address no longer names it [A2.18]", () => {
    const tab = fakeStorage();
    expect(tabHeaderColor("?headerColor=dark", tab)).toBe("dark");
    expect(tabHeaderColor("", tab)).toBe("dark");
    expect(tabHeaderColor("?headerColor=red", fakeStorage())).toBeNull();
  });
});
