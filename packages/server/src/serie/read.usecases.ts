import { contentOf } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import type { SerienAnswer, SerienListRow } from '@dreiklang/domain/serie/serie.contract'
import { hasEnded } from '@dreiklang/domain/serie/serie.decider'
import { serienSperre } from '@dreiklang/domain/serie/serie.policy'
import { nextTermine } from '@dreiklang/domain/serie/termine'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { loadInstanzen } from '../hausbesuch/instanzen.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import { cursorId, cursorTime, readCursor, pageFrom } from '../liste/page.ts'
import { loadAbschnitte } from '../organisation/abschnitte.repository.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { loadLage, showTermine } from './lage.ts'
import { createSerienSeal } from './seal.ts'
import { type SerienRow, loadPage, loadSerie, serieFrom } from './serie.repository.ts'

function kopfOf(serie: Besuchsserie, { klient, personen }: SerienRow, today: IsoDate): Omit<SerienListRow, 'naechster'> {
  const { id, version, typ, regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis } = serie
  const beendet = hasEnded(serie, today)
  return { id, version, typ, regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis, klient, personen, beendet }
}

const sortierung = 'neueste'

export function createReading(ports: Ports) {
  const { database, clock } = ports
  const { geoeffnet } = createSerienSeal(ports)
  const now = () => clock.now().toISOString()

  return {
    async list(akteur: Akteur, frage: { cursor?: string | undefined; limit: number; klientId?: string | undefined; beendete: boolean }) {
      const { organisationId } = personOf(akteur)
      const { limit, klientId = null, beendete } = frage
      const heute = berlinDate(now())
      const ab = readCursor(frage.cursor, { sortierung, form: z.tuple([cursorTime, cursorId]) })
      const db = onBehalfOfPerson(database, akteur)
      const rows = await loadPage(db, organisationId, { limit: limit + 1, klientId, beendete, heute, ab })
      return pageFrom(rows, {
        limit,
        sortierung,
        schluessel: (row) => [row.angelegtAm, row.id],
        zeile: (row) => {
          const serie = serieFrom(row)
          const termine = nextTermine(serie, { ab: heute, anzahl: 10, abwesend: [] })
          return { ...kopfOf(serie, row, heute), naechster: termine.find(({ ausfall }) => ausfall === null)?.datum ?? null }
        },
      })
    },

    async defaults(akteur: Akteur) {
      const { organisationId } = personOf(akteur)
      const abschnitte = await loadAbschnitte(onBehalfOfPerson(database, akteur), organisationId, false)
      return { bundesland: contentOf(abschnitte, 'OEFFNUNG')?.bundesland ?? null }
    },

    /** @throws nicht_gefunden, also for a series of others */
    async read(akteur: Akteur, serieId: string, sprache: Language): Promise<SerienAnswer> {
      const person = personOf(akteur)
      const { organisationId } = person
      const answer = await database.transaction(contextOf(akteur), async (tx): Promise<SerienAnswer> => {
        const row = await loadSerie(tx, organisationId, serieId)
        if (row === null) throw sharedErrors.refuse('nicht_gefunden')
        const serie = serieFrom(row)
        const { klientId, feiertagsregel, bundesland, ausnahmen, fahrzeug, leistungen, anlass, anlassCode, vorgaengerId } = serie
        await audit(tx, akteur, { aktion: 'serie.read', art: 'LESEN', objektArt: 'SERIE', objektId: serieId, klientId })
        const am = now()
        const today = berlinDate(am)
        const lage = await loadLage(tx, serie, am)
        const instanzen = await loadInstanzen(tx, organisationId, { serieId, ab: today })
        return {
          ...kopfOf(serie, row, today),
          feiertagsregel,
          bundesland,
          ausnahmen: [...ausnahmen],
          fahrzeug,
          leistungen,
          anlass,
          anlassCode,
          vorgaengerId,
          nachfolgerId: row.nachfolgerId,
          termine: showTermine(serie, instanzen, lage),
          aendern: hasEnded(serie, today) ? 'serie.beendet' : (serienSperre(serie, person) ?? true),
        }
      })
      return geoeffnet(answer, { id: serieId, sprache })
    },
  }
}
