import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { exportName } from "../../../core/lessons/transfer/export-name.rule.ts";
import { fittingFiles } from "../../../core/lessons/transfer/fitting-files.rule.ts";
import { namedFiles, textWithUrls, valuesWithUrls } from "../../../core/lessons/transfer/own-addresses.rule.ts";
import { readLessonFile } from "../../../core/lessons/transfer/read-lesson-file.rule.ts";

const [crane, film] = ["0f8fad5b-d9cb-469f-a165-70867728950e", "7c9e6679-7425-40de-944b-e07fc1f90ae7"];
const values = {
  body: `<img src="/media/${crane}/Old%20crane.png" alt=""><a href="https://harbor.example/media/${film}/film.mp4">Film</a>`,
  cards: [{ url: `/media/${crane}/Old%20crane.png` }, { url: "https://elsewhere.example/media/x.png" }],
};

describe("the files that a lesson names", () => {
  it("should be found in every text, each once, with and without a host", () => {
    expect(namedFiles([null, values])).toEqual([
      { address: crane, name: "Old crane.png" },
      { address: film, name: "film.mp4" },
    ]);
  });

  it("should get other addresses in every text, where there are any for them", () => {
    const changed = valuesWithUrls(values, new Map([[crane, "/media/new/crane.png"]]));
    expect(changed).toEqual({
      body: `<img src="/media/new/crane.png" alt=""><a href="https://harbor.example/media/${film}/film.mp4">Film</a>`,
      cards: [{ url: "/media/new/crane.png" }, { url: "https://elsewhere.example/media/x.png" }],
    });
    expect([textWithUrls(null, new Map()), textWithUrls("/banner.jpg", new Map([[crane, "x"]]))]).toEqual([null, "/banner.jpg"]);
  });
});

describe("the files that fit into an export", () => {
  it("should be as many as possible within the limit", () => {
    const sizes = fc.array(fc.nat(50));
    fc.assert(
      fc.property(sizes, fc.nat(200), (bytes, limit) => {
        const { fitting, others } = fittingFiles(
          bytes.map((one) => ({ bytes: one })),
          limit,
        );
        const sum = fitting.reduce((total, file) => total + file.bytes, 0);
        expect(fitting.length + others.length).toBe(bytes.length);
        expect(sum).toBeLessThanOrEqual(limit);
        expect(others.every((other) => sum + other.bytes > limit)).toBe(true);
      }),
    );
  });
});

describe("a file that is read as a lesson", () => {
  const lesson = { name: "Cranes", banner_img: null, tags: [], metadata: {}, length: null, items: [] };
  const file = { format: "cygnet-lesson", version: 1, lesson, files: [], left_out: [] };
  const item = { uuid: crane, type: "rich_text", name: "Text", values: { body: "", standnew: true } };
  const problemsOf = (value: unknown) => {
    const read = readLessonFile(value);
    return E.isLeft(read) ? [] : read.right.problems.map(({ path, code }) => [path, code]);
  };
  const refusedAt = (value: unknown) => {
    const read = readLessonFile(value);
    return E.isLeft(read) && read.left.tag === "invalid" ? Object.keys(read.left.errors) : [];
  };

  it("should keep its values and items, in the modern spelling", () => {
    const read = readLessonFile({ ...file, lesson: { ...lesson, items: [item] } });
    expect(read).toMatchObject(E.right({ values: { name: "Cranes" }, items: [{ values: { body: "", standalone: true } }], problems: [] }));
  });

  it("should name what is left out by its path", () => {
    const items = [
      { ...item, type: "hologram" },
      { ...item, values: { body: 7 } },
      { ...item, values: { glow: 1 } },
      7,
      { ...item, values: { body: `/media/${film}/film.mp4` } },
    ];
    expect(problemsOf({ ...file, lesson: { ...lesson, items }, files: [{ address: "x" }] })).toEqual([
      ["lesson.items.0.type", "item_unknown_type"],
      ["lesson.items.1.values.body", expect.any(String)],
      ["lesson.items.2.values.glow", "item_unknown_key"],
      ["lesson.items.3", expect.any(String)],
      ["files.0.address", expect.any(String)],
      ["files", "transfer_file_missing"],
    ]);
  });

  it.each([
    ["no object", 7, ["file"]],
    ["another format", { ...file, format: "h5p" }, ["file"]],
    ["another version", { ...file, version: 2 }, ["version"]],
    ["no lesson", { ...file, lesson: null }, ["lesson"]],
    ["no items", { ...file, lesson: { name: "" } }, ["lesson"]],
    ["501 items", { ...file, lesson: { ...lesson, items: Array.from({ length: 501 }, () => item) } }, ["lesson.items"]],
    ["tags that are no texts", { ...file, lesson: { ...lesson, tags: [1] } }, ["lesson.tags.0"]],
    ["a value that lessons do not have", { ...file, lesson: { ...lesson, owner: 1 } }, ["lesson.owner"]],
    ["files that are no list", { ...file, files: {} }, ["files"]],
  ])("should be refused: %s", (_, value, paths) => {
    expect(refusedAt(value)).toEqual(paths);
  });

  it("should be read or refused, and never fail, whatever it is", () => {
    const any = fc.anything();
    fc.assert(
      fc.property(any, fc.array(any), any, (whole, items, files) => {
        readLessonFile(whole);
        const read = readLessonFile({ ...file, lesson: { ...lesson, items }, files });
        if (E.isRight(read)) expect(read.right.items.length).toBeLessThanOrEqual(items.length);
      }),
    );
  });

  it("should be named by its lesson, without what file systems refuse", () => {
    expect(exportName("Cranes: 1/2 <new>?")).toBe("Cranes 1 2 new.lesson.json");
    expect(exportName(" \u0000 ")).toBe("Lesson.lesson.json");
    expect(exportName("x".repeat(300))).toBe(`${"x".repeat(80)}.lesson.json`);
  });
});
