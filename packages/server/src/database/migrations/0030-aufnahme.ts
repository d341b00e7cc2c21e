/** Who was taken in last, what happened beside all the reading, the erasure in a house with one head, and absences that two people plan. */
export const aufnahme = {
  name: '0030-aufnahme',
  sql: `
alter table abwesenheit add column version int not null default 1;
grant update (version) on abwesenheit to dreiklang_app;
create index klient_aufnahme on klient (pflegedienst_id, created_at desc, id desc);
create index protokoll_taten on protokoll (organisation_id, art, am, nr) where art <> 'LESEN';
-- Whoever is alone at the head looks twice, with a week between; that nobody else is there is judged by the domain.
alter table klient_loeschung drop constraint klient_loeschung_vier_augen;
alter table klient_loeschung add constraint klient_loeschung_vier_augen
  check (bestaetigt_von <> beantragt_von or bestaetigt_am >= beantragt_am + interval '168 hours');
`,
}
