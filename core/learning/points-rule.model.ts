import * as t from "io-ts";

/** Why an item earned its points. */
export const PointsRule = t.keyof(
  {
    /** right on the first try; with a speed bonus the seconds decide */
    right: null,
    /** right on a later try, with all points */
    "right-later": null,
    /** right on a later try of a question with a speed bonus, with half the points */
    "half-for-retry": null,
    /** a wrong answer, with the points for trying */
    wrong: null,
    /** a vote in a poll */
    voted: null,
    /** an open answer, or the weight of the answer chosen in an assessment */
    answered: null,
    /** numbers recorded about oneself, each once */
    recorded: null,
    /** boxes ticked, with those for taking part and for all of them */
    ticked: null,
    /** taking part in a checklist without a ticked box */
    participation: null,
    /** a link shared */
    shared: null,
    /** visitors of the shared link */
    visited: null,
    /** the mean of the reviews of a video */
    reviewed: null,
    /** a recording played to its end */
    watched: null,
    /** points told by the author's own page */
    reported: null,
  },
  "PointsRule",
);
export type PointsRule = t.TypeOf<typeof PointsRule>;
