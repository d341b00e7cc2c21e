import type { AngabenOf } from '../hausbesuch/handlungen.contract.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { type HausbesuchCode, hausbesuchErrors } from '../hausbesuch/hausbesuch.errors.ts'
import { type BesuchTyp, maxLeistungen } from '../hausbesuch/hausbesuch.ts'
import { keysOf } from '../shared/keys.ts'
import type { Refusal, FieldError } from '../shared/refusal.ts'
import { type IsoDate, type Instant, berlinDate, berlinInstant } from '../shared/time.ts'
import type { Blatt } from './blatt.document.ts'
import { type DokumentationCode, dokumentationErrors } from './dokumentation.errors.ts'

/** Clocks of phones are sometimes slightly off. */
const zukunftMs = 5 * 60_000

const field = (path: string, code: string): FieldError => ({ path, code, message: code })

const inBlatt = (fields: readonly FieldError[]) => fields.map(({ path, ...rest }) => ({ ...rest, path: `blatt.${path}` }))

const isOwn = (code: string): code is DokumentationCode => Object.hasOwn(dokumentationErrors.definitionen, code)

export const refusalFor = (code: HausbesuchCode | DokumentationCode): Refusal =>
  isOwn(code) ? dokumentationErrors.refuse(code) : hausbesuchErrors.refuse(code)

/** The day from which on something can have been measured: the planned one, or an earlier one on which it was begun. */
export function besuchstagOf({ plan, beginn, erstelltAm }: Pick<Hausbesuch, 'plan' | 'beginn' | 'erstelltAm'>): IsoDate {
  const days = [plan?.datum, beginn === null ? undefined : berlinDate(beginn)].filter((tag) => tag !== undefined)
  return days.toSorted()[0] ?? berlinDate(erstelltAm)
}

export function impossibleTimes(blatt: Blatt, { tag, now }: { tag: IsoDate; now: Instant }): FieldError[] {
  const ab = Date.parse(berlinInstant(tag))
  const to = Date.parse(now) + zukunftMs
  const unmoeglich = ({ am }: { am: Instant }) => Date.parse(am) < ab || Date.parse(am) > to
  return (['vitalwerte', 'anordnungen'] as const).flatMap((list) =>
    blatt[list].flatMap((one, i) => (unmoeglich(one) ? [field(`${list}.${i}.am`, 'messzeit')] : [])),
  )
}

export const fotoIdsOf = ({ wunden }: Pick<Blatt, 'wunden'>): string[] =>
  wunden.flatMap(({ fotos }) => fotos.map(({ dokumentId }) => dokumentId))

export interface Nennbares {
  praxisIds: readonly string[]
  fotoIds: readonly string[]
}

/** @throws hausbesuch.leistung_offen, dokumentation.zeit_unmoeglich, dokumentation.praxis_unbekannt, dokumentation.foto_unbekannt */
export function checkBlatt(blatt: Blatt, { besuch, now, praxisIds, fotoIds }: { besuch: Hausbesuch; now: Instant } & Nennbares): void {
  if (blatt.leistungen.length !== besuch.leistungen.length) throw hausbesuchErrors.refuse('hausbesuch.leistung_offen')
  const times = impossibleTimes(blatt, { tag: besuchstagOf(besuch), now })
  if (times.length > 0) throw dokumentationErrors.refuse('dokumentation.zeit_unmoeglich', { felder: inBlatt(times) })
  const fremde = blatt.anordnungen.flatMap(({ praxisId }, i) =>
    praxisIds.includes(praxisId) ? [] : [field(`anordnungen.${i}.praxisId`, 'falsch')],
  )
  if (fremde.length > 0) throw dokumentationErrors.refuse('dokumentation.praxis_unbekannt', { felder: inBlatt(fremde) })
  const withoutFoto = blatt.wunden.flatMap(({ fotos }, i) =>
    fotos.flatMap(({ dokumentId }, j) => (fotoIds.includes(dokumentId) ? [] : [field(`wunden.${i}.fotos.${j}.dokumentId`, 'falsch')])),
  )
  if (withoutFoto.length > 0) throw dokumentationErrors.refuse('dokumentation.foto_unbekannt', { felder: inBlatt(withoutFoto) })
}

/** Of advice at home: what the proof has to say (§ 37 Abs. 4 SGB XI). */
function missingInBeratung({ sichergestellt, empfehlung, einwilligung }: Blatt['beratung']): string[] {
  return [
    ...(sichergestellt === null ? ['beratung.sichergestellt'] : []),
    ...(sichergestellt !== null && sichergestellt !== 'JA' && empfehlung === null ? ['beratung.empfehlung'] : []),
    ...(einwilligung === null ? ['beratung.einwilligung'] : []),
  ]
}

export function missingForAbschluss(blatt: Blatt, typ: BesuchTyp): FieldError[] {
  const pflicht = (path: string) => field(path, 'pflicht')
  return [
    ...blatt.leistungen.flatMap(({ erbracht, grund }, i) => {
      if (erbracht === null) return [pflicht(`leistungen.${i}.erbracht`)]
      return erbracht || grund !== null ? [] : [pflicht(`leistungen.${i}.grund`)]
    }),
    ...blatt.medikation.gaben.flatMap(({ stand, abweichung }, i) =>
      stand === 'GEGEBEN' || abweichung !== null ? [] : [pflicht(`medikation.gaben.${i}.abweichung`)],
    ),
    ...blatt.anordnungen.flatMap(({ vorgelesen }, i) => (vorgelesen ? [] : [pflicht(`anordnungen.${i}.vorgelesen`)])),
    ...(typ === 'BERATUNGSBESUCH' ? missingInBeratung(blatt.beratung).map(pflicht) : []),
    ...(blatt.ergebnis === null ? [pflicht('ergebnis')] : []),
    ...(blatt.handzeichen === null ? [pflicht('handzeichen')] : []),
  ]
}

/** The words of H11. @throws dokumentation.unvollstaendig */
export function abschlussOf(blatt: Blatt, typ: BesuchTyp): Omit<AngabenOf<'abschliessen'>, 'version'> {
  const isMissing = missingForAbschluss(blatt, typ)
  if (isMissing.length > 0 || blatt.ergebnis === null || blatt.leistungen.length > maxLeistungen)
    throw dokumentationErrors.refuse('dokumentation.unvollstaendig', { felder: inBlatt(isMissing) })
  return {
    ergebnis: blatt.ergebnis,
    leistungen: blatt.leistungen.map(({ erbracht, grund }) => ({ erbracht: erbracht === true, grund: erbracht === true ? null : grund })),
  }
}

export const changedTeile = (alt: Blatt, neu: Blatt): (keyof Blatt)[] =>
  keysOf(neu).filter((part) => JSON.stringify(alt[part]) !== JSON.stringify(neu[part]))
