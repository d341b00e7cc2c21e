/** What a section of the record must keep to, what has changed in it, and what runs out. */
import type { z } from 'zod'
import type { FieldError } from '../shared/refusal.ts'
import type { Bundesland } from '../shared/feiertage.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { bereichAngaben } from './akte.contract.ts'
import type { Bereich, Frist } from './akte.ts'
import { allergienError, geburtsdatumError, kassenError } from './klient.decider.ts'
import { checkMittel } from './medikation.ts'
import { type Verordnung, hkpFristenOf } from './hkp.ts'
import type { Versicherungsart } from './klient.ts'
import { klientErrors } from './klient.errors.ts'

export type BereichAngaben<B extends Bereich> = z.output<(typeof bereichAngaben)[B]>
type Pruefung<Angaben> = (angaben: Angaben, today: IsoDate) => FieldError[]

const wrong = (path: string, wenn: boolean): FieldError[] => (wenn ? [{ path, code: 'falsch', message: 'falsch' }] : [])

const isMissing = (path: string, wenn: boolean): FieldError[] => (wenn ? [{ path, code: 'pflicht', message: 'pflicht' }] : [])

/** Each entry once: a duplicate says nothing and makes a nurse wonder. */
const doppelt = (path: string, list: readonly string[]): FieldError[] => wrong(path, new Set(list).size < list.length)

/** What the Krankenkasse has cut, and what is said against it. */
function entscheidungErrors(path: string, one: BereichAngaben<'hkp'>['verordnungen'][number], today: IsoDate): FieldError[] {
  const { leistungen, genehmigung, genehmigtAm, genehmigteLeistungen: approved, zugegangenAm, widerspruchAm } = one
  const known = approved.every((nummer) => leistungen.includes(nummer))
  return [
    ...wrong(`${path}.genehmigteLeistungen`, approved.length > 0 && (genehmigung !== 'TEILWEISE' || !known)),
    ...wrong(
      `${path}.zugegangenAm`,
      zugegangenAm !== null && (genehmigung === null || zugegangenAm > today || (genehmigtAm !== null && zugegangenAm < genehmigtAm)),
    ),
    ...wrong(
      `${path}.widerspruchAm`,
      widerspruchAm !== null &&
        (genehmigung === null ||
          genehmigung === 'VOLL' ||
          widerspruchAm > today ||
          widerspruchAm < (zugegangenAm ?? genehmigtAm ?? widerspruchAm)),
    ),
  ]
}

/** A decision that nobody has asked for, and a day that is before the one it follows, are slips of the pen that would cost money. */
export function verordnungErrors(path: string, one: BereichAngaben<'hkp'>['verordnungen'][number], today: IsoDate): FieldError[] {
  const { von, bis, ausgestelltAm, unterschriebenAm, eingereichtAm, genehmigung, genehmigtAm, genehmigtVon, genehmigtBis } = one
  const before = (day: IsoDate | null, other: IsoDate | null) => day !== null && other !== null && day < other
  const ahead = (day: IsoDate | null) => day !== null && day > today
  return [
    ...wrong(`${path}.bis`, bis < von),
    ...wrong(`${path}.ausgestelltAm`, ahead(ausgestelltAm)),
    ...wrong(`${path}.unterschriebenAm`, ahead(unterschriebenAm) || before(unterschriebenAm, ausgestelltAm)),
    ...wrong(`${path}.eingereichtAm`, ahead(eingereichtAm) || before(eingereichtAm, ausgestelltAm)),
    ...wrong(`${path}.genehmigtAm`, ahead(genehmigtAm) || before(genehmigtAm, eingereichtAm ?? ausgestelltAm)),
    ...isMissing(`${path}.genehmigtAm`, genehmigung === 'ABGELEHNT' && genehmigtAm === null),
    ...wrong(`${path}.genehmigtBis`, before(genehmigtBis, genehmigtVon ?? von) || (genehmigung === 'ABGELEHNT' && genehmigtBis !== null)),
    ...entscheidungErrors(path, one, today),
  ]
}

