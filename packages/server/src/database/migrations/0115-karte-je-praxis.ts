/** Each practice reads the health card for itself, once a quarter (Anlage 4a BMV-Ä): what one has read the next knows nothing of. */
export const karteJePraxis = {
  name: '0115-karte-je-praxis',
  sql: `
-- What a deadline of a card is called by: always the same for a Klient and a practice. Version 8 of RFC 9562, so that it passes for an id.
create function karte_bei(p_klient uuid, p_praxis uuid) returns uuid language sql immutable as $$
  select overlay(overlay(md5(p_klient::text || p_praxis::text) placing '8' from 13) placing '8' from 17)::uuid
$$;
revoke all on function karte_bei(uuid, uuid) from public;
grant execute on function karte_bei(uuid, uuid) to dreiklang_app;

alter table karte_eingelesen add column praxis_id uuid references organisation;
-- So far only the house doctor was asked about.
update karte_eingelesen e set praxis_id = k.hausarzt_id from klient k where k.id = e.klient_id;
delete from karte_eingelesen where praxis_id is null;
alter table karte_eingelesen alter column praxis_id set not null, drop constraint karte_eingelesen_pkey,
  add primary key (klient_id, praxis_id, quartal);
update frist_vermerk v set objekt_id = karte_bei(k.id, k.hausarzt_id) from klient k
  where v.art = 'KARTE' and k.id = v.klient_id and k.hausarzt_id is not null;
`,
}
