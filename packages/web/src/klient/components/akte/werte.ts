/** What the fields of a section hold on the screen, made from what the server says, and back. */
import { type AdressWerte, adresseOderNichts, adressWerte } from '../../../organisation/components/adresse.ts'
import type { Feld } from './felder.ts'

/** Empty text is '', nothing chosen is null. */
export type Werte = Record<string, unknown>

export const allergienAntworten = ['UNGEFRAGT', 'KEINE', 'LISTE'] as const
export interface AllergienWert {
  /** Asked and none known, asked and there are some, not asked: three different things. */
  antwort: (typeof allergienAntworten)[number]
  liste: string
}
export type PraxisWert = { id: string; name: string } | null

type Allergien = { keineBekannt: boolean; liste: readonly string[] } | null

const nichtLeer = (text: string) => text.trim() !== ''
const oderNull = (text: string) => (nichtLeer(text) ? text : null)
const zeilenVon = (text: string) => text.split('\n').filter(nichtLeer)

function allergienWert(allergien: Allergien): AllergienWert {
  if (allergien === null) return { antwort: 'UNGEFRAGT', liste: '' }
  return { antwort: allergien.liste.length > 0 ? 'LISTE' : 'KEINE', liste: allergien.liste.join('\n') }
}

function allergienAbbild({ antwort, liste }: AllergienWert): Allergien {
  switch (antwort) {
    case 'UNGEFRAGT':
      return null
    case 'KEINE':
      return { keineBekannt: true, liste: [] }
    case 'LISTE':
      return { keineBekannt: false, liste: zeilenVon(liste) }
  }
}

/** The answer names practices beside their ids. */
const praxenVon = ({ hausarzt, praxen }: Werte): NonNullable<PraxisWert>[] =>
  [hausarzt, praxen ?? []].flat().filter((praxis) => praxis !== null && praxis !== undefined) as NonNullable<PraxisWert>[]

function wertVon(feld: Feld, abschnitt: Werte): unknown {
  const roh = abschnitt[feld.name] ?? null
  switch (feld.art) {
    case 'text':
    case 'absatz':
    case 'kennung':
      return roh ?? ''
    case 'datum':
    case 'geburt':
    case 'zahl':
    case 'wahl':
      return roh
    case 'stufe':
      return typeof roh === 'number' ? String(roh) : null
    case 'ja':
      return roh ?? false
    case 'mehrere':
      return roh ?? []
    case 'zeilen':
      return ((roh ?? []) as string[]).join('\n')
    case 'adresse':
      return adressWerte(roh as Parameters<typeof adressWerte>[0])
    case 'allergien':
      return allergienWert(roh as Allergien)
    case 'praxis':
      return praxenVon(abschnitt).find(({ id }) => id === roh) ?? null
    case 'liste':
      return ((roh ?? []) as Werte[]).map((eintrag) => werteVon(feld.felder, { ...eintrag, praxen: abschnitt['praxen'] }))
  }
}

function abbildVon(feld: Feld, wert: unknown): unknown {
  switch (feld.art) {
    case 'text':
    case 'absatz':
    case 'kennung':
      // A required empty field is reported at its place.
      return feld.pflicht === true ? wert : oderNull(wert as string)
    case 'stufe':
      return wert === null ? null : Number(wert)
    case 'zeilen':
      return zeilenVon(wert as string)
    case 'adresse':
      return adresseOderNichts(wert as AdressWerte)
    case 'allergien':
      return allergienAbbild(wert as AllergienWert)
    case 'praxis':
      return (wert as PraxisWert)?.id ?? null
    case 'liste':
      return (wert as Werte[]).map((eintrag) => koerperVon(feld.felder, eintrag))
    case 'datum':
    case 'geburt':
    case 'zahl':
    case 'wahl':
    case 'ja':
    case 'mehrere':
      return wert
  }
}

export function werteVon(felder: readonly Feld[], abschnitt: object): Werte {
  return Object.fromEntries(felder.map((feld) => [feld.name, wertVon(feld, abschnitt as Werte)]))
}

const ersetzt = ({ ersetztDurch }: Feld, werte: Werte): boolean => ersetztDurch !== undefined && werte[ersetztDurch] !== null

/** Whether the field has a place in the form: an old one only while something stands in it. */
export const imFormular = (feld: Feld, werte: Werte): boolean =>
  feld.ersetztDurch === undefined || (werte[feld.name] !== '' && !ersetzt(feld, werte))

/** The fields as the body of the call, still unchecked. */
export function koerperVon(felder: readonly Feld[], werte: Werte): Werte {
  return Object.fromEntries(felder.map((feld) => [feld.name, ersetzt(feld, werte) ? null : abbildVon(feld, werte[feld.name])]))
}
