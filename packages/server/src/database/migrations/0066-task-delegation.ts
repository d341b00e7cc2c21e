/** Who has handed a task to whom, and what that person has said. Both are people of the house that owns the task. */
export const taskDelegation = {
  name: '0066-task-delegation',
  sql: `
alter table task
  add handed_by uuid references person,
  add handed_to uuid references person,
  add delegation text check (delegation in ('open', 'accepted', 'returned')),
  -- When it was handed, or answered.
  add handed_at timestamptz,
  -- Whether who has to know of it was told: that is done in the name of the system, behind the change.
  add delegation_told boolean,
  add constraint task_delegation check (num_nulls(handed_by, handed_to, delegation, handed_at, delegation_told) in (0, 5));
create index task_handed_by on task (handed_by) where handed_by is not null;
create index task_handed_to on task (handed_to) where handed_to is not null;
create index task_untold on task (handed_at) where not delegation_told;
`,
}
