/** The practice that has set a range ends it; what it said and since when stays. */
export const zielEnde = {
  name: '0039-ziel-ende',
  sql: `
create policy zielbereich_beenden on zielbereich for update
  using (organisation_id = (select app_organisation()) or (select app_system()))
  with check (organisation_id = (select app_organisation()) or (select app_system()));
grant update (gueltig_bis) on zielbereich to dreiklang_app;
`,
}
