/** Only those insured by law may object to a decision (§ 84 SGG): a deadline that says otherwise is wrong. */
export const widerspruchGkv = {
  name: '0048-widerspruch-gkv',
  sql: `
delete from hkp_frist f using klient k where k.id = f.klient_id and f.art = 'HKP_WIDERSPRUCH' and k.versicherungsart <> 'GKV';
`,
}
