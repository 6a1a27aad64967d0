import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about campaigns and their lessons, for staff. */
export const campaignRefusals = refusalTable({
  campaign_gone: "This course does not exist, or it is not shared with your teams.",
  campaign_changed: "Someone else changed this course in the meantime. It is shown as it is now; make your change again.",
  campaign_name_needed: "Give the course a name.",
  campaign_type_held: "The type cannot change once somebody has joined.",
  campaign_end_early: "The end must be after the start.",
  campaign_group_needed: "Choose the group that the course is offered to.",
  campaign_group_gone: "This group does not exist, or it is not shared with you. Choose another one.",
  campaign_cover_foreign: "Choose a picture of your files, or one of the banners.",
  campaign_full: "A course has at most 1,000 lessons. Take some out, then add others.",
  campaign_one_due: "Give a due date or a number of days, not both.",
  campaign_default_kept: "The default campaign cannot be deleted.",
  template_gone: "This template does not exist, or it was deleted.",
  template_name_needed: "Give the template a name.",
  templates_full: "There can be up to {{most}} templates. Delete some first.",
  trigger_gone: "This lesson is not in the course any more.",
  trigger_lessons_gone: "Some of these lessons do not exist, or they are not shared with your teams.",
  trigger_parent_gone: "The lesson that it should be part of is not in this course.",
  trigger_parent_loop: "A lesson cannot be part of itself or of one of its own parts.",
  trigger_date_needed: "Choose the day on which it opens.",
  trigger_day_past: "This day has passed: the lesson opens at once.",
  trigger_never_published: "This lesson was never published: learners do not get it.",
  trigger_reset_many: "More than {{most}} learners have begun this lesson. Reset it for one learner at a time.",
  trigger_order_changed: "The lessons of this course have changed. They are shown as they are now; move again.",
});
