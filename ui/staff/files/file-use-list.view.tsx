import type { FileUse } from "../../../core/files/file.model.ts";
import { UseList } from "../library/use-list.view.tsx";
import { useKindWords } from "./use-kind-words.ts";

type FileUseListProps = {
  readonly uses: readonly FileUse[];
  readonly hidden: number;
  /** how many are named; the others are counted */
  readonly most?: number;
};

/** The records that use a file. */
export const FileUseList = ({ uses, ...rest }: FileUseListProps) => {
  const kindOf = useKindWords();
  return <UseList {...rest} uses={uses.map(({ kind, id, name, href }) => ({ key: `${kind}:${id}`, kind: kindOf(kind), name, href }))} />;
};
