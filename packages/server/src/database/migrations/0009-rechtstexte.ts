export const rechtstexte = {
  name: '0009-rechtstexte',
  sql: `
create table rechtstext_entwurf (
  art text primary key check (art in ('IMPRESSUM', 'DATENSCHUTZ', 'BARRIEREFREIHEIT')),
  version int not null,
  angaben jsonb not null,
  de text not null,
  en text not null,
  updated_at timestamptz not null
);

-- What was published stays as it was.
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

alter table rechtstext_entwurf enable row level security;
create policy rechtstext_entwurf_netz on rechtstext_entwurf using ((select app_plattform()));
alter table rechtstext_fassung enable row level security;
create policy rechtstext_fassung_lesen on rechtstext_fassung for select using (true);
create policy rechtstext_fassung_schreiben on rechtstext_fassung for insert with check ((select app_plattform()));

grant select, insert, update on rechtstext_entwurf to dreiklang_app;
grant select, insert on rechtstext_fassung to dreiklang_app;
`,
}
