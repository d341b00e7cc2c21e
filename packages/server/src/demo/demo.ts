/**
 * Demo data: synthetic people, real use cases. The generator is seeded and every step carries a key made from its place in the script,
 * so that a filling that was cut off goes on where it stopped. Made when the database is new, never beside real data.
 */
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { createServer } from '../server.ts'
import { schreibeAkten } from './akten.ts'
import { fuelleFormulare } from './anliegen.ts'
import { planeBesuche } from './besuche.ts'
import { verbindeBesuche } from './besuchswege.ts'
import { bestelle } from './bestellungen.ts'
import { beende, beginne, liesAelteres } from './demo.repository.ts'
import { kuemmereUmFristen } from './fristen.ts'
import { richteHaeuserEin } from './haeuser.ts'
import { nimmKlientenAuf } from './klienten.ts'
import { beendeEinige } from './loeschung.ts'
import { fuelleAdressbuecher } from './kontakte.ts'
import { schreibePersonalakten } from './personal.ts'
import { stelleEin } from './personen.ts'
import { fuelleTafel } from './plantafel.ts'
import { createRegie } from './regie.ts'
import { planeSerien } from './serien.ts'
import { messeVitalwerte } from './vitalwerte.ts'

/** Of each kind, by each person: so many as come in a morning. */
const UNGELESEN = 4

/** Fills a new database; does nothing when there are data already. Answers whether demo data are there. */
export async function fillDemoData(ports: Ports): Promise<boolean> {
  const db = imNamen(ports.database, systemKontext)
  const stand = await beginne(db, ports.clock.now().toISOString())
  if (stand === null) return false
  if (stand.fertig) return true
  const zeit = { jetzt: new Date(stand.angelegtAm) }
  const server = await createServer({ ...ports, clock: { now: () => zeit.jetzt } })
  try {
    const regie = createRegie(server.routes, { zeit, beginn: new Date(stand.angelegtAm) })
    const ensemble = await stelleEin(regie, ports)
    await richteHaeuserEin(regie, ensemble.personen)
    await schreibePersonalakten(regie, ensemble)
    const klienten = await nimmKlientenAuf(regie, ensemble)
    await schreibeAkten(regie, ensemble, klienten)
    await beendeEinige(regie, ensemble)
    await bestelle(regie, { ensemble, klienten })
    await planeBesuche(regie, ensemble, klienten)
    await fuelleTafel(regie, ensemble, klienten)
    await planeSerien(regie, ensemble, klienten)
    await messeVitalwerte(regie, ensemble, klienten)
    await kuemmereUmFristen(regie, ensemble)
    await verbindeBesuche(regie, ensemble, klienten)
    await fuelleAdressbuecher(regie, ensemble)
    await fuelleFormulare(regie, ensemble)
    zeit.jetzt = new Date(stand.angelegtAm)
    while ((await server.tick()) > 0) continue
    await liesAelteres(db, UNGELESEN)
    await beende(db, ports.clock.now().toISOString())
    return true
  } finally {
    await server.close()
  }
}
