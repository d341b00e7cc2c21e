/** Reminders of tasks, and the task that came after one that repeats. */
export const taskReminder = {
  name: '0067-task-reminder',
  sql: `
alter table task
  add reminder timestamptz,
  -- Who has set the reminder and is told.
  add reminder_by uuid references person,
  -- When it was told: once.
  add rang_at timestamptz,
  -- What was made when this one was done: once, also when that one is gone.
  add next_id uuid,
  add constraint task_reminder check ((reminder is null) = (reminder_by is null));
create index task_waiting on task (reminder) where rang_at is null and reminder is not null and done_at is null;
`,
}
