import { guard } from "@ucast/mongo2js";
import { LogicEngine } from "json-logic-engine";
import { Query } from "mingo";
import sift from "sift";

/** The questions as MongoDB documents; texts are compared without regard to case and outer white space by regular expressions. */
const mongoDocuments = (seenFrom, seenTo) => [
  { member: true, points: { $gt: 7500 } },
  { city: /^\s*(?:madrid|berlin)\s*$/i, tags: /^\s*(?:lead|vip)\s*$/i },
  { $or: [{ first_name: /^\s*an/i }, { email: /@example\.org\s*$/i }] },
  { birthday: { $gt: "1979-12-31", $lt: "1990-01-01" }, city: { $not: /^\s*paris\s*$/i } },
  { $or: [{ seen: { $gte: seenFrom, $lt: seenTo } }, { points: { $gte: 9000 }, tags: { $not: /^\s*newsletter\s*$/i }, city: { $in: [null, ""] } }] },
];

const variable = (name) => ({ var: name });
const folded = (name) => ({ fold: [variable(name)] });

const logicDocuments = (seenFrom, seenTo) => [
  { and: [{ "===": [variable("member"), true] }, { ">": [variable("points"), 7500] }] },
  { and: [{ in: [folded("city"), ["madrid", "berlin"]] }, { some: [variable("tags"), { in: [folded(""), ["lead", "vip"]] }] }] },
  { or: [{ starts: [folded("first_name"), "an"] }, { some: [variable("email"), { ends: [folded(""), "@example.org"] }] }] },
  { and: [variable("birthday"), { after: [variable("birthday"), "1979-12-31"] }, { after: ["1990-01-01", variable("birthday")] }, { "!==": [folded("city"), "paris"] }] },
  {
    or: [
      { and: [{ "!==": [variable("seen"), null] }, { ">=": [variable("seen"), seenFrom] }, { "<": [variable("seen"), seenTo] }] },
      { and: [{ ">=": [variable("points"), 9000] }, { none: [variable("tags"), { "===": [folded(""), "newsletter"] }] }, { "===": [folded("city"), ""] }] },
    ],
  },
];

const makeLogicEngine = () => {
  const engine = new LogicEngine();
  engine.addMethod("fold", ([text]) => (text === null || text === undefined ? "" : text.trim().toLowerCase()), { sync: true, deterministic: true });
  engine.addMethod("starts", ([text, start]) => text.startsWith(start), { sync: true, deterministic: true });
  engine.addMethod("ends", ([text, end]) => text.endsWith(end), { sync: true, deterministic: true });
  engine.addMethod("after", ([a, b]) => a > b, { sync: true, deterministic: true });
  return engine;
};

export const filterPeers = (seenFrom, seenTo) => {
  const mongo = mongoDocuments(seenFrom, seenTo);
  const logic = logicDocuments(seenFrom, seenTo);
  const engine = makeLogicEngine();
  return [
    { name: "@ucast/mongo2js", compile: () => mongo.map((document) => guard(document)) },
    {
      name: "mingo",
      compile: () =>
        mongo.map((document) => {
          const query = new Query(document);
          return (record) => query.test(record);
        }),
    },
    { name: "sift", compile: () => mongo.map((document) => sift(document)) },
    { name: "json-logic-engine, interpreted", compile: () => logic.map((document) => (record) => engine.run(document, record) === true) },
    {
      name: "json-logic-engine, compiled by eval",
      compile: () =>
        logic.map((document) => {
          const built = engine.build(document);
          return (record) => built(record) === true;
        }),
    },
  ];
};
