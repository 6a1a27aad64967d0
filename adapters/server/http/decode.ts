import * as E from "fp-ts/lib/Either.js";
import type * as t from "io-ts";
import { decodeReport, saidOf } from "../../../core/kernel/decode-report.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";

/** Decodes one part of a request; errors are keyed by the field's dotted path. */
export const decodePart = (codec: t.Mixed, value: unknown): E.Either<Failure, unknown> => {
  const decoded = codec.decode(value);
  if (E.isRight(decoded)) return decoded;
  const problems = Map.groupBy(decodeReport(decoded.left), ({ path }) => (path === "" ? "body" : path));
  return E.left(invalid(Object.fromEntries([...problems].map(([path, found]) => [path, found.map(saidOf)]))));
};
