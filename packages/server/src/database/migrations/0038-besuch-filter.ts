/** Of two hundred thousand visits the few of a rare kind or state are found without reading the others. */
export const besuchFilter = {
  name: '0038-besuch-filter',
  sql: `
create index hausbesuch_pflegedienst_typ on hausbesuch (pflegedienst_id, typ, platz, id);
create index hausbesuch_pflegedienst_status on hausbesuch (pflegedienst_id, status, platz, id);
`,
}
