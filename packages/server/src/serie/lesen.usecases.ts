/** Reading series: a page, one, and what a change would do. */
import type { SerienRow } from './serie.repository.ts'
import { inhaltVon } from '@dreiklang/domain/organisation/abschnitte.contract'
import { istZuEnde } from '@dreiklang/domain/serie/serie.decider'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import type { SerienAntwort, SerienZeile } from '@dreiklang/domain/serie/serie.contract'
import { serienSperre } from '@dreiklang/domain/serie/serie.policy'
import { naechsteTermine } from '@dreiklang/domain/serie/termine'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { type Datum, berlinDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { ladeInstanzen } from '../hausbesuch/instanzen.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import { cursorId, cursorZeit, liesCursor, seiteAus } from '../liste/seite.ts'
import { ladeAbschnitte } from '../organisation/abschnitte.repository.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeLage } from './lage.ts'
import { ladeSeite, ladeSerie, serieAus } from './serie.repository.ts'
import { zeigeTermine } from './termine.ts'

function kopfVon(serie: Besuchsserie, { klient, personen }: SerienRow, heute: Datum): Omit<SerienZeile, 'naechster'> {
  const { id, version, typ, regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis } = serie
  const beendet = istZuEnde(serie, heute)
  return { id, version, typ, regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis, klient, personen, beendet }
}

const sortierung = 'neueste'

export function createLesen({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  const jetzt = () => clock.now().toISOString()

  return {
    async list(akteur: Akteur, frage: { cursor?: string | undefined; limit: number; klientId?: string | undefined; beendete: boolean }) {
      const { organisationId } = personVon(akteur)
      const { limit, klientId = null, beendete } = frage
      const heute = berlinDatum(jetzt())
      const ab = liesCursor(frage.cursor, { sortierung, form: z.tuple([cursorZeit, cursorId]) })
      const db = imNamen(database, kontextVon(akteur))
      const rows = await ladeSeite(db, organisationId, { limit: limit + 1, klientId, beendete, heute, ab })
      return seiteAus(rows, {
        limit,
        sortierung,
        schluessel: (row) => [row.angelegtAm, row.id],
        zeile: (row) => {
          const serie = serieAus(row)
          const termine = naechsteTermine(serie, { ab: heute, anzahl: 10, abwesend: [] })
          return { ...kopfVon(serie, row, heute), naechster: termine.find(({ ausfall }) => ausfall === null)?.datum ?? null }
        },
      })
    },

    async defaults(akteur: Akteur) {
      const { organisationId } = personVon(akteur)
      const abschnitte = await ladeAbschnitte(imNamen(database, kontextVon(akteur)), organisationId, false)
      return { bundesland: inhaltVon(abschnitte, 'OEFFNUNG')?.bundesland ?? null }
    },

    /** @throws nicht_gefunden, also for a series of others */
    read(akteur: Akteur, serieId: string): Promise<SerienAntwort> {
      const person = personVon(akteur)
      const { organisationId } = person
      return database.transaction(kontextVon(akteur), async (tx) => {
        const row = await ladeSerie(tx, organisationId, serieId)
        if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const serie = serieAus(row)
        const { klientId, feiertagsregel, bundesland, ausnahmen, fahrzeug, leistungen, anlass, anlassCode, vorgaengerId } = serie
        await protokolliere(tx, akteur, { aktion: 'serie.read', art: 'LESEN', objektArt: 'SERIE', objektId: serieId, klientId })
        const am = jetzt()
        const heute = berlinDatum(am)
        const lage = await ladeLage(tx, serie, am)
        const instanzen = await ladeInstanzen(tx, organisationId, { serieId, ab: heute })
        return {
          ...kopfVon(serie, row, heute),
          feiertagsregel,
          bundesland,
          ausnahmen: [...ausnahmen],
          fahrzeug,
          leistungen,
          anlass,
          anlassCode,
          vorgaengerId,
          nachfolgerId: row.nachfolgerId,
          termine: zeigeTermine(serie, instanzen, lage),
          aendern: istZuEnde(serie, heute) ? 'serie.beendet' : (serienSperre(serie, person) ?? true),
        }
      })
    },
  }
}
