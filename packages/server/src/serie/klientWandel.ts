/** The own series of a Klient whose care has ended or who has died: they end with it. During an absence they pause by themselves. */
import { end, hasEnded } from '@dreiklang/domain/serie/serie.decider'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import { type Wandel, serieTat } from '@dreiklang/domain/klient/wandel'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { WandelTeil, Wirkung, Zurueck } from '../klient/wandel.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { nextLauf } from './abgleich.ts'
import { holdOfKlient, holdSerie, saveSerie } from './serie.repository.ts'

const wirkungOf = ({ id, gueltigBis }: Besuchsserie, wandel: Wandel): Wirkung => ({
  objekt: 'SERIE',
  id,
  nummer: null,
  tat: serieTat(wandel),
  tag: null,
  uhrzeit: null,
  version: null,
  vorher: { gueltigBis },
  haeuser: [],
})

export function createSerienWandel({ clock }: Pick<Ports, 'clock'>): WandelTeil {
  const running = async (tx: Queryable, where: { pflegedienstId: string; klientId: string }): Promise<Besuchsserie[]> => {
    const today = berlinDate(clock.now().toISOString())
    return (await holdOfKlient(tx, where.pflegedienstId, where.klientId)).filter((serie) => !hasEnded(serie, today))
  }
  const trail = (tx: Queryable, akteur: Akteur | null, { id, klientId, organisationId }: Besuchsserie) =>
    audit(tx, akteur, { aktion: 'serie.klientWandel', art: 'AENDERN', objektArt: 'SERIE', objektId: id, klientId, organisationId })

  return {
    objekt: 'SERIE',

    preview: async (tx, where, wandel) => (await running(tx, where)).map((serie) => wirkungOf(serie, wandel)),

    async apply(tx, akteur, { wandel, ...where }) {
      const wirkungen: Wirkung[] = []
      const today = berlinDate(wandel.now)
      const lastTag = plusDays(wandel.ab > today ? wandel.ab : today, -1)
      for (const serie of await running(tx, where)) {
        const wirkung = wirkungOf(serie, wandel)
        if (wirkung.tat === 'PAUSIERT' || (serie.gueltigBis !== null && serie.gueltigBis <= lastTag)) {
          wirkungen.push(wirkung)
          continue
        }
        const { serie: neu } = end(serie, lastTag, wandel.now)
        await saveSerie(tx, neu, nextLauf(neu, wandel.now))
        await trail(tx, akteur, neu)
        wirkungen.push({ ...wirkung, version: neu.version })
      }
      return wirkungen
    },

    async takeBack(tx, akteur, { schritte, now, pflegedienstId }) {
      const all: Zurueck[] = []
      for (const schritt of schritte.filter(({ version }) => version !== null)) {
        const serie = await holdSerie(tx, pflegedienstId, schritt.id)
        const bis = schritt.vorher?.['gueltigBis'] ?? null
        if (serie === null || serie.version !== schritt.version) {
          all.push({ schritt, hindernis: serie === null ? 'FEHLT' : 'GEAENDERT' })
          continue
        }
        const neu = { ...serie, version: serie.version + 1, gueltigBis: bis === null ? null : String(bis) }
        // The clock plans again what is missing, at its next turn.
        await saveSerie(tx, neu, now)
        await trail(tx, akteur, neu)
        all.push({ schritt, hindernis: null })
      }
      return all
    },
  }
}
