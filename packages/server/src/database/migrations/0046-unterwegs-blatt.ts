/** A sheet that was written on the way: which state of it came of the entry, so that the next entry knows what its writer began from. */
export const unterwegsBlatt = {
  name: '0046-unterwegs-blatt',
  sql: `
alter table unterwegs_eintrag add column blatt_version int;
`,
}
