/** Klienten that came in one file know it, so that the import can be taken back while nobody has worked with them. */
export const klientImport = {
  name: '0022-klient-import',
  sql: `
alter table klient add column import_id uuid;
create index klient_import on klient (pflegedienst_id, import_id) where import_id is not null;

-- What refers to a Klient without going with him keeps him: an order, a consent, an absence, a paper.
create function nimm_import_zurueck(p_pflegedienst uuid, p_import uuid) returns table (id uuid, entfernt boolean)
  language plpgsql security definer set search_path = public as $$
declare
  v_klient record;
begin
  for v_klient in
    select k.id, k.version = 1 and a.versionen = '{}' and not exists (select from klient_zugang z where z.klient_id = k.id)
        and not exists (select from klient_zuteilung z where z.klient_id = k.id) as unberuehrt
      from klient k join klient_akte a on a.klient_id = k.id
      where k.pflegedienst_id = p_pflegedienst and k.import_id = p_import
        and (p_pflegedienst = (select app_organisation()) or (select app_system()))
      for update of k
  loop
    id := v_klient.id;
    entfernt := v_klient.unberuehrt;
    if entfernt then
      begin
        delete from klient k where k.id = v_klient.id;
      exception when foreign_key_violation then
        entfernt := false;
      end;
    end if;
    return next;
  end loop;
end $$;
revoke all on function nimm_import_zurueck(uuid, uuid) from public;
grant execute on function nimm_import_zurueck(uuid, uuid) to dreiklang_app;
`,
}
