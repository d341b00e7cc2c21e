/** The rules of a sheet that its schema cannot express. Pure. */
import type { AngabenVon } from '../hausbesuch/handlungen.contract.ts'
import { type HausbesuchCode, hausbesuchFehler } from '../hausbesuch/hausbesuch.errors.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { hoechstensLeistungen } from '../hausbesuch/hausbesuch.ts'
import type { Ablehnung, FeldFehler } from '../shared/fehler.ts'
import { type Datum, type Instant, berlinDatum, berlinInstant } from '../shared/zeit.ts'
import type { Blatt } from './blatt.contract.ts'
import { type DokumentationCode, dokumentationFehler } from './dokumentation.errors.ts'

/** Clocks of phones are sometimes slightly off. */
const zukunftMs = 5 * 60_000

const feld = (path: string, code: string): FeldFehler => ({ path, code, message: code })

const istEigener = (code: string): code is DokumentationCode => Object.hasOwn(dokumentationFehler.definitionen, code)

/** The refusal of a gate, which may be one of the visit itself. */
export const ablehnungFuer = (code: HausbesuchCode | DokumentationCode): Ablehnung =>
  istEigener(code) ? dokumentationFehler.ablehnen(code) : hausbesuchFehler.ablehnen(code)

/** The day from which on something can have been measured: the planned one, or an earlier one on which it was begun. */
export function besuchstagVon({ plan, beginn, erstelltAm }: Pick<Hausbesuch, 'plan' | 'beginn' | 'erstelltAm'>): Datum {
  const tage = [plan?.datum, beginn === null ? undefined : berlinDatum(beginn)].filter((tag) => tag !== undefined)
  return tage.toSorted()[0] ?? berlinDatum(erstelltAm)
}

/** Impossible times: before the day of the visit, or in the future. */
export function unmoeglicheZeiten(blatt: Blatt, { tag, jetzt }: { tag: Datum; jetzt: Instant }): FeldFehler[] {
  const ab = Date.parse(berlinInstant(tag))
  const bis = Date.parse(jetzt) + zukunftMs
  const unmoeglich = ({ am }: { am: Instant }) => Date.parse(am) < ab || Date.parse(am) > bis
  return (['vitalwerte', 'anordnungen'] as const).flatMap((liste) =>
    blatt[liste].flatMap((eines, i) => (unmoeglich(eines) ? [feld(`${liste}.${i}.am`, 'messzeit')] : [])),
  )
}

/** Documents that show the wounds. */
export const fotoIdsVon = ({ wunden }: Pick<Blatt, 'wunden'>): string[] =>
  wunden.flatMap(({ fotos }) => fotos.map(({ dokumentId }) => dokumentId))

/** What a sheet may name. */
export interface Nennbares {
  /** Practices that can be asked to sign against what their doctor said. */
  praxisIds: readonly string[]
  /** Photos of the Klient's wounds. */
  fotoIds: readonly string[]
}

/** @throws hausbesuch.leistung_offen, dokumentation.zeit_unmoeglich, dokumentation.praxis_unbekannt, dokumentation.foto_unbekannt */
export function pruefeBlatt(blatt: Blatt, { besuch, jetzt, praxisIds, fotoIds }: { besuch: Hausbesuch; jetzt: Instant } & Nennbares): void {
  const imBlatt = (felder: readonly FeldFehler[]) => felder.map(({ path, ...rest }) => ({ ...rest, path: `blatt.${path}` }))
  if (blatt.leistungen.length !== besuch.leistungen.length) throw hausbesuchFehler.ablehnen('hausbesuch.leistung_offen')
  const zeiten = unmoeglicheZeiten(blatt, { tag: besuchstagVon(besuch), jetzt })
  if (zeiten.length > 0) throw dokumentationFehler.ablehnen('dokumentation.zeit_unmoeglich', { felder: imBlatt(zeiten) })
  const fremde = blatt.anordnungen.flatMap(({ praxisId }, i) =>
    praxisIds.includes(praxisId) ? [] : [feld(`anordnungen.${i}.praxisId`, 'falsch')],
  )
  if (fremde.length > 0) throw dokumentationFehler.ablehnen('dokumentation.praxis_unbekannt', { felder: imBlatt(fremde) })
  const ohneFoto = blatt.wunden.flatMap(({ fotos }, i) =>
    fotos.flatMap(({ dokumentId }, j) => (fotoIds.includes(dokumentId) ? [] : [feld(`wunden.${i}.fotos.${j}.dokumentId`, 'falsch')])),
  )
  if (ohneFoto.length > 0) throw dokumentationFehler.ablehnen('dokumentation.foto_unbekannt', { felder: imBlatt(ohneFoto) })
}

/** What has to be said before the sheet can be finished, in the order of the sheet. */
export function fehltZumAbschluss(blatt: Blatt): FeldFehler[] {
  const pflicht = (path: string) => feld(path, 'pflicht')
  return [
    ...blatt.leistungen.flatMap(({ erbracht, grund }, i) => {
      if (erbracht === null) return [pflicht(`leistungen.${i}.erbracht`)]
      return erbracht || grund !== null ? [] : [pflicht(`leistungen.${i}.grund`)]
    }),
    ...blatt.medikation.gaben.flatMap(({ stand, abweichung }, i) =>
      stand === 'GEGEBEN' || abweichung !== null ? [] : [pflicht(`medikation.gaben.${i}.abweichung`)],
    ),
    ...blatt.anordnungen.flatMap(({ vorgelesen }, i) => (vorgelesen ? [] : [pflicht(`anordnungen.${i}.vorgelesen`)])),
    ...(blatt.ergebnis === null ? [pflicht('ergebnis')] : []),
    ...(blatt.handzeichen === null ? [pflicht('handzeichen')] : []),
  ]
}

/** The words of H11. @throws dokumentation.unvollstaendig */
export function abschlussVon(blatt: Blatt): Omit<AngabenVon<'abschliessen'>, 'version'> {
  const fehlt = fehltZumAbschluss(blatt)
  if (fehlt.length > 0 || blatt.ergebnis === null || blatt.leistungen.length > hoechstensLeistungen)
    throw dokumentationFehler.ablehnen('dokumentation.unvollstaendig', {
      felder: fehlt.map(({ path, ...rest }) => ({ ...rest, path: `blatt.${path}` })),
    })
  return {
    ergebnis: blatt.ergebnis,
    leistungen: blatt.leistungen.map(({ erbracht, grund }) => ({ erbracht: erbracht === true, grund: erbracht === true ? null : grund })),
  }
}

/** Parts of the sheet that differ: what a conflict shows, and what the audit trail names. */
export function geaenderteTeile(alt: Blatt, neu: Blatt): (keyof Blatt)[] {
  return (Object.keys(neu) as (keyof Blatt)[]).filter((teil) => JSON.stringify(alt[teil]) !== JSON.stringify(neu[teil]))
}
