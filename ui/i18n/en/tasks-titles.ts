import { catalogue } from "../catalogue.ts";

export const tasksTitlesText = catalogue("tasks-titles", {
  tasks: "Tasks",
  createTask: "Create Task",
});
