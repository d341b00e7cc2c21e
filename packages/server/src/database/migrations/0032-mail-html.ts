export const mailHtml = {
  name: '0032-mail-html',
  sql: `
-- The same letter for programs that show it formatted; null: plain text alone. Sealed together with the text.
alter table mail_ausgang add column html text;
`,
}
