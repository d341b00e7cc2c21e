/** What a house with fifty thousand Klienten needs. */
export const grosseHaeuser = {
  name: '0028-bench',
  sql: `
-- The list by age, with the column behind the birthday that the cursor can be looked for by; see klient_verzeichnis in 0025.
create index klient_geburtstag on klient (pflegedienst_id, geburtsdatum, platz, id);
drop index klient_geburt;
-- The address book finds Klienten by their town too: folded once, and not for every Klient at every letter that is typed.
alter table klient add column ort_gefaltet text generated always as (public.falte(adresse ->> 'ort')) stored;
`,
}
