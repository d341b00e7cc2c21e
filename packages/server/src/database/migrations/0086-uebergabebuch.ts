/** The Übergabebuch of a nursing service: what one shift hands over to the next, with who has read it. */
export const uebergabebuch = {
  name: '0086-uebergabebuch',
  sql: `
create table schichtuebergabe (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  -- Who hands over: it is a part of this person's own copy (Art. 15 DSGVO).
  person_id uuid not null references person,
  -- The day on which the shift began.
  tag date not null,
  schicht text not null check (schicht in ('FRUEH', 'SPAET', 'NACHT')),
  -- Null: a draft.
  uebergeben_am timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  constraint schichtuebergabe_einmal unique (organisation_id, person_id, tag, schicht)
);
create index schichtuebergabe_tag on schichtuebergabe (organisation_id, tag desc);
create index schichtuebergabe_person on schichtuebergabe (person_id);

create table schichtuebergabe_zeile (
  organisation_id uuid not null,
  uebergabe_id uuid not null,
  id uuid not null,
  nr int not null,
  -- An erased Klient takes the lines about him along (entferne_klient); one that is referred to here is not taken back with his import.
  klient_id uuid references klient,
  thema text not null check (thema in ('ZUSTAND', 'ARZNEIMITTEL', 'WUNDE', 'ORGANISATION', 'SONSTIGES')),
  wichtig boolean not null,
  -- Sealed under the key of the Klient, or of the house.
  text text not null,
  -- Null: handed over with the sheet.
  nachgetragen_am timestamptz,
  primary key (organisation_id, uebergabe_id, id),
  foreign key (organisation_id, uebergabe_id) references schichtuebergabe (organisation_id, id) on delete cascade
);
create index schichtuebergabe_zeile_klient on schichtuebergabe_zeile (klient_id) where klient_id is not null;

create table schichtuebergabe_gelesen (
  organisation_id uuid not null,
  uebergabe_id uuid not null,
  person_id uuid not null references person,
  -- The version that was read: signed before a line was added, it says so.
  version int not null,
  am timestamptz not null,
  primary key (organisation_id, uebergabe_id, person_id, version),
  foreign key (organisation_id, uebergabe_id) references schichtuebergabe (organisation_id, id) on delete cascade
);
create index schichtuebergabe_gelesen_person on schichtuebergabe_gelesen (person_id);

-- A draft is its author's; what was handed over is the house's, and nobody takes it away or writes over it.
alter table schichtuebergabe enable row level security;
alter table schichtuebergabe force row level security;
create policy schichtuebergabe_netz on schichtuebergabe using (
  organisation_id = (select app_organisation()) and (uebergeben_am is not null or person_id = (select app_person()))
);
create policy schichtuebergabe_system on schichtuebergabe to dreiklang_system using (true);
create policy schichtuebergabe_bleibt on schichtuebergabe as restrictive for delete using (uebergeben_am is null or (select app_system()));
grant select, insert, update, delete on schichtuebergabe to dreiklang_app;

-- A line about a restricted Klient is as hidden as he is.
alter table schichtuebergabe_zeile enable row level security;
alter table schichtuebergabe_zeile force row level security;
create policy schichtuebergabe_zeile_netz on schichtuebergabe_zeile using (
  organisation_id = (select app_organisation())
  and exists (
    select from schichtuebergabe u where u.organisation_id = schichtuebergabe_zeile.organisation_id and u.id = schichtuebergabe_zeile.uebergabe_id
  )
  and (klient_id is null or exists (select from klient k where k.id = klient_id))
);
create policy schichtuebergabe_zeile_system on schichtuebergabe_zeile to dreiklang_system using (true);
create policy schichtuebergabe_zeile_bleibt on schichtuebergabe_zeile as restrictive for delete using (
  (select app_system()) or exists (
    select from schichtuebergabe u where u.organisation_id = schichtuebergabe_zeile.organisation_id and u.id = schichtuebergabe_zeile.uebergabe_id
      and u.uebergeben_am is null
  )
);
grant select, insert, delete on schichtuebergabe_zeile to dreiklang_app;

-- Signed for oneself, and never taken back.
alter table schichtuebergabe_gelesen enable row level security;
alter table schichtuebergabe_gelesen force row level security;
create policy schichtuebergabe_gelesen_netz on schichtuebergabe_gelesen using (
  organisation_id = (select app_organisation())
  and exists (
    select from schichtuebergabe u where u.organisation_id = schichtuebergabe_gelesen.organisation_id and u.id = schichtuebergabe_gelesen.uebergabe_id
  )
) with check (organisation_id = (select app_organisation()) and person_id = (select app_person()));
create policy schichtuebergabe_gelesen_system on schichtuebergabe_gelesen to dreiklang_system using (true);
grant select, insert on schichtuebergabe_gelesen to dreiklang_app;

create or replace function entferne_klient(p_klient uuid, p_am timestamptz) returns void language plpgsql security definer set search_path = public as $$
declare
  v_haus uuid := app_organisation();
begin
  perform from klient k where k.id = p_klient and k.pflegedienst_id = v_haus and k.geloescht_am is null for update;
  if not found or not exists (
    select from klient_loeschung l where l.klient_id = p_klient and l.pflegedienst_id = v_haus and l.bestaetigt_von = app_person()
  ) then
    raise insufficient_privilege using message = 'erasure was not requested and confirmed';
  end if;
  delete from rueckkehr_aufgabe r using abwesenheit a where a.id = r.abwesenheit_id and a.klient_id = p_klient;
  delete from abwesenheit where klient_id = p_klient;
  delete from apothekenwahl where klient_id = p_klient;
  delete from einwilligung where klient_id = p_klient;
  delete from klient_dokument where klient_id = p_klient;
  delete from datei where organisation_id = v_haus and klient_id = p_klient;
  delete from schichtuebergabe_zeile where organisation_id = v_haus and klient_id = p_klient;
  delete from klient_zugang where klient_id = p_klient;
  delete from klient_zuteilung where klient_id = p_klient;
  delete from klient_akte where klient_id = p_klient;
  delete from hausbesuch where klient_id = p_klient and praxis_id is null and apotheke_id is null;
  update anliegen set klient_id = null where organisation_id = v_haus and klient_id = p_klient;
  delete from bestellung_name n where n.organisation_id = v_haus and n.klient_id = p_klient;
  update bestellung_zeile z set klient_id = null where z.organisation_id = v_haus and z.klient_id = p_klient;
  if exists (select from bestellung_zeile z where z.klient_id = p_klient) or exists (select from hausbesuch h where h.klient_id = p_klient) then
    update klient k set version = k.version + 1, geloescht_am = p_am, updated_at = p_am, status = 'BEENDET', geschlecht = null,
      versicherungsart = null, kvnr = null, krankenkasse = null, kassen_ik = null, zuzahlung_befreit_bis = null, adresse = null, wohnform = null,
      telefon = null, hausarzt_id = null, allergien = null, import_id = null, gesperrt_am = null, gesperrt_von = null, sperr_grund = null
    where k.id = p_klient;
  else
    update bestellung set klient_id = null, daten = jsonb_set(daten, '{klientId}', 'null') where klient_id = p_klient;
    delete from klient where id = p_klient;
  end if;
end $$;
`,
}
