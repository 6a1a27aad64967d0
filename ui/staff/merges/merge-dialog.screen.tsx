import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { ContactNames } from "../../../core/contacts/contact-names.service.ts";
import { ContactRows } from "../../../core/contacts/contact-rows.service.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { relatedIds } from "../../../core/fields/related-ids.rule.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ContactMerges } from "../../../core/merges/contact-merges.service.ts";
import { MergeRequest } from "../../../core/merges/merge-request.model.ts";
import type { MergeChoices, MergeOutcome } from "../../../core/merges/merge.model.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAsked } from "../../react/use-asked.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useFieldWords } from "../contacts/use-field-words.ts";
import { modalOf } from "../modal-contribution.tsx";
import { MergePlanView } from "./merge-plan.view.tsx";
import { useUnmerging } from "./use-unmerging.ts";

const none: readonly Field[] = [];

/** Merging two contacts: the plan, its choices, and doing it. Afterwards the page of the kept contact is shown, where either was. */
export const MergeDialog = modalOf("merge-contacts", MergeRequest, ({ params: { kept: one, other: two }, onClose }) => {
  const text = useText(mergesText);
  const contactMerges = useService(ContactMerges);
  const board = useService(ContactRows);
  const router = useRouter();
  const fieldCatalogue = useService(FieldCatalogue);
  const names = useService(ContactNames);
  const fields = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()))?.fields ?? none;
  const words = useFieldWords();
  const { run, isPending, failure } = useSubmit();
  const { offerUnmerge } = useUnmerging();
  const [keptId, setKept] = useState(one);
  const [choices, setChoices] = useState<MergeChoices>({});
  const request = { kept_id: keptId, merge_id: keptId === one ? two : one };
  const ask = useMemo(
    () => (kept: string) => contactMerges.plan(Number(kept), Number(kept) === one ? two : one),
    [contactMerges, one, two],
  );
  const { answer, again } = useAsked(ask, String(keptId));
  const plan = latestValue(answer);
  useEffect(() => {
    if (failure?.tag === "conflict") again();
  }, [failure, again]);
  useEffect(() => void fieldCatalogue.load(), [fieldCatalogue]);
  useEffect(() => {
    for (const { field, kept, other } of plan?.differing ?? [])
      names.want([kept, other].flatMap((value) => relatedIds(fields, { [field]: value })));
  }, [names, fields, plan]);
  const done = (outcome: MergeOutcome): void => {
    onClose();
    board.put(outcome.kept);
    offerUnmerge(outcome);
    if (router.latestLocation.pathname === `/ui/contacts/${outcome.other.con_id}`)
      void router.navigate({ href: `/ui/contacts/${outcome.kept.con_id}`, replace: true });
  };
  const seen = plan === undefined ? {} : { seen: { kept: plan.kept.version, other: plan.other.version } };
  const footer = (
    <>
      <Button onPress={onClose}>{text("plan.cancel")}</Button>
      <Button
        kind="primary"
        isPending={isPending}
        isDisabled={answer.tag !== "loaded"}
        onPress={() => run(contactMerges.merge({ ...request, choices, ...seen }), done)}
      >
        {text("plan.confirm")}
      </Button>
    </>
  );
  return (
    <Dialog title={text("plan.title")} size="600" isOpen onClose={onClose} footer={footer}>
      {failure === null ? null : <Banner tone="danger" title={failureMessage(failure)} />}
      <RemoteView remote={answer} skeleton={<SkeletonLines lines={5} />} onRetry={again}>
        {(plan) => (
          <MergePlanView
            plan={plan}
            choices={choices}
            fields={fields}
            words={words}
            onChoose={(field, choice) => setChoices({ ...choices, [field]: choice })}
            onKeep={(contact) => {
              setKept(contact);
              setChoices({});
            }}
          />
        )}
      </RemoteView>
    </Dialog>
  );
});
