/**
 * Rows of a table for whom they belong to, by the column that says it; in the name of the system all of them. A released migration is never
 * edited, so neither is this text. Since 0029 a table is forced and has a policy of its own for the role of the system: as in the template.
 */
export const ownRows = (table: string, column: string): string => `alter table ${table} enable row level security;
${policy(table, column)}`

/** The same, also for the owner of the table. */
export const ownRowsForced = (table: string, column: string): string => `alter table ${table} enable row level security;
alter table ${table} force row level security;
${policy(table, column)}`

const policy = (table: string, column: string): string =>
  `create policy ${table}_netz on ${table} using (${column} = (select ${column === 'person_id' ? 'app_person' : 'app_organisation'}()) or (select app_system()));`
