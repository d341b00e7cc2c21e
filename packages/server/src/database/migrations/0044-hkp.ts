import { ownRowsForced } from '../ownRows.ts'

export const hkp = {
  name: '0044-hkp',
  sql: `
-- What of the Verordnungen plans and lists have to know: [{von, bis, nummern}], days and numbers of the Leistungsverzeichnis (docs/keys.md).
alter table klient_akte add hkp_zeiten jsonb not null default '[]';
-- Of a record of before only the last day is known without the key of the Klient: nothing is said of a day before it.
update klient_akte set hkp_zeiten = jsonb_build_array(jsonb_build_object('von', null, 'bis', hkp_bis, 'nummern', null)) where hkp_bis is not null;

-- Each end of what is prescribed, and each day by which a paper has to be somewhere. Written anew with every change of the record; a deadline
-- keeps its id as long as it is about the same paper, so that a note on it stays.
create table hkp_frist (
  id uuid primary key default gen_random_uuid(),
  pflegedienst_id uuid not null,
  -- Goes with the record: what is erased is due no longer.
  klient_id uuid not null references klient_akte on delete cascade,
  art text not null check (art in ('HKP', 'HKP_VORLAGE', 'HKP_GENEHMIGUNG')),
  schluessel text not null,
  faellig date not null,
  unique (klient_id, art, schluessel)
);
create index hkp_frist_faellig on hkp_frist (pflegedienst_id, art, faellig);

-- Named as before by the Klient, so that notes on them stay where they are.
insert into hkp_frist (id, pflegedienst_id, klient_id, art, schluessel, faellig)
  select a.klient_id, a.pflegedienst_id, a.klient_id, 'HKP', '', a.hkp_bis from klient_akte a where a.hkp_bis is not null;

${ownRowsForced('hkp_frist', 'pflegedienst_id')}
create policy hkp_frist_system on hkp_frist to dreiklang_system using (true);
grant select, insert, update, delete on hkp_frist to dreiklang_app;

alter table klient_akte drop column hkp_bis;
`,
}
