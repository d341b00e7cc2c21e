/** Imprint, privacy and accessibility statement: a draft of the operator, and every version that was ever published. */
export const rechtstexte = {
  name: '0020-rechtstexte',
  sql: `
create table rechtstext_entwurf (
  art text primary key check (art in ('IMPRESSUM', 'DATENSCHUTZ', 'BARRIEREFREIHEIT')),
  version int not null,
  angaben jsonb not null,
  de text not null,
  en text not null,
  updated_at timestamptz not null
);
create table rechtstext_fassung (
  art text not null check (art in ('IMPRESSUM', 'DATENSCHUTZ', 'BARRIEREFREIHEIT')),
  nr int not null,
  de text not null,
  en text not null,
  gueltig_ab date not null,
  veroeffentlicht_am timestamptz not null,
  person_id uuid not null references person,
  person_name text not null,
  primary key (art, nr)
);

-- Nobody but the people of the platform belongs to no organisation.
create function app_plattform() returns boolean language sql stable parallel safe
  as $$ select app_system() or (app_person() is not null and app_organisation() is null) $$;

alter table rechtstext_entwurf enable row level security;
create policy rechtstext_entwurf_netz on rechtstext_entwurf using ((select app_plattform()));
alter table rechtstext_fassung enable row level security;
create policy rechtstext_fassung_lesen on rechtstext_fassung for select using (true);
create policy rechtstext_fassung_schreiben on rechtstext_fassung for insert with check ((select app_plattform()));

grant select, insert, update on rechtstext_entwurf to dreiklang_app;
-- What was published stays as it was.
grant select, insert on rechtstext_fassung to dreiklang_app;
`,
}
