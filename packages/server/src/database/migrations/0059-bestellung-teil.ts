/**
 * Each part of a Mehrfachverordnung is redeemed once. Two people who order the next part at the same instant both read that nobody has, so
 * that only the database can let one of them: an order holds the parts it is for, and gives them back when it is cancelled or thrown away.
 */
import { ownRowsForced } from '../ownRows.ts'

export const bestellungTeil = {
  name: '0059-bestellung-teil',
  sql: `
create table mvo_teil (
  mvo_id uuid not null,
  nr int not null,
  pflegedienst_id uuid not null references organisation,
  bestellung_id uuid not null references bestellung on delete cascade,
  primary key (mvo_id, nr)
);
create index mvo_teil_bestellung on mvo_teil (bestellung_id);
${ownRowsForced('mvo_teil', 'pflegedienst_id')}
create policy mvo_teil_system on mvo_teil to dreiklang_system using (true);
grant select on mvo_teil to dreiklang_app;

-- Also a step of practice or pharmacy, which see nothing of it, gives a part back; refuses an order the writer may not read.
create function hold_teile(p_bestellung uuid, p_teile jsonb) returns void language plpgsql security definer set search_path = public as $$
begin
  if not app_system() and not exists (
    select from bestellung b where b.id = p_bestellung and app_organisation() = any (b.sichtbar_fuer)
  ) then
    raise insufficient_privilege using message = 'order is not visible to the writer';
  end if;
  delete from mvo_teil t where t.bestellung_id = p_bestellung
    and not exists (select from jsonb_to_recordset(p_teile) as n(mvo_id uuid, nr int) where n.mvo_id = t.mvo_id and n.nr = t.nr);
  insert into mvo_teil (mvo_id, nr, pflegedienst_id, bestellung_id)
    select n.mvo_id, n.nr, b.pflegedienst_id, b.id
    from jsonb_to_recordset(p_teile) as n(mvo_id uuid, nr int) join bestellung b on b.id = p_bestellung
    where not exists (select from mvo_teil t where t.mvo_id = n.mvo_id and t.nr = n.nr and t.bestellung_id = b.id);
end $$;
revoke all on function hold_teile(uuid, jsonb) from public;
grant execute on function hold_teile(uuid, jsonb) to dreiklang_app;
`,
}
