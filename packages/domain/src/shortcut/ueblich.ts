/** Shown until the person changes something. */
import { type Rolle, type Seite, seiteOf } from '../shared/akteur.ts'
import type { Shortcut } from './shortcut.contract.ts'
import type { ShortcutIcon } from './shortcut.ts'

type Words = readonly [label: string, description: string]
interface Vorschlag {
  nr: number
  icon: ShortcutIcon
  de: Words
  en: Words
}

const vorschlaege = {
  added: { nr: 1, icon: 'plus', de: ['Neue Bestellung', 'Für einen Klienten'], en: ['New order', 'For a client'] },
  eilige: {
    nr: 2,
    icon: 'alert-triangle',
    de: ['Eilige Bestellungen', 'Notfall und dringend'],
    en: ['Urgent orders', 'Emergency and urgent'],
  },
  klienten: { nr: 3, icon: 'users', de: ['Klient/innen', 'Stammdaten und Einwilligungen'], en: ['Clients', 'Records and consents'] },
  bestellungen: { nr: 4, icon: 'package', de: ['Bestellungen', 'Alle, Eiliges zuerst'], en: ['Orders', 'All, most urgent first'] },
  verwaltung: {
    nr: 5,
    icon: 'building-community',
    de: ['Verwaltung', 'Konten und Organisation'],
    en: ['Administration', 'Accounts and organisation'],
  },
  numbers: {
    nr: 6,
    icon: 'chart-bar',
    de: ['Bestellungen in Zahlen', 'Über alle Organisationen'],
    en: ['Orders in figures', 'Across all organisations'],
  },
  einstellungen: {
    nr: 7,
    icon: 'settings',
    de: ['Einstellungen', 'Profil, Darstellung, Sicherheit'],
    en: ['Settings', 'Profile, appearance, security'],
  },
  newBesuch: { nr: 8, icon: 'home-heart', de: ['Neuer Hausbesuch', 'Planen oder anfragen'], en: ['New home visit', 'Plan or request one'] },
} as const satisfies Record<string, Vorschlag>

type Entry = readonly [vorschlag: keyof typeof vorschlaege, link: string]

const eilige = (link: string): Entry => ['eilige', `${link}?prioritaet=NOTFALL&prioritaet=DRINGEND`]
const verwaltung: Entry = ['verwaltung', '/verwaltung']
const einstellungen: Entry = ['einstellungen', '/settings']

const derSeite: Record<Seite, readonly Entry[]> = {
  PFLEGE: [['added', '/bestellungen/neu'], eilige('/bestellungen'), ['newBesuch', '/hausbesuch/neu'], ['klienten', '/klienten']],
  ARZT: [eilige('/bestellungen/arzt'), ['bestellungen', '/bestellungen/arzt']],
  APOTHEKE: [eilige('/bestellungen/apotheke'), ['bestellungen', '/bestellungen/apotheke']],
}

function entriesOf(rolle: Rolle): readonly Entry[] {
  const seite = seiteOf(rolle)
  if (seite === null) return [['numbers', '/bestellungen/admin'], verwaltung, einstellungen]
  return [...derSeite[seite], ...(rolle.endsWith('_ADMIN') ? [verwaltung] : []), einstellungen]
}

const idOf = ({ nr }: Vorschlag): string => `5c000000-0000-4000-8000-${String(nr).padStart(12, '0')}`

/** A shortcut as it is kept: null stands for the words of the usual one with this id. */
export type KeptShortcut = Omit<Shortcut, 'label' | 'description'> & { [K in 'label' | 'description']: string | null }

const byId = new Map(Object.values<Vorschlag>(vorschlaege).map((one) => [idOf(one), one]))

export function inWords({ label, description, ...rest }: KeptShortcut, language: 'de' | 'en'): Shortcut {
  const [usualLabel, usualDescription] = byId.get(rest.id)?.[language] ?? ['', '']
  return { ...rest, label: label ?? usualLabel, description: description ?? usualDescription }
}

/** The fields in which `words` say what the usual shortcut with this id says anyway, in one of the languages. */
export function usualFields(id: string, words: { label?: string | undefined; description?: string | undefined }): string[] {
  const usual = byId.get(id)
  if (usual === undefined) return []
  const says = (nr: 0 | 1, text: string | undefined) => text === usual.de[nr] || text === usual.en[nr]
  return [...(says(0, words.label) ? ['label'] : []), ...(says(1, words.description) ? ['description'] : [])]
}

/** The ids are the same for everyone and unique within a person only: nothing of them is kept before the first change. */
export function usualShortcuts(rolle: Rolle): KeptShortcut[] {
  return entriesOf(rolle).map(([name, link]) => {
    const one = vorschlaege[name]
    return { id: idOf(one), label: null, description: null, icon: one.icon, link, useRouter: true }
  })
}
