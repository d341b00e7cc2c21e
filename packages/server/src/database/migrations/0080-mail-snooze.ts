/** A mail that its reader does not want to see before a time of his own. */
export const mailSnooze = {
  name: '0080-mail-snooze',
  sql: `
-- Out of the inbox until then.
alter table mail_copy add column snoozed_until timestamptz;
create index mail_copy_snoozed on mail_copy (snoozed_until) where snoozed_until is not null;
`,
}
