/** What is written down at visits, what doctors order there, and what follows from it. */
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { zaehleFragen } from '../hausbesuch/liste.repository.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { zaehleOffeneAnordnungen } from './anordnung.repository.ts'
import type { MeldeAnordnung } from './anordnungMeldung.ts'
import { createDokumentationFuerAuskunft } from './auskunft.ts'
import { dokumentationRoutes } from './dokumentation.routes.ts'
import { createBlaetterBeimEnde } from './ende.ts'
import { type Folgen, createFolgen, erledigeDurchBesuch } from './folge.usecases.ts'

/** What the rooms below do not know of sheets. */
export function dokumentationBelow(ports: Ports) {
  const folgen = createFolgen(ports)
  return {
    folgen,
    ofVisits: { beimEnde: createBlaetterBeimEnde(ports, folgen), erledigeFolge: erledigeDurchBesuch },
    ofKlienten: { dokumentation: createDokumentationFuerAuskunft(ports) },
  }
}

interface Needs {
  taten: Taten
  schritte: Schritte
  folgen: Folgen
  tell: MeldeAnordnung
}

export function dokumentationRoom(ports: Ports, { tell, ...wege }: Needs) {
  return {
    routes: dokumentationRoutes(ports, { ...wege, melde: tell }),
    /** What a side has to answer around visits: questions, and for a practice what was ordered by word of mouth. */
    countQuestions: async (db: Queryable, organisationId: string, seite: Seite) =>
      (await zaehleFragen(db, organisationId, seite)) + (seite === 'ARZT' ? await zaehleOffeneAnordnungen(db, organisationId) : 0),
  }
}
