/** Seeded, and every step has a key made from its place: a filling that was cut off goes on. Never made beside real data. */
import type { Database, Ports } from '../ports.ts'
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
import { fillFiles } from './files.ts'
import { attendToFristen } from './fristen.ts'
import { setUpHaeuser } from './haeuser.ts'
import { admitFurther, admitKlienten } from './klienten.ts'
import { demoTeam } from './konten.ts'
import { fillAdressbuecher } from './kontakte.ts'
import { endSome } from './loeschung.ts'
import { writePlaene } from './medikationsplaene.ts'
import { writePersonalakten } from './personal.ts'
import { set } from './personen.ts'
import { fillTafel } from './plantafel.ts'
import { fillLeistungsnachweise } from './leistungsnachweise.ts'
import { learn } from './academy.ts'
import { fillBoards } from './boards.ts'
import { fillInventories } from './inventory.ts'
import { writeMails } from './mails.ts'
import { fillNotes } from './notes.ts'
import { fillUebergaben } from './uebergaben.ts'
import { fillTasks } from './tasks.ts'
import { fillTouren } from './routine.ts'
import { planSerien } from './serien.ts'
import { measureVitalwerte } from './vitalwerte.ts'

const UNGELESEN = 4

/** Nobody listens yet: what is said between processes after each step would be said to nobody. */
const unheard = (database: Database): Database => ({
  query: (...asked) => database.query(...asked),
  write: (...asked) => database.write(...asked),
  transaction: (...asked) => database.transaction(...asked),
  listen: async () => async () => undefined,
  notify: async () => undefined,
  close: () => database.close(),
})

/**
 * Fills a new database; does nothing when there are people already.
 * @param told before each scene, how many are behind it; an error that it throws ends the filling, and the next start goes on
 */
export async function fillDemoData(ports: Ports, told: (done: number, of: number) => void = () => {}): Promise<void> {
  const db = onBehalfOf(ports.database, systemContext)
  const stand = await beginDemo(db, ports.clock.now().toISOString())
  if (stand === null || stand.fertig) return
  const zeit = { now: new Date(stand.angelegtAm) }
  // The heads of its trail go to nobody's mailbox either.
  const server = await createServer(
    { ...ports, database: unheard(ports.database), clock: { now: () => zeit.now }, auditHeads: { ...ports.auditHeads, mailTo: null } },
    { quiet: true },
  )
  try {
    const regie = createDirector(server.routes, { zeit, beginn: new Date(stand.angelegtAm) })
    const ensemble = await set(regie, ports, demoTeam)
    await setUpHaeuser(regie, ensemble.personen)
    await writePersonalakten(regie, ensemble, ports)
    const klienten = [...(await admitKlienten(regie, ensemble)), ...(await admitFurther(regie, ensemble))]
    const scenes = [
      () => writeAkten(regie, ensemble, klienten),
      () => writePlaene(regie, ensemble, klienten),
      () => endSome(regie, ensemble),
      () => placeBestellung(regie, { ensemble, klienten, ports }),
      () => planBesuche(regie, ensemble, klienten),
      () => fillTouren(regie, { ensemble, klienten, ports }),
      () => fillTafel(regie, ensemble, klienten),
      () => planSerien(regie, ensemble, klienten),
      () => measureVitalwerte(regie, ensemble, klienten),
      () => fillLeistungsnachweise(regie, ensemble, klienten),
      () => attendToFristen(regie, ensemble),
      () => connectBesuche(regie, ensemble, klienten),
      () => fillAdressbuecher(regie, ensemble),
      () => fillFormulare(regie, ensemble),
      () => fillTasks(regie, ensemble),
      () => fillNotes(regie, ensemble),
      () => fillUebergaben(regie, ensemble, klienten),
      () => fillBoards(regie, ensemble),
      () => fillInventories(regie, ensemble),
      () => learn(regie, ensemble),
      () => fillFiles(regie, ensemble),
      () => writeChats(regie, ensemble),
      () => writeMails(regie, ensemble),
    ]
    for (const [index, play] of scenes.entries()) {
      told(index, scenes.length)
      await play()
    }
    zeit.now = new Date(stand.angelegtAm)
    while ((await server.tick()) > 0) continue
    await readOlder(db, UNGELESEN)
    await end(db, ports.clock.now().toISOString())
  } finally {
    await server.close()
  }
}
