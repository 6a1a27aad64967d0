import { delimiterOfLines, namedDelimiter } from "../../../../core/import/csv-row.rule.ts";
import { plainCell } from "../../../../core/import/csv-text.rule.ts";
import { ImportDelimiter } from "../../../../core/import/import-layout.model.ts";
import { csvQuestions, type QuestionRow } from "../../../../core/lessons/questions/csv-questions.rule.ts";
import type { ReadPart } from "../../../../core/lessons/questions/plan-questions.rule.ts";
import { makeRecords } from "../../import/text-rows.ts";

/** Number of lines from which the delimiter is detected. */
const first = 20;

/** The rows of a table, as imports of contacts read them. */
const rowsOf = (text: string): readonly QuestionRow[] => {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  const named = namedDelimiter(lines[0] ?? "");
  const found = named ?? delimiterOfLines(lines.slice(0, first));
  const records = makeRecords({ delimiter: ImportDelimiter.is(found) ? found : ",", has_header: true });
  const rows = lines.flatMap((line, at) => (at === 0 && named !== null ? [] : records.add({ text: line, row: at + 1 })));
  return [...rows, ...records.end()].map(({ row, cells, problem }) => ({
    line: row,
    cells: cells.map(plainCell),
    isBroken: problem !== undefined,
  }));
};

/** The questions of a table. */
export const readCsv = (text: string): Iterable<ReadPart> => csvQuestions(rowsOf(text));
