/** What a section of the record must keep to, what has changed in it, and what runs out. */
import type { z } from 'zod'
import type { FeldFehler } from '../shared/fehler.ts'
import { type Datum, plusTage } from '../shared/zeit.ts'
import type { bereichAngaben } from './akte.contract.ts'
import type { Bereich, Frist } from './akte.ts'
import { allergienFehler, geburtsdatumFehler, kassenFehler } from './klient.decider.ts'
import { klientFehler } from './klient.errors.ts'

export type BereichAngaben<B extends Bereich> = z.output<(typeof bereichAngaben)[B]>
type Pruefung<Angaben> = (angaben: Angaben, heute: Datum) => FeldFehler[]

const falsch = (path: string, wenn: boolean): FeldFehler[] => (wenn ? [{ path, code: 'falsch', message: 'falsch' }] : [])

const fehlt = (path: string, wenn: boolean): FeldFehler[] => (wenn ? [{ path, code: 'pflicht', message: 'pflicht' }] : [])

/** Each entry once: a duplicate says nothing and makes a nurse wonder. */
const doppelt = (path: string, liste: readonly string[]): FeldFehler[] => falsch(path, new Set(liste).size < liste.length)

const pruefungen: { [B in Bereich]: Pruefung<BereichAngaben<B>> } = {
  person: (p, heute) => [
    ...geburtsdatumFehler(p, heute),
    ...falsch('pflegebeginn', p.pflegebeginn !== null && p.pflegebeginn < p.geburtsdatum),
    ...falsch('pflegeende', p.pflegeende !== null && p.pflegebeginn !== null && p.pflegeende < p.pflegebeginn),
    ...falsch('endegrund', p.endegrund !== null && p.pflegeende === null),
  ],
  wohnen: ({ adresse, breite, laenge }) => [
    ...fehlt('breite', breite === null && laenge !== null),
    ...fehlt('laenge', laenge === null && breite !== null),
    ...falsch('breite', adresse === null && breite !== null),
  ],
  versicherung: (v) => [
    ...kassenFehler(v),
    ...falsch('zuzahlungNr', v.zuzahlungNr !== null && v.zuzahlungBefreitBis === null),
    ...falsch('pflegegradSeit', v.pflegegradSeit !== null && v.pflegegrad === null),
  ],
  aerzte: ({ fachaerzte }) =>
    fachaerzte.flatMap(({ fachgruppe, fachrichtung }, i) => [
      ...fehlt(`fachaerzte.${i}.fachgruppe`, fachgruppe === null && fachrichtung === null),
      ...falsch(`fachaerzte.${i}.fachrichtung`, fachgruppe !== null && fachrichtung !== null),
    ]),
  kontakte: () => [],
  gesundheit: (g, heute) => [
    ...allergienFehler(g),
    ...doppelt('risiken', g.risiken),
    ...g.diagnosen.flatMap(({ seit }, i) => falsch(`diagnosen.${i}.seit`, seit !== null && seit > heute)),
    ...falsch('patientenverfuegungOrt', g.patientenverfuegungOrt !== null && g.patientenverfuegung !== 'JA'),
  ],
  hkp: ({ verordnungen }) => verordnungen.flatMap(({ von, bis }, i) => falsch(`verordnungen.${i}.bis`, bis < von)),
}

/** @throws klient.unvollstaendig with all fields of the section that are wrong. `heute` is the calendar day in Berlin */
export function pruefeBereich<B extends Bereich>(bereich: B, angaben: BereichAngaben<B>, heute: Datum): void {
  const felder = pruefungen[bereich](angaben, heute)
  if (felder.length > 0) throw klientFehler.ablehnen('klient.unvollstaendig', { felder })
}

/** Canonical text for the same content: a database returns the keys of an object in its own order. */
const geordnet = (wert: unknown): string =>
  JSON.stringify(wert, (_name, inneres: unknown) =>
    typeof inneres === 'object' && inneres !== null && !Array.isArray(inneres)
      ? Object.fromEntries(Object.entries(inneres).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inneres,
  )

/** Names of the fields that differ, for the log: it never holds what stood in them. */
export function geaenderteFelder(alt: Readonly<Record<string, unknown>>, neu: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(neu).filter((feld) => geordnet(neu[feld]) !== geordnet(alt[feld]))
}

/** How long a past date is still shown, and how long before it comes. */
export const fristFenster = { zurueckTage: 30, vorausTage: 92 } as const

interface MitFristen {
  versicherung: { egkGueltigBis: Datum | null; zuzahlungBefreitBis: Datum | null }
  hkp: { verordnungen: readonly { bis: Datum }[] }
}

/** The Verordnungen follow one another: only the last end matters. Null without any. */
export const letztesHkpEnde = ({ verordnungen }: { verordnungen: readonly { bis: Datum }[] }): Datum | null =>
  verordnungen
    .map(({ bis }) => bis)
    .toSorted()
    .at(-1) ?? null

/** What runs out soon or has just run out, the earliest first. */
export function fristenVon({ versicherung, hkp }: MitFristen, heute: Datum): Frist[] {
  const alle = [
    { art: 'EGK' as const, am: versicherung.egkGueltigBis },
    { art: 'ZUZAHLUNG' as const, am: versicherung.zuzahlungBefreitBis },
    { art: 'HKP' as const, am: letztesHkpEnde(hkp) },
  ]
  const von = plusTage(heute, -fristFenster.zurueckTage)
  const bis = plusTage(heute, fristFenster.vorausTage)
  return alle
    .flatMap(({ art, am }) => (am !== null && am >= von && am <= bis ? [{ art, am }] : []))
    .toSorted((a, b) => (a.am < b.am ? -1 : Number(a.am > b.am)))
}
