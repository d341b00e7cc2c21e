/** What one needs at the door, read where it is always read: access data are asked for, and written down, in their own room. */
import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { viewOf } from '@dreiklang/domain/hausbesuch/view'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import type { AmKlienten, DoorAnswer } from '@dreiklang/domain/tour/door.contract'
import { personOf } from '../hausbesuch/person.ts'
import { showBesuch } from '../hausbesuch/read.usecases.ts'
import { createBesuchSeal } from '../hausbesuch/seal.ts'
import { type Akte, createAktenschrank } from '../klient/aktenschrank.ts'
import { createZugaenge } from '../klient/zugang.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import type { Language } from '../shared/route.ts'

/** Not assigned to the Klient today, or his record is gone: the rest is shown without. */
const withoutZugang: readonly string[] = ['klient.zugang_nicht_zugeteilt', 'nicht_gefunden']

export function createDoor(ports: Ports) {
  const schrank = createAktenschrank(ports)
  const zugaenge = createZugaenge(ports)
  const { geoeffnet } = createBesuchSeal(ports)

  /** Access data only for who may see them today. */
  async function zugangOf(akteur: Akteur, klientId: string): Promise<AmKlienten['zugang']> {
    try {
      const zugang = await zugaenge.readStore({ akteur, params: { klientId } })
      if (zugang === null) return null
      const { schluesselNr: _number, schluesseldepot: _depot, ...rest } = zugang
      return rest
    } catch (error) {
      if (error instanceof Refusal && withoutZugang.includes(error.code)) return null
      throw error
    }
  }

  /** Null for another house than the one that keeps the record. */
  async function openAkte(tx: Queryable, akteur: Akteur, { klientId, pflegedienstId }: Hausbesuch): Promise<Akte | null> {
    const { organisationId } = personOf(akteur)
    return pflegedienstId === organisationId ? schrank.open(tx, { organisationId, klientId }) : null
  }

  async function amKlienten(akteur: Akteur, klientId: string, { gesundheit, kontakte }: Akte): Promise<AmKlienten> {
    const { allergien, unvertraeglichkeiten, risiken, notfallhinweis } = gesundheit
    const notfallkontakte = kontakte.kontakte
      .filter(({ notfall }) => notfall)
      .map(({ name, beziehung, telefon }) => ({ name, beziehung, telefon }))
    return { allergien, unvertraeglichkeiten, risiken, notfallhinweis, notfallkontakte, zugang: await zugangOf(akteur, klientId) }
  }

  return {
    openAkte,
    amKlienten,

    /** @throws nicht_gefunden, also for a visit of others */
    async read(akteur: Akteur, hausbesuchId: string, sprache: Language): Promise<DoorAnswer> {
      const { view, klientId, akte } = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const { row, besuch } = await showBesuch(tx, akteur, { id: hausbesuchId, aktion: 'tour.door' })
        const seen = viewOf(besuch, { namen: row, person: personOf(akteur), now: ports.clock.now().toISOString() })
        const needed = seen.binZugewiesen && !endStatus.includes(seen.status)
        return { view: seen, klientId: besuch.klientId, akte: needed ? await openAkte(tx, akteur, besuch) : null }
      })
      const { tuer } = await geoeffnet(view, { id: hausbesuchId, sprache })
      return { tuer, klient: akte && (await amKlienten(akteur, klientId, akte)) }
    },
  }
}
