/** What people have put into their day by hand, which is over with the day; and tasks that were deleted and may come back for a day. */
export const taskDay = {
  name: '0069-task-day',
  sql: `
alter table task add deleted_at timestamptz;
create index task_deleted on task (deleted_at) where deleted_at is not null;

create table task_day (
  organisation_id uuid not null,
  task_id uuid not null,
  person_id uuid not null references person,
  day date not null,
  primary key (organisation_id, task_id, person_id),
  foreign key (organisation_id, task_id) references task (organisation_id, id) on delete cascade
);
create index task_day_person on task_day (person_id);

alter table task_day enable row level security;
alter table task_day force row level security;
create policy task_day_netz on task_day using (organisation_id = (select app_organisation()) and person_id = (select app_person()));
create policy task_day_system on task_day to dreiklang_system using (true);
grant select, insert, update, delete on task_day to dreiklang_app;
`,
}
