/** How long a day may stay on a device without network: the house says. */
export const offlineDauer = {
  name: '0044-offline-dauer',
  sql: `
alter table organisation add column offline_stunden int not null default 12 check (offline_stunden between 4 and 16);
`,
}
