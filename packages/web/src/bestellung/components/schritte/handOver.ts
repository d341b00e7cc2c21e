/** What is said at a hand-over, on the sheet of an order as on a driver's round. */
import type { Lieferart } from '@dreiklang/domain/bestellung/bestellung'
import { handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { beratungen, EmpfaengerRolle, kassierArten, NachweisArt, scheiternGruende } from '@dreiklang/domain/bestellung/lieferung'
import { z } from 'zod'

export interface NachweisValues {
  art: NachweisArt
  unterschrift: string | null
  code: string
  empfaengerName: string
  empfaengerRolle: EmpfaengerRolle | null
  temperatur: number | null
  beratung: (typeof beratungen)[number] | null
}
export interface ZuzahlungValues {
  art: (typeof kassierArten)[number] | null
  grund: string
}

export const noZuzahlung: { zuzahlung: ZuzahlungValues } = { zuzahlung: { art: null, grund: '' } }

export interface HandOverValues {
  nachweis: NachweisValues
  zuzahlung: ZuzahlungValues
}

export interface HandOverFacts {
  lieferart: Lieferart
  /** Who fetches reads the code; who brings has to ask for it. */
  code: string | null
  btm: boolean
  /** Degrees between which it may be handed over; null: it need not stay cool. */
  kuehl: { von: number; bis: number } | null
  /** Advice is the duty of the pharmacy (§ 20 ApBetrO): something prescribed is brought. */
  beratung: boolean
  /** Zuzahlung of all that goes over, in cents; null: nobody has said one, or nothing is due. */
  zuzahlungCent: number | null
  /** Whose name stands there when it is the Klient; null: of a house. */
  klient: string | null
  /** Every bag has a code of its own: with several only a signature proves all. */
  withCode: boolean
}

const bodies = handlungSchemas.zustellen.shape

/** What the server would refuse is said here already: without network there is nobody else to say it. */
export const handOverSchema = ({ kuehl, beratung }: Pick<HandOverFacts, 'kuehl' | 'beratung'>) =>
  z.strictObject({ nachweis: bodies.nachweis, zuzahlung: bodies.zuzahlung }).superRefine(({ nachweis }, ctx) => {
    const wrong = (field: keyof typeof nachweis, message: string) => ctx.addIssue({ code: 'custom', path: ['nachweis', field], message })
    const { art, unterschrift, code, temperatur } = nachweis
    if (art === 'UNTERSCHRIFT' && unterschrift === null) wrong('unterschrift', 'pflicht')
    if (art !== 'UNTERSCHRIFT' && code === null) wrong('code', 'pflicht')
    if (kuehl !== null && temperatur === null) wrong('temperatur', 'pflicht')
    if (kuehl !== null && temperatur !== null && (temperatur < kuehl.von || temperatur > kuehl.bis)) wrong('temperatur', 'kuehlbereich')
    if (beratung && nachweis.beratung === null) wrong('beratung', 'pflicht')
  })

const usualRolle: Record<Lieferart, EmpfaengerRolle | null> = {
  LIEFERUNG_KLIENT: 'KLIENT',
  LIEFERUNG_PFLEGEDIENST: 'PFLEGEKRAFT',
  LIEFERUNG_ANDERE_ADRESSE: null,
  ABHOLUNG_PFLEGE: 'PFLEGEKRAFT',
  ABHOLUNG_KLIENT: 'KLIENT',
}

export function beginHandOver({ lieferart, code, klient }: Pick<HandOverFacts, 'lieferart' | 'code' | 'klient'>): HandOverValues {
  const empfaengerRolle = usualRolle[lieferart]
  const nachweis: NachweisValues = {
    art: 'UNTERSCHRIFT',
    unterschrift: null,
    code: code ?? '',
    empfaengerName: empfaengerRolle === 'KLIENT' ? (klient ?? '') : '',
    empfaengerRolle,
    temperatur: null,
    beratung: null,
  }
  return { nachweis, ...noZuzahlung }
}

/** The name of the Klient comes and goes with the choice; a name that somebody has typed stays. */
export function nameFor(rolle: EmpfaengerRolle, { typed, klient }: { typed: string; klient: string | null }): string {
  const own = klient !== null && typed === klient
  if (rolle === 'KLIENT') return typed === '' ? (klient ?? '') : typed
  return own ? '' : typed
}

export function nachweisAbbild(values: NachweisValues) {
  const withUnterschrift = values.art === 'UNTERSCHRIFT'
  return { ...values, unterschrift: withUnterschrift ? values.unterschrift : null, code: withUnterschrift ? null : values.code.trim() }
}

/** Null: nothing is said of it, or nothing is due. */
export function zuzahlungAbbild({ art, grund }: ZuzahlungValues, cent: number | null) {
  if (art === null || cent === null || cent === 0) return null
  if (art === 'BAR') return { art, cent }
  return art === 'NICHT' ? { art, grund } : { art }
}

export interface NotMetValues {
  grund: (typeof scheiternGruende)[number] | null
  text: string
  temperatur: number | null
}
export const noGrund: NotMetValues = { grund: null, text: '', temperatur: null }
