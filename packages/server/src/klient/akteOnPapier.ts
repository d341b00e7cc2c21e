/** Led by what stands in the sections: a field that is added is printed without a word said here. */
import { type Bereich, bereiche } from '@dreiklang/domain/klient/akte'
import { bereichAngaben } from '@dreiklang/domain/klient/akte.contract'
import type { KlientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { bereichWords } from '@dreiklang/domain/klient/words'
import type { FieldChange } from '@dreiklang/domain/shared/changedFields'
import { isIsoDate } from '@dreiklang/domain/shared/time'
import type { Angabe, Block } from '../papier/bloecke.ts'
import { germanNumber, germanDatum } from '../papier/deutsch.ts'
import { fieldWord, wahlWord } from './auskunftWords.ts'

type Fields = Readonly<Record<string, unknown>>

const bezeichnung = (field: string): string => fieldWord[field] ?? field

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in one text; null when nothing is entered. */
function textOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return germanNumber(value)
  if (typeof value === 'string') return isIsoDate(value) ? germanDatum(value) : (wahlWord[field]?.[value] ?? value)
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    const texte = entries.map((one) => textOf(field, one)).filter((text) => text !== null)
    return texte.length === 0 ? null : texte.join(entries.some(isFields) ? '\n' : ', ')
  }
  return isFields(value) ? entryOf(value) : null
}

function entryOf(entry: Fields): string {
  return Object.entries(entry)
    .flatMap(([field, value]) => {
      const text = textOf(field, value)
      return text === null ? [] : [`${bezeichnung(field)}: ${text}`]
    })
    .join(' · ')
}

function adresseOf({ strasse, hausnummer, zusatz, plz, ort }: NonNullable<KlientAuskunft['akte']['wohnen']['adresse']>): string {
  return [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((row) => row !== null && row !== '').join(', ')
}

function allergienOf({ keineBekannt, liste }: NonNullable<KlientAuskunft['akte']['gesundheit']['allergien']>): string {
  return keineBekannt ? 'keine bekannt' : liste.join(', ')
}

type Praxen = readonly { id: string; name: string }[]

const withPraxisName = (einer: Fields, praxen: Praxen): Fields =>
  'praxisId' in einer ? { ...einer, praxisId: praxen.find(({ id }) => id === einer['praxisId'])?.name ?? null } : einer

const fachaerzteOf = ({ fachaerzte, praxen }: KlientAuskunft['akte']['aerzte']): Fields[] =>
  fachaerzte.map((einer) => withPraxisName(einer, praxen))

function angabenOf(akte: KlientAuskunft['akte'], bereich: Bereich): Angabe[] {
  const fields: Fields = akte[bereich]
  return Object.keys(bereichAngaben[bereich].shape).map((field) => [bezeichnung(field), valueOf(akte, field, fields[field])])
}

function valueOf({ wohnen, aerzte, gesundheit }: KlientAuskunft['akte'], field: string, value: unknown): string | null {
  switch (field) {
    case 'hausarztId':
      return aerzte.hausarzt?.name ?? null
    case 'fachaerzte':
      return textOf(field, fachaerzteOf(aerzte))
    case 'adresse':
      return wohnen.adresse && adresseOf(wohnen.adresse)
    case 'allergien':
      return gesundheit.allergien === null ? 'noch nicht gefragt' : allergienOf(gesundheit.allergien)
    default:
      return textOf(field, value)
  }
}

/** Lines of a list that stand on both sides were not changed. */
function linesOf(feld: string, value: unknown, praxen: Praxen): string[] {
  if (feld === 'hausarztId') return praxen.filter(({ id }) => id === value).map(({ name }) => name)
  const named: unknown = Array.isArray(value) ? value.map((one: unknown) => (isFields(one) ? withPraxisName(one, praxen) : one)) : value
  return textOf(feld, named)?.split('\n') ?? []
}

/** "Pflegegrad: bisher 2, jetzt 3". */
export function changeOnPapier({ feld, vorher, nachher }: FieldChange, praxen: Praxen): string {
  const [alt, neu] = [linesOf(feld, vorher, praxen), linesOf(feld, nachher, praxen)]
  const only = (lines: string[], others: string[]) => lines.filter((row) => !others.includes(row)).join('; ') || 'nichts'
  return `${bezeichnung(feld)}: bisher ${only(alt, neu)}, jetzt ${only(neu, alt)}`
}

export const akteOnPapier = (akte: KlientAuskunft['akte']): Block[] =>
  bereiche.flatMap((bereich): Block[] => [
    { art: 'ueberschrift', text: bereichWords[bereich] },
    { art: 'angaben', zeilen: angabenOf(akte, bereich) },
  ])
