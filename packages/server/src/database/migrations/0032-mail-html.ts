export const mailHtml = {
  name: '0032-mail-html',
  sql: `
-- The same letter for programs that show it formatted; null: plain text alone. Sealed together with the text.
alter table mail_ausgang add column html text;

-- Notices of one person that go as one mail: the first that is due takes the others along. Its words are made when it leaves.
alter table mail_ausgang add column gruppe uuid;
alter table mail_ausgang add column notizen jsonb;
alter table mail_ausgang add constraint mail_ausgang_notizen check ((gruppe is null) = (notizen is null));
create index mail_ausgang_gruppe on mail_ausgang (gruppe) where gruppe is not null;
`,
}