const pruefungen: { [B in Bereich]: Pruefung<BereichAngaben<B>> } = {
  person: (p, today) => [
    ...geburtsdatumError(p, today),
    ...wrong('pflegebeginn', p.pflegebeginn !== null && p.pflegebeginn < p.geburtsdatum),
    ...wrong('pflegeende', p.pflegeende !== null && p.pflegebeginn !== null && p.pflegeende < p.pflegebeginn),
    ...wrong('pflegeende', p.status === 'VERSTORBEN' && p.pflegeende !== null && p.pflegeende > today),
    ...wrong('endegrund', p.endegrund !== null && p.pflegeende === null),
  ],
  wohnen: ({ adresse, breite, laenge }) => [
    ...isMissing('breite', breite === null && laenge !== null),
    ...isMissing('laenge', laenge === null && breite !== null),
    ...wrong('breite', adresse === null && breite !== null),
  ],
  versicherung: (v) => [
    ...kassenError(v),
    ...wrong('zuzahlungNr', v.zuzahlungNr !== null && v.zuzahlungBefreitBis === null),
    ...wrong('pflegegradSeit', v.pflegegradSeit !== null && v.pflegegrad === null),
    ...wrong('pflegehilfsmittelBis', v.pflegehilfsmittelBis !== null && !isOrdered(v.pflegehilfsmittelVon, v.pflegehilfsmittelBis)),
  ],
  aerzte: ({ fachaerzte }) =>
    fachaerzte.flatMap(({ fachgruppe, fachrichtung }, i) => [
      ...isMissing(`fachaerzte.${i}.fachgruppe`, fachgruppe === null && fachrichtung === null),
      ...wrong(`fachaerzte.${i}.fachrichtung`, fachgruppe !== null && fachrichtung !== null),
    ]),
  kontakte: () => [],
  gesundheit: (g, today) => [
    ...allergienError(g),
    ...doppelt('risiken', g.risiken),
    ...g.diagnosen.flatMap(({ seit }, i) => wrong(`diagnosen.${i}.seit`, seit !== null && seit > today)),
    ...wrong('patientenverfuegungOrt', g.patientenverfuegungOrt !== null && g.patientenverfuegung !== 'JA'),
  ],
  medikation: ({ mittel }, today) => mittel.flatMap((one, i) => checkMittel(`mittel.${i}`, one, today)),
  hkp: ({ verordnungen }, today) => verordnungen.flatMap((verordnung, i) => verordnungErrors(`verordnungen.${i}`, verordnung, today)),
}

/** @throws klient.unvollstaendig with all fields of the section that are wrong. `heute` is the calendar day in Berlin */
export function checkBereich<B extends Bereich>(bereich: B, angaben: BereichAngaben<B>, today: IsoDate): void {
  const felder = pruefungen[bereich](angaben, today)
  if (felder.length > 0) throw klientErrors.refuse('klient.unvollstaendig', { felder })
}

const isOrdered = (von: IsoDate | null, bis: IsoDate): boolean => von !== null && von <= bis

export const fristFenster = { zurueckTage: 30, vorausTage: 92 } as const

interface WithFristen {
  versicherung: { versicherungsart: Versicherungsart; egkGueltigBis: IsoDate | null; zuzahlungBefreitBis: IsoDate | null }
  hkp: { verordnungen: readonly Verordnung[] }
  bundesland: Bundesland | null
}

export function fristenOf({ versicherung, hkp, bundesland }: WithFristen, today: IsoDate): Frist[] {
  const all = [
    { art: 'EGK' as const, am: versicherung.egkGueltigBis },
    { art: 'ZUZAHLUNG' as const, am: versicherung.zuzahlungBefreitBis },
    ...hkpFristenOf(hkp.verordnungen, { ...versicherung, bundesland }).map(({ art, faellig }) => ({ art, am: faellig })),
  ]
  const from = plusDays(today, -fristFenster.zurueckTage)
  const to = plusDays(today, fristFenster.vorausTage)
  return all
    .flatMap(({ art, am }) => (am !== null && am >= from && am <= to ? [{ art, am }] : []))
    .toSorted((a, b) => (a.am < b.am ? -1 : Number(a.am > b.am)))
}
