/** The words that the usual shortcuts had until here, in either language: rows written with them are worded anew when they are read. */
const words = [
  [1, 'Neue Bestellung', 'New order', 'Für einen Klienten', 'For a client'],
  [2, 'Eilige Bestellungen', 'Urgent orders', 'Notfall und dringend', 'Emergency and urgent'],
  [3, 'Klienten', 'Clients', 'Stammdaten und Einwilligungen', 'Records and consents'],
  [4, 'Bestellungen', 'Orders', 'Alle, neueste zuerst', 'All, newest first'],
  [5, 'Verwaltung', 'Administration', 'Konten und Organisation', 'Accounts and organisation'],
  [6, 'Bestellungen in Zahlen', 'Orders in figures', 'Über alle Organisationen', 'Across all organisations'],
  [7, 'Einstellungen', 'Settings', 'Profil, Darstellung, Sicherheit', 'Profile, appearance, security'],
  [8, 'Neuer Hausbesuch', 'New home visit', 'Planen oder anfragen', 'Plan or request one'],
] as const

const rows = words.map(([nr, ...texts]) => `('5c000000-0000-4000-8000-${String(nr).padStart(12, '0')}'::uuid, '${texts.join("', '")}')`)

export const shortcutWorte = {
  name: '0036-shortcut-worte',
  sql: `
-- Null: the words that the usual shortcut of this id has, in the language of whoever reads.
alter table shortcut
  alter label drop not null,
  alter description drop not null,
  add constraint shortcut_worte check ((label is not null and description is not null) or id::text like '5c000000-0000-4000-8000-%');

update shortcut s
  set label = case when s.label not in (u.label_de, u.label_en) then s.label end,
    description = case when s.description not in (u.description_de, u.description_en) then s.description end
  from (values ${rows.join(', ')}) as u(id, label_de, label_en, description_de, description_en)
  where s.id = u.id;
`,
}
