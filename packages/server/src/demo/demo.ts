/** Seeded, and every step has a key made from its place: a filling that was cut off goes on. Never made beside real data. */
import type { Ports } from '../ports.ts'
import { createServer } from '../server.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { writeAkten } from './akten.ts'
import { fillFormulare } from './anliegen.ts'
import { placeBestellung } from './bestellungen.ts'
import { planBesuche } from './besuche.ts'
import { connectBesuche } from './besuchswege.ts'
import { writeChats } from './chats.ts'
import { end, beginDemo, readOlder } from './demo.repository.ts'
import { createDirector } from './director.ts'
import { attendToFristen } from './fristen.ts'
import { setUpHaeuser } from './haeuser.ts'
import { admitKlienten } from './klienten.ts'
import { fillAdressbuecher } from './kontakte.ts'
import { endSome } from './loeschung.ts'
import { writePersonalakten } from './personal.ts'
import { set } from './personen.ts'
import { fillTafel } from './plantafel.ts'
import { planSerien } from './serien.ts'
import { measureVitalwerte } from './vitalwerte.ts'

const UNGELESEN = 4

/** Fills a new database; does nothing when there are data already. Answers whether demo data are there. */
export async function fillDemoData(ports: Ports): Promise<boolean> {
  const db = onBehalfOf(ports.database, systemContext)
  const stand = await beginDemo(db, ports.clock.now().toISOString())
  if (stand === null) return false
  if (stand.fertig) return true
  const zeit = { now: new Date(stand.angelegtAm) }
  const server = await createServer({ ...ports, clock: { now: () => zeit.now } })
  try {
    const regie = createDirector(server.routes, { zeit, beginn: new Date(stand.angelegtAm) })
    const ensemble = await set(regie, ports)
    await setUpHaeuser(regie, ensemble.personen)
    await writePersonalakten(regie, ensemble)
    const klienten = await admitKlienten(regie, ensemble)
    await writeAkten(regie, ensemble, klienten)
    await endSome(regie, ensemble)
    await placeBestellung(regie, { ensemble, klienten })
    await planBesuche(regie, ensemble, klienten)
    await fillTafel(regie, ensemble, klienten)
    await planSerien(regie, ensemble, klienten)
    await measureVitalwerte(regie, ensemble, klienten)
    await attendToFristen(regie, ensemble)
    await connectBesuche(regie, ensemble, klienten)
    await fillAdressbuecher(regie, ensemble)
    await fillFormulare(regie, ensemble)
    await writeChats(regie, ensemble)
    zeit.now = new Date(stand.angelegtAm)
    while ((await server.tick()) > 0) continue
    await readOlder(db, UNGELESEN)
    await end(db, ports.clock.now().toISOString())
    return true
  } finally {
    await server.close()
  }
}
