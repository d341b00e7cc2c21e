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
    countQuestions: async (db: Queryable, organisationId: string, seite: Seite) =>
      (await countFragen(db, organisationId, seite)) + (seite === 'ARZT' ? await countOpenAnordnungen(db, organisationId) : 0),
  }
}
