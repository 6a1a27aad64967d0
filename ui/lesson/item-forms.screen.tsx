import { type ComponentProps, type ReactNode, Suspense, useMemo } from "react";
import { type LessonPlace, placeKey } from "../../core/learning/lesson-place.model.ts";
import { itemForms } from "../../core/lesson-forms/item-forms.rule.ts";
import { LessonForms } from "../../core/lesson-forms/lesson-forms.port.ts";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import { useService } from "../react/services.tsx";
import { ItemFormsContext, type ItemFormsSource } from "./item-forms-context.ts";

type BoundProps = ComponentProps<ItemFormsSource> & { readonly place: LessonPlace };

const Bound = ({ place, item, children }: BoundProps) => {
  const forms = useService(LessonForms);
  return children(useMemo(() => itemForms(forms, { ...place, item }), [forms, place, item]));
};

type Props = { readonly place: LessonPlace; readonly children: ReactNode };

/** A lesson that is taken at a place: its items of other hosts call the server for it. */
export const ItemFormsScreen = ({ place, children }: Props) => {
  const key = placeKey(place);
  const Source = useMemo<ItemFormsSource>(
    () =>
      ({ item, children: draw }) => (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <Bound place={place} item={item}>
            {draw}
          </Bound>
        </Suspense>
      ),
    // A place is the same as long as its key is.
    [key],
  );
  return <ItemFormsContext value={Source}>{children}</ItemFormsContext>;
};
