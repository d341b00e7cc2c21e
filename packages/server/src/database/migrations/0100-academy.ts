/** The academy: how far people are in courses, what their house has made mandatory, and certificates. */
export const academy = {
  name: '0100-academy',
  sql: `
create table course_progress (
  organisation_id uuid not null references organisation,
  person_id uuid not null references person,
  course_id text not null,
  -- The step that was open last; 0: not begun, or completed.
  current_step int not null check (current_step >= 0),
  -- How often the quiz was passed.
  completed int not null default 0 check (completed >= 0),
  updated_at timestamptz not null,
  primary key (organisation_id, person_id, course_id)
);
create index course_progress_person on course_progress (person_id);

create table course_duty (
  organisation_id uuid not null references organisation,
  course_id text not null,
  -- Who has set it last.
  person_id uuid not null references person,
  due date not null,
  -- After how many months it has to be done again.
  renew_months int check (renew_months in (6, 12, 24, 36)),
  -- Also who comes later.
  everyone boolean not null,
  updated_at timestamptz not null,
  primary key (organisation_id, course_id)
);
create index course_duty_person on course_duty (person_id);

create table course_assignment (
  organisation_id uuid not null,
  id uuid not null,
  course_id text not null,
  person_id uuid not null references person,
  -- Null: done, and never due again.
  due date,
  -- When it was passed last.
  done_at timestamptz,
  -- Two weeks before, then on the day (shared/reminders.ts).
  reminder timestamptz,
  reminder_by uuid references person,
  rang_at timestamptz,
  primary key (organisation_id, id),
  constraint course_assignment_once unique (organisation_id, course_id, person_id),
  foreign key (organisation_id, course_id) references course_duty (organisation_id, course_id) on delete cascade
);
create index course_assignment_person on course_assignment (person_id);
create index course_assignment_reminder_by on course_assignment (reminder_by) where reminder_by is not null;
create index course_assignment_reminder on course_assignment (reminder) where rang_at is null;

create table course_certificate (
  organisation_id uuid not null references organisation,
  id uuid not null,
  course_id text not null,
  person_id uuid not null references person,
  -- 80 random bits: who holds it may ask whether the certificate is genuine.
  code text not null constraint course_certificate_code unique,
  -- The day of the text that was learned.
  course_as_of date not null,
  right_answers int not null,
  questions int not null,
  passed_at timestamptz not null,
  primary key (organisation_id, id)
);
create index course_certificate_person on course_certificate (person_id, course_id, passed_at desc);

-- How somebody learns is nobody else's business.
alter table course_progress enable row level security;
alter table course_progress force row level security;
create policy course_progress_netz on course_progress using (
  organisation_id = (select app_organisation()) and person_id = (select app_person())
);
create policy course_progress_system on course_progress to dreiklang_system using (true);
grant select, insert, update, delete on course_progress to dreiklang_app;

alter table course_duty enable row level security;
alter table course_duty force row level security;
create policy course_duty_netz on course_duty using (organisation_id = (select app_organisation()));
create policy course_duty_system on course_duty to dreiklang_system using (true);
grant select, insert, update, delete on course_duty to dreiklang_app;

alter table course_assignment enable row level security;
alter table course_assignment force row level security;
create policy course_assignment_netz on course_assignment using (organisation_id = (select app_organisation()));
create policy course_assignment_system on course_assignment to dreiklang_system using (true);
grant select, insert, update, delete on course_assignment to dreiklang_app;

-- Issued to oneself only; nobody changes one, and the clock alone takes it away.
alter table course_certificate enable row level security;
alter table course_certificate force row level security;
create policy course_certificate_netz on course_certificate using (organisation_id = (select app_organisation()))
  with check (organisation_id = (select app_organisation()) and person_id = (select app_person()));
create policy course_certificate_system on course_certificate to dreiklang_system using (true);
create policy course_certificate_bleibt on course_certificate as restrictive for delete using ((select app_system()));
grant select, insert, delete on course_certificate to dreiklang_app;
`,
}
