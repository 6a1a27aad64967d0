import { refusalTable } from "../../kernel/refusal.ts";

/** Why a part of a text of questions becomes no item. */
export const questionRefusals = refusalTable({
  question_unreadable: "This question cannot be read from “{{text}}” on.",
  question_unclosed: "The closing } is missing.",
  question_unfinished: "This question is not complete.",
  question_too_long: "A question can have {{most}} characters at most.",
  question_matching: "Matching questions have no counterpart among the items.",
  question_category: "Categories are left out.",
  question_number_range: "The range from {{low}} to {{high}} has too many numbers to list as answers.",
  question_no_answer: "This question has no right answer.",
  question_no_text: "This question has no text.",
  question_too_many: "{{most}} questions can be read at once. This one and those after it are left out.",
  question_row_type: "“{{type}}” is not a type: use choice, true_false, short, number, missing_words, essay or text.",
  question_row_columns: "The first row must name the columns type and question.",
  question_row_quote: 'A quote (") is opened and not closed.',
  question_row_correct: "“{{text}}” is none of the answers.",
  question_row_number: "“{{text}}” is not a number.",
  question_row_true_false: "Write true or false in the column correct.",
  question_row_comma: "“{{text}}” has a comma, which separates the words to choose from.",
  question_row_markers: "{{problem}}",
});
