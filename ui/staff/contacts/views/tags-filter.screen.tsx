import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { DistinctValue } from "../../../../core/contacts/contact-figures.model.ts";
import { ContactFigures } from "../../../../core/contacts/contact-figures.port.ts";
import { useService } from "../../../react/services.tsx";
import { TagOptions, TagsFilter } from "./tags-filter.view.tsx";

type TagsFilterScreenProps = { readonly chosen: readonly string[]; readonly onChange: (tags: readonly string[]) => void };

/** Searches tags by the typed text; a stale response is dropped. */
const FoundTags = ({ chosen, onChange }: TagsFilterScreenProps) => {
  const figures = useService(ContactFigures);
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly DistinctValue[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void figures
      .distinct("tags", typed)()
      .then((answer) => (isCurrent ? setFound(E.isRight(answer) ? answer.right : []) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [figures, typed]);
  return <TagOptions chosen={chosen} typed={typed} found={found} onTyped={setTyped} onChange={onChange} />;
};

/** The quick filter by tags. */
export const TagsFilterScreen = (props: TagsFilterScreenProps) => <TagsFilter>{() => <FoundTags {...props} />}</TagsFilter>;
