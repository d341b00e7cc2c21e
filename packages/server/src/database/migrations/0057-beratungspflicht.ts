/**
 * Whether advice at home has to be taken (§ 37 Abs. 3 SGB XI) follows from the Pflegegrad and the kind of benefit, which are sealed; deadlines
 * ask for it without opening records. Nobody has said the kind of benefit before, so there is no duty yet.
 */
export const beratungspflicht = {
  name: '0057-beratungspflicht',
  sql: `
alter table klient_akte add beratungspflicht boolean not null default false;
create index klient_akte_beratungspflicht on klient_akte (pflegedienst_id, klient_id) where beratungspflicht;
`,
}
