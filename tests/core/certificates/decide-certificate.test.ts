import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { certificateCode, typedCode } from "../../../core/certificates/certificate-code.rule.ts";
import { certificateRefusals } from "../../../core/certificates/certificate-refusals.ts";
import { decideCertificate } from "../../../core/certificates/decide-certificate.rule.ts";
import { certifiedRecords } from "../../../core/learning/certified-records.service.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { sampleCourse } from "../../conformance/learning-sample.ts";
import { makeLearningRecordsFake } from "../../fakes/learning-records.fake.ts";

const now = 1_782_907_200;
const oneLesson = { ...sampleCourse, lessons: sampleCourse.lessons.slice(0, 1) };

/** A learner in a course of one lesson, whose second item is answered right by choice 1. */
const begun = async () => {
  const { records, add } = makeLearningRecordsFake();
  const { course, triggers } = add(oneLesson, 0);
  const [first] = triggers;
  const given: number[] = [];
  const state = { offers: true, held: false };
  const kept = {
    ...records,
    certificate: async () => state,
    certify: async (id: number) => {
      given.push(id);
      state.held = true;
    },
  };
  const learning = makeLearning({ records: kept, learner: 1, now });
  await learning.join(course)();
  const at = (item: number) => ({ course, trigger: first?.id ?? 0, item: first?.items[item] ?? "" });
  const finish = async (id: string): Promise<void> => {
    await learning.shown(at(0), { ago: 0 })();
    await learning.answer(at(1), { ago: 0, answer: [1], answer_id: id })();
  };
  return { records: kept, course, given, state, finish };
};

describe("A certificate of a course", () => {
  it("should be given with the answer that finishes the last lesson, once", async () => {
    const { course, given, finish } = await begun();
    await finish("11111111-1111-4111-8111-111111111111");
    await finish("22222222-2222-4222-8222-222222222222");
    expect(given).toEqual([course]);
  });

  it("should not be given by a course without one, nor twice, nor before everything is finished, nor for a draft", async () => {
    const { records, course, given, state, finish } = await begun();
    const before = await records.course(course);
    if (before === null) throw new Error("there is no course");
    expect(decideCertificate(before, { offers: true, held: false }, now)).toMatchObject(
      E.left({ tag: "conflict", code: certificateRefusals.certificate_not_earned.code }),
    );
    state.offers = false;
    await finish("33333333-3333-4333-8333-333333333333");
    expect(given).toEqual([]);
    const finished = await records.course(course);
    if (finished === null) throw new Error("there is no course");
    expect(decideCertificate(finished, { offers: false, held: false }, now)).toMatchObject(
      E.left({ code: certificateRefusals.certificate_not_offered.code }),
    );
    expect(decideCertificate({ ...finished, draft: true }, { offers: true, held: false }, now)).toMatchObject(E.left({ tag: "conflict" }));
    expect(decideCertificate(finished, { offers: true, held: true }, now)).toEqual(E.right(null));
    expect(decideCertificate(finished, { offers: true, held: false }, now)).toEqual(E.right({ issued_at: now }));
  });

  it("should not be given for lessons outside courses", async () => {
    const { records, given } = await begun();
    const stored = certifiedRecords(records, now);
    await stored.append(
      { lesson: 3 },
      {
        event: { kind: "reset", at: now, completes: false },
        after: { items: {}, item: null, completed_at: now, touched_at: now, version: 1, attempt: 0 },
        version: 1,
        gain: null,
        id: null,
      },
    );
    expect(given).toEqual([]);
  });
});

describe("The code of a certificate", () => {
  it("should be 16 unambiguous characters in four groups, and be read as it is typed by hand", () => {
    const code = certificateCode(Uint8Array.from({ length: 16 }, (_none, at) => at * 17));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(typedCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code);
    expect(typedCode("oil0-0000-0000-0000")).toBe("0110-0000-0000-0000");
  });
});
