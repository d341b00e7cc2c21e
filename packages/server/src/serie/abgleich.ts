/** Brings the plan to what a series says, in the transaction of the series: load what is known, compare, take the steps. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Serienschritt, type Wirkung, gleicheAb, istZuEnde, wirkungVon } from '@dreiklang/domain/serie/serie.decider'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDatum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import type { Instanzschritt, WendeAn } from '../hausbesuch/instanzen.usecases.ts'
import { halteInstanzen } from '../hausbesuch/instanzen.repository.ts'
import type { Queryable } from '../ports.ts'
import { type Lage, hausVon, ladeLage } from './lage.ts'

/** What the series does itself; the rest it leaves. */
const zuTun = (schritte: readonly Serienschritt[]): Instanzschritt[] =>
  schritte.filter((schritt): schritt is Exclude<Serienschritt, { art: 'LASSEN' }> => schritt.art !== 'LASSEN')

/** When the clock looks again: after midnight in Berlin there is a new day to plan. Null when no more days come. */
export function naechsterLauf(serie: Besuchsserie, jetzt: string): string | null {
  const heute = berlinDatum(jetzt)
  return istZuEnde(serie, heute) ? null : berlinInstant(plusTage(heute, 1))
}

/** What would be planned, given the existing visits. */
export const rechne = (serie: Besuchsserie, instanzen: readonly Hausbesuch[], lage: Lage): Wirkung =>
  wirkungVon(gleicheAb(serie, instanzen, lage))

export function createAbgleich(wendeAn: WendeAn) {
  /** The row of the series must be held. */
  return async function gleicheSerieAb(
    tx: Queryable,
    serie: Besuchsserie,
    wie: { aktion: string; akteur: Akteur | null; jetzt: string },
  ): Promise<Wirkung> {
    const { id: serieId, organisationId, klientId, typ } = serie
    const { aktion, akteur, jetzt } = wie
    const lage = await ladeLage(tx, serie, jetzt)
    const instanzen = await halteInstanzen(tx, organisationId, { serieId, ab: berlinDatum(jetzt) })
    const schritte = gleicheAb(serie, instanzen, lage)
    const { personen, pflegedienstId } = lage
    const auftrag = { aktion, akteur, haus: hausVon(serie), serieId, klientId, typ, personen }
    // Without an organisation that keeps the client nothing new is planned; existing visits stay.
    await wendeAn(tx, { ...auftrag, pflegedienstId: pflegedienstId ?? organisationId }, zuTun(schritte))
    return wirkungVon(schritte)
  }
}
export type GleicheSerieAb = ReturnType<typeof createAbgleich>
