/** A deadline of its own: until when may be objected to what the Krankenkasse has refused. */
export const hkpWiderspruch = {
  name: '0050-hkp-widerspruch',
  sql: `
alter table hkp_frist drop constraint hkp_frist_art_check;
alter table hkp_frist add check (art in ('HKP', 'HKP_VORLAGE', 'HKP_GENEHMIGUNG', 'HKP_WIDERSPRUCH'));
`,
}
