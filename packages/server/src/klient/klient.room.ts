/** Klienten: record, life, erasure, and the copy of all that is kept about one of them (Art. 15 DSGVO). */
import type { Ports } from '../ports.ts'
import { createAbwesenheiten } from './abwesenheit.usecases.ts'
import { klientAuskunftRoutes } from './auskunft.routes.ts'
import type { AuskunftSources } from './auskunft.usecases.ts'
import type { VerlaufEreignisse } from './geschehen.ts'
import { klientRoutes } from './klient.routes.ts'
import type { KlientEreignisse } from './klient.usecases.ts'
import { loeschungRoutes } from './loeschung.routes.ts'
import { handOverZuteilungen } from './uebergabe.repository.ts'
import { verlaufRoutes } from './verlauf.routes.ts'

interface Above extends KlientEreignisse, Pick<AuskunftSources, 'bestellungen' | 'dokumentation'> {
  verlauf: VerlaufEreignisse
}

export function klientRoom(ports: Ports, { klientChanged, verlauf, bestellungen, dokumentation }: Above) {
  const abwesenheiten = createAbwesenheiten(ports, verlauf)
  return {
    routes: [
      ...loeschungRoutes(ports),
      ...klientRoutes(ports, { klientChanged }),
      ...verlaufRoutes(ports, { ereignisse: verlauf, abwesenheiten }),
      ...klientAuskunftRoutes(ports, { abwesenheiten, bestellungen, dokumentation }),
    ],
    jobs: { abwesenheiten: () => abwesenheiten.tick() },
    uebergib: handOverZuteilungen,
  }
}
