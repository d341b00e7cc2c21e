import { ownRows } from '../ownRows.ts'

export const serie = {
  name: '0018-serie',
  sql: `
create table besuchsserie (
  id uuid primary key,
  version int not null,
  organisation_id uuid not null references organisation,
  klient_id uuid not null references klient on delete cascade,
  -- The last day that can come; null: it goes on.
  endet_am date,
  -- The whole series as the domain knows it.
  daten jsonb not null,
  created_at timestamptz not null,
  -- When the clock has to compare it with the plan; null: no day comes any more.
  naechster_lauf timestamptz
);
create index besuchsserie_liste on besuchsserie (organisation_id, created_at desc, id desc);
create index besuchsserie_klient on besuchsserie (klient_id);
create index besuchsserie_lauf on besuchsserie (naechster_lauf) where naechster_lauf is not null;

${ownRows('besuchsserie', 'organisation_id')}

-- Whose Klient it is, while he is visited at all; the clock asks for the house that plans.
create function klient_der_serie(p_klient uuid, p_organisation uuid) returns uuid language sql stable security definer set search_path = public as $$
  select k.pflegedienst_id from klient k
  where k.id = p_klient and (p_organisation = app_organisation() or app_system())
    and k.geloescht_am is null and k.gesperrt_am is null and k.status in ('AKTIV', 'PAUSIERT') and (
      k.pflegedienst_id = p_organisation
      or exists (select from bestellung_zeile z where z.klient_id = k.id and z.organisation_id = p_organisation)
      or exists (select from hausbesuch h where h.klient_id = k.id and p_organisation in (h.praxis_id, h.apotheke_id)))
$$;

-- When he is away, without where or why. Who has not come back on the day on which he was expected is away until nobody knows when.
create function abwesend_der_serie(p_klient uuid, p_organisation uuid, p_von date) returns table (von date, bis date)
  language sql stable security definer set search_path = public as $$
  select a.von, coalesce(a.bis, case when a.geplant_bis >= p_von then a.geplant_bis end) from abwesenheit a
  where a.klient_id = p_klient and a.abgesagt_am is null and klient_der_serie(p_klient, p_organisation) is not null
    and (a.bis >= p_von or (a.bis is null and (a.begonnen_am is not null or coalesce(a.geplant_bis, p_von) >= p_von)))
  order by a.von
$$;

-- What is known of the Klient changed: the clock looks at his series at its next turn. The rooms below do not know of series.
create function serie_faellig() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update besuchsserie set naechster_lauf = 'epoch' where klient_id = new.klient_id and naechster_lauf is not null;
  return null;
end $$;
create trigger besuchsserie_abwesenheit after insert or update on abwesenheit for each row execute function serie_faellig();

-- The series of somebody who is erased go with him, also where a shell of the record has to stay.
create function serie_des_klienten() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.geloescht_am is not null then
    delete from besuchsserie where klient_id = new.id;
  else
    update besuchsserie set naechster_lauf = 'epoch' where klient_id = new.id and naechster_lauf is not null;
  end if;
  return null;
end $$;
create trigger besuchsserie_klient after update of status, geloescht_am, gesperrt_am, pflegedienst_id on klient
  for each row when (old.status is distinct from new.status or old.geloescht_am is distinct from new.geloescht_am
    or old.gesperrt_am is distinct from new.gesperrt_am or old.pflegedienst_id is distinct from new.pflegedienst_id)
  execute function serie_des_klienten();

revoke all on function klient_der_serie(uuid, uuid), abwesend_der_serie(uuid, uuid, date), serie_faellig(),
  serie_des_klienten() from public;
grant execute on function klient_der_serie(uuid, uuid), abwesend_der_serie(uuid, uuid, date) to dreiklang_app;
grant select, insert, update on besuchsserie to dreiklang_app;
`,
}
