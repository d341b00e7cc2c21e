/** Shown until the person changes something. */
import { type Rolle, type Seite, seiteOf } from '../shared/akteur.ts'
import type { Shortcut } from './shortcut.contract.ts'
import type { ShortcutIcon } from './shortcut.ts'

type Language = 'de' | 'en'
interface Vorschlag {
  nr: number
  icon: ShortcutIcon
  link: string
  label: Record<Language, string>
  description: Record<Language, string>
}

const added: Vorschlag = {
  nr: 1,
  icon: 'plus',
  link: '/bestellungen/neu',
  label: { de: 'Neue Bestellung', en: 'New order' },
  description: { de: 'Für einen Klienten', en: 'For a client' },
}
const eilige = (link: string): Vorschlag => ({
  nr: 2,
  icon: 'alert-triangle',
  link: `${link}?prioritaet=NOTFALL&prioritaet=DRINGEND`,
  label: { de: 'Eilige Bestellungen', en: 'Urgent orders' },
  description: { de: 'Notfall und dringend', en: 'Emergency and urgent' },
})
const klienten: Vorschlag = {
  nr: 3,
  icon: 'users',
  link: '/klienten',
  label: { de: 'Klienten', en: 'Clients' },
  description: { de: 'Stammdaten und Einwilligungen', en: 'Records and consents' },
}
const bestellungen = (link: string): Vorschlag => ({
  nr: 4,
  icon: 'package',
  link,
  label: { de: 'Bestellungen', en: 'Orders' },
  description: { de: 'Alle, neueste zuerst', en: 'All, newest first' },
})
const verwaltung: Vorschlag = {
  nr: 5,
  icon: 'building-community',
  link: '/verwaltung',
  label: { de: 'Verwaltung', en: 'Administration' },
  description: { de: 'Konten und Organisation', en: 'Accounts and organisation' },
}
const numbers: Vorschlag = {
  nr: 6,
  icon: 'chart-bar',
  link: '/bestellungen/admin',
  label: { de: 'Bestellungen in Zahlen', en: 'Orders in figures' },
  description: { de: 'Über alle Organisationen', en: 'Across all organisations' },
}
const einstellungen: Vorschlag = {
  nr: 7,
  icon: 'settings',
  link: '/settings',
  label: { de: 'Einstellungen', en: 'Settings' },
  description: { de: 'Profil, Darstellung, Sicherheit', en: 'Profile, appearance, security' },
}

const newBesuch: Vorschlag = {
  nr: 8,
  icon: 'home-heart',
  link: '/hausbesuch/neu',
  label: { de: 'Neuer Hausbesuch', en: 'New home visit' },
  description: { de: 'Planen oder anfragen', en: 'Plan or request one' },
}

const derSeite: Record<Seite, readonly Vorschlag[]> = {
  PFLEGE: [added, eilige('/bestellungen'), newBesuch, klienten],
  ARZT: [eilige('/bestellungen/arzt'), bestellungen('/bestellungen/arzt')],
  APOTHEKE: [eilige('/bestellungen/apotheke'), bestellungen('/bestellungen/apotheke')],
}

function vorschlaegeFor(rolle: Rolle): readonly Vorschlag[] {
  const seite = seiteOf(rolle)
  if (seite === null) return [numbers, verwaltung, einstellungen]
  return rolle.endsWith('_ADMIN') ? [...derSeite[seite], verwaltung, einstellungen] : [...derSeite[seite], einstellungen]
}

/** The ids are the same for everyone and unique within a person only: nothing of them is kept before the first change. */
export function usualShortcuts(rolle: Rolle, language: Language): Shortcut[] {
  return vorschlaegeFor(rolle).map(({ nr, icon, link, label, description }) => ({
    id: `5c000000-0000-4000-8000-${String(nr).padStart(12, '0')}`,
    label: label[language],
    description: description[language],
    icon,
    link,
    useRouter: true,
  }))
}
