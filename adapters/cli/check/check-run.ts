import type { DataCheck } from "../../../core/data-check/data-check.ts";
import { makeDataCheck } from "../../../core/data-check/data-check.ts";
import { dataKindNames } from "../../../core/data-check/data-kind.model.ts";
import type { DataKind } from "../../../core/data-check/data-kind.model.ts";
import { findingAt } from "../../../core/data-check/finding.model.ts";
import type { Finding } from "../../../core/data-check/finding.model.ts";
import { betterKind } from "../../../core/data-check/kind-of-file.rule.ts";
import type { DataRecord } from "../../../core/data-check/record-notes.ts";
import { fileEntries, kindsWithin } from "./file-entries.ts";
import { openFixedCopy } from "./fixed-copy.ts";
import type { FoundFile } from "./found-files.ts";
import type { Entry } from "./source.ts";

/** Callbacks of a run; `progress` is called after each batch of records and applies backpressure. */
export type CheckListener = {
  readonly found: (finding: Finding) => void;
  readonly progress: (records: number) => Promise<void>;
};

export type CheckedFile = { readonly file: string; readonly kind: DataKind | null; readonly records: number };
export type CheckOutcome = {
  readonly files: readonly CheckedFile[];
  readonly fixed: readonly string[];
  readonly unreadable: readonly string[];
};

/** @param mended repaired entries so far by entry number, for a file that is read once per kind; null otherwise */
type Pass = { readonly file: FoundFile; readonly kind: DataKind; readonly mended: Map<number, string> | null };
type Judged = { readonly text: string; readonly repaired: boolean };

/** Findings that are buffered before the run waits for the listener. */
const findingsAtOnce = 1_000;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const wrongKind = (file: string, line: number, kind: DataKind, better: DataKind): Finding =>
  findingAt(
    { file, line },
    {
      code: "wrong-kind",
      message: `checked as ${kind}, but the fields are those of ${better}; the file was not checked further`,
      suggestion: `--kind ${better}`,
    },
  );

const unchecked = (file: string, line: number, names: readonly string[]): Finding =>
  findingAt({ file, line }, { code: "unchecked-columns", message: `not checked, for no rule knows them: ${names.join(", ")}` });

/**
 * Checks one file for one kind.
 * @param first whether this is the first pass over the file; text problems are reported only then
 */
const runPass = async (
  check: DataCheck,
  { file, kind, mended }: Pass,
  first: boolean,
  fix: boolean,
  listener: CheckListener,
): Promise<{ readonly records: number; readonly fixed: string | null }> => {
  const copy = fix && mended === null ? openFixedCopy(file.path) : null;
  let records = 0;
  let number = -1;
  let anyRepaired = false;
  let stopped = false;

  const judge = (record: DataRecord, entry: Extract<Entry, { tag: "record" }>): Judged => {
    records += 1;
    const better = records === 1 ? betterKind(kind, Object.keys(record)) : null;
    const unknown = records === 1 && better === null ? check.unchecked(kind, Object.keys(record)) : [];
    if (unknown.length > 0) listener.found(unchecked(file.path, entry.line, unknown));
    if (better !== null) {
      listener.found(wrongKind(file.path, entry.line, kind, better));
      stopped = true;
    }
    if (stopped) return { text: entry.raw, repaired: false };
    const { findings, repairs } = check.next(kind, record, { file: file.path, line: entry.line });
    for (const finding of findings) listener.found(finding);
    if (!fix || repairs === null) return { text: entry.raw, repaired: false };
    const text = entry.rewrite(repairs);
    mended?.set(number, text);
    return { text, repaired: true };
  };

  const readAll = async (): Promise<void> => {
    for await (const batch of fileEntries(file, (column) => check.typeOf(kind, column))) {
      const texts: string[] = [];
      for (const { kind: named, entry } of batch) {
        number += 1;
        if (entry.tag === "record" && (named ?? file.kind) === kind) {
          const judged = judge(entry.record, entry);
          anyRepaired = anyRepaired || judged.repaired;
          texts.push(judged.text);
          continue;
        }
        texts.push(entry.raw);
        if (entry.tag === "problem" && first)
          listener.found(findingAt({ file: file.path, line: entry.line }, { code: entry.code, message: entry.message }));
      }
      await copy?.write(texts.join(""));
      await listener.progress(records);
    }
  };

  await readAll().catch(async (error: unknown) => {
    await copy?.close(false).catch(() => null);
    throw error;
  });
  return { records, fixed: (await copy?.close(anyRepaired)) ?? null };
};

/** Writes the repaired copy of a file that was read once per kind. */
const writeMended = async (file: FoundFile, mended: ReadonlyMap<number, string>): Promise<string | null> => {
  const copy = openFixedCopy(file.path);
  let number = -1;
  for await (const batch of fileEntries(file, () => "any")) {
    await copy.write(batch.map(({ entry }) => mended.get((number += 1)) ?? entry.raw).join(""));
  }
  return copy.close(mended.size > 0);
};

const passesOf = async (files: readonly FoundFile[], listener: CheckListener): Promise<readonly Pass[]> => {
  const passes: Pass[] = [];
  for (const file of files) {
    const kinds = file.format === "json" ? await kindsWithin(file).catch(() => new Set<DataKind>()) : new Set<DataKind>();
    const all = new Set([...kinds, ...(file.kind === null ? [] : [file.kind])]);
    const mended = all.size > 1 ? new Map<number, string>() : null;
    for (const kind of all) passes.push({ file, kind, mended });
    if (all.size === 0)
      listener.found(
        findingAt(
          { file: file.path, line: 1 },
          {
            code: "unknown-kind",
            message: "neither the name nor the lists within tell what the file holds; it was not checked",
            suggestion: "say it with --kind",
          },
        ),
      );
  }
  return passes.toSorted((a, b) => dataKindNames.indexOf(a.kind) - dataKindNames.indexOf(b.kind));
};

/** Checks files in the order in which their kinds refer to each other, then the rules that span all files. */
export const runCheck = async (files: readonly FoundFile[], fix: boolean, listener: CheckListener): Promise<CheckOutcome> => {
  const passes = await passesOf(files, listener);
  const kinds = dataKindNames.filter((kind) => passes.some((pass) => pass.kind === kind));
  const check = makeDataCheck(kinds);
  const read = new Set<string>();
  const checked: CheckedFile[] = [];
  const fixed: string[] = [];
  const unreadable: string[] = [];
  for (const kind of kinds) {
    for (const pass of passes.filter((candidate) => candidate.kind === kind)) {
      const { path } = pass.file;
      try {
        const done = await runPass(check, pass, !read.has(path), fix, listener);
        checked.push({ file: path, kind, records: done.records });
        if (done.fixed !== null) fixed.push(done.fixed);
      } catch (error) {
        unreadable.push(path);
        listener.found(findingAt({ file: path, line: 1 }, { code: "cannot-read", message: message(error) }));
      }
      read.add(path);
    }
    let told = 0;
    for (const finding of check.finish(kind)) {
      listener.found(finding);
      told += 1;
      if (told % findingsAtOnce === 0) await listener.progress(0);
    }
    await listener.progress(0);
  }
  for (const [file, mended] of new Map(passes.map((pass) => [pass.file, pass.mended]))) {
    const target = fix && mended !== null ? await writeMended(file, mended) : null;
    if (target !== null) fixed.push(target);
  }
  return { files: checked, fixed, unreadable };
};
