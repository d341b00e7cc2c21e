/** What is written down at visits, what doctors order there, and what follows from it. */
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { countFragen } from '../hausbesuch/liste.repository.ts'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { countOpenAnordnungen } from './anordnung.repository.ts'
import type { MeldeAnordnung } from './anordnungMeldung.ts'
import { createDokumentationForAuskunft } from './auskunft.ts'
import { dokumentationRoutes } from './dokumentation.routes.ts'
import { createBlaetterAtEnde } from './ende.ts'
import { type Folgen, createFolgen, settleByBesuch } from './folge.usecases.ts'

/** What the rooms below do not know of sheets. */
export function dokumentationBelow(ports: Ports) {
  const folgen = createFolgen(ports)
  return {
    folgen,
    ofVisits: { beimEnde: createBlaetterAtEnde(ports, folgen), settleFolge: settleByBesuch },
    ofKlienten: { dokumentation: createDokumentationForAuskunft(ports) },
  }
}

interface Needs {
  taten: Taten
  schritte: Steps
  folgen: Folgen
  tell: MeldeAnordnung
}

export function dokumentationRoom(ports: Ports, { tell, ...wege }: Needs) {
  return {
    routes: dokumentationRoutes(ports, { ...wege, report: tell }),
    /** What a side has to answer around visits: questions, and for a practice what was ordered by word of mouth. */
    countQuestions: async (db: Queryable, organisationId: string, seite: Seite) =>
      (await countFragen(db, organisationId, seite)) + (seite === 'ARZT' ? await countOpenAnordnungen(db, organisationId) : 0),
  }
}
