/** Which mails lie in the trash of their account because they were laid there here, or were gone from their folder: what is restored goes back. */
export const mailTrash = {
  name: '0139-mail-trash',
  sql: `
alter table mail_post add column trashed_from text check (trashed_from in ('inbox', 'sent')),
  add constraint mail_post_trashed check (trashed_from is null or folder is null);
create index mail_post_trashed_index on mail_post (account_id, trashed_from) where trashed_from is not null;
`,
}
