import { type ComponentProps, type ReactNode, Suspense, useMemo } from "react";
import { CoursePlace, type LessonPlace } from "../../core/learning/lesson-place.model.ts";
import { itemForms } from "../../core/lesson-forms/item-forms.service.ts";
import { LessonForms } from "../../core/lesson-forms/lesson-forms.port.ts";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import { useService } from "../react/services.tsx";
import { ItemFormsContext, type ItemFormsSource } from "./use-item-forms.ts";

type BoundProps = ComponentProps<ItemFormsSource> & { readonly place: LessonPlace };

const Bound = ({ place, item, children }: BoundProps) => {
  const forms = useService(LessonForms);
  return children(useMemo(() => itemForms(forms, { ...place, item }), [forms, place, item]));
};

const sourceAt =
  (place: LessonPlace): ItemFormsSource =>
  ({ item, children }) => (
    <Suspense fallback={<SkeletonLines lines={4} />}>
      <Bound place={place} item={item}>
        {children}
      </Bound>
    </Suspense>
  );

type Props = { readonly place: LessonPlace; readonly children: ReactNode };

/** Provides items embedded from other hosts with the calls of the lesson that is taken. */
export const ItemFormsScreen = ({ place, children }: Props) => {
  const [course, trigger, lesson] = CoursePlace.is(place) ? [place.course, place.trigger, 0] : [0, 0, place.lesson];
  const Source = useMemo(() => sourceAt(lesson === 0 ? { course, trigger } : { lesson }), [course, trigger, lesson]);
  return <ItemFormsContext value={Source}>{children}</ItemFormsContext>;
};
