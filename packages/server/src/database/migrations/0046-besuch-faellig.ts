/** A visit that nobody begins is due within the hour, not in the night after; those that are planned already are looked at so, too. */
export const besuchFaellig = {
  name: '0046-besuch-faellig',
  sql: `
update hausbesuch h set naechste_frist = h.von + case
    when jsonb_path_exists(h.daten, '$.leistungen[*].quelle ? (@ == "HKP" || @ == "SGB_V")') then interval '30 minutes'
    else interval '60 minutes' end
  where h.status = 'GEPLANT' and h.naechste_frist is not null and h.von is not null;
`,
}
