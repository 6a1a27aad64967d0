import * as E from "fp-ts/lib/Either.js";
import { useCallback, useState } from "react";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { AccommodationsStore } from "../../../../core/learning/accommodations.port.ts";
import type { BonusTime } from "../../../../core/lessons/bonus-time.rule.ts";
import { contactPointsText } from "../../../i18n/en/contact-points.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useMayChange } from "../use-may-change.ts";
import { PointsCard, type PointsCardProps } from "./points-card.view.tsx";
import { useOlderPoints } from "./use-older-points.ts";

type CardProps = Pick<PointsCardProps, "time"> & { readonly contact: number };

const ListedPoints = ({ contact, time }: CardProps) => {
  const [now] = useState(useService(Clock).now);
  const { points, load, older } = useOlderPoints(contact);
  return <PointsCard points={points} time={time} now={now} onOlder={older} onRetry={load} />;
};

const EditablePoints = ({ contact }: { readonly contact: number }) => {
  const text = useText(contactPointsText);
  const store = useService(AccommodationsStore);
  const toasts = useToasts();
  const ask = useCallback((id: string) => store.of(Number(id)), [store]);
  const { answer, again } = useAnswer(ask, String(contact));
  const save = async (bonus_time: BonusTime): Promise<void> => {
    const saved = await store.save(contact, { bonus_time })();
    again();
    toasts.show(E.isLeft(saved) ? { text: failureMessage(saved.left), tone: "error" } : { text: text("time.saved") });
  };
  return <ListedPoints contact={contact} time={{ accommodations: answer, onTime: (time) => void save(time), onRetry: again }} />;
};

/** The points on the contact page, with the time for speed bonuses for users who may change contacts. */
export const PointsOfContact = ({ contact }: { readonly contact: number }) =>
  useMayChange() ? <EditablePoints contact={contact} /> : <ListedPoints contact={contact} time={null} />;
