import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import { ContactRows } from "../../../core/contacts/contact-rows.service.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ContactMerges } from "../../../core/merges/contact-merges.service.ts";
import { MergeRequest } from "../../../core/merges/merge-request.model.ts";
import { mergedId, namedIn, seenOf } from "../../../core/merges/merge-window.view-model.ts";
import type { MergeChoices, MergeOutcome } from "../../../core/merges/merge.model.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import { modalOf } from "../modal-contribution.tsx";
import { MergePlanView } from "./merge-plan.view.tsx";
import { useUnmerging } from "./use-unmerging.ts";

const none: readonly Field[] = [];

/** Merges two contacts: plan, choices, confirmation. If the page of the merged contact was open, that of the kept one replaces it. */
export const MergeDialog = modalOf("merge-contacts", MergeRequest, ({ params, onClose }) => {
  const text = useText(mergesText);
  const router = useRouter();
  const [merges, board, catalogue, names] = [
    useService(ContactMerges),
    useService(ContactRows),
    useService(FieldCatalogue),
    useService(ContactNames),
  ];
  const fields = latestValue(useLatest(catalogue.schema$, catalogue.latest()))?.fields ?? none;
  const words = useFieldWords();
  const { run, isPending, failure } = useSubmit();
  const { offerUnmerge } = useUnmerging();
  const [keptId, setKept] = useState(params.kept);
  const [choices, setChoices] = useState<MergeChoices>({});
  const ask = useMemo(() => (kept: string) => merges.plan(Number(kept), mergedId(params, Number(kept))), [merges, params]);
  const { answer, again } = useAnswer(ask, String(keptId));
  const plan = latestValue(answer);
  useEffect(() => {
    if (failure?.tag === "conflict") again();
  }, [failure, again]);
  useEffect(() => void catalogue.load(), [catalogue]);
  useEffect(() => names.want(namedIn(plan, fields)), [names, fields, plan]);
  const done = (outcome: MergeOutcome): void => {
    onClose();
    board.put(outcome.kept);
    offerUnmerge(outcome);
    if (router.latestLocation.pathname === `/ui/contacts/${outcome.other.con_id}`)
      void router.navigate({ href: `/ui/contacts/${outcome.kept.con_id}`, replace: true });
  };
  const keep = (contact: number): void => {
    setKept(contact);
    setChoices({});
  };
  const footer = (
    <>
      <Button onPress={onClose}>{text("plan.cancel")}</Button>
      <Button
        kind="primary"
        isPending={isPending}
        isDisabled={answer.tag !== "loaded"}
        onPress={() => run(merges.merge({ kept_id: keptId, merge_id: mergedId(params, keptId), choices, ...seenOf(plan) }), done)}
      >
        {text("plan.confirm")}
      </Button>
    </>
  );
  return (
    <Dialog title={text("plan.title")} size="600" isOpen onClose={onClose} footer={footer}>
      {failure === null ? null : <Banner tone="danger" title={failureMessage(failure)} />}
      <RemoteView remote={answer} skeleton={<SkeletonLines lines={5} />} onRetry={again}>
        {(shown) => (
          <MergePlanView
            plan={shown}
            choices={choices}
            fields={fields}
            words={words}
            onChoose={(field, choice) => setChoices({ ...choices, [field]: choice })}
            onKeep={keep}
          />
        )}
      </RemoteView>
    </Dialog>
  );
});
