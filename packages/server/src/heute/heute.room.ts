import { type HeuteAnswer, heuteContract, linesOfHeute } from '@dreiklang/domain/heute/heute.contract'
import { listFilter } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { countWaiting, loadWaitedFor } from '../bestellung/read/liste.repository.ts'
import { createReading } from '../bestellung/read/read.usecases.ts'
import { personOf } from '../bestellung/who.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createTourReading } from '../tour/read.usecases.ts'

const limit = linesOfHeute

/** Lists and counts of other rooms in one answer: each line is the one that stands first where it leads to. */
export function heuteRoom(ports: Ports): Room {
  const reading = createReading(ports)
  const touren = createTourReading(ports)

  async function read(akteur: Akteur): Promise<HeuteAnswer> {
    const person = personOf(akteur)
    const db = onBehalfOfPerson(ports.database, akteur)
    const now = ports.clock.now().toISOString()
    const counted = await countWaiting(db, { ...person, now })
    const first = async (filter: Record<string, string>) => (await reading.list(akteur, { ...listFilter.parse(filter), limit })).zeilen
    return {
      datum: berlinDate(now),
      tour: await touren.next(akteur, limit),
      wartetAufMich: { anzahl: counted.wartetAufMich, zeilen: await first({ wartetAuf: person.seite }) },
      wartetAufAndere: { anzahl: counted.wartetAufAndere, zeilen: await loadWaitedFor(db, { ...person, limit }) },
      ueberfaellig: { anzahl: counted.ueberfaellig, zeilen: await first({ ueberfaellig: 'true' }) },
    }
  }

  return { routes: [signedIn(heuteContract.read, ({ akteur }) => read(akteur))] }
}
