import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type OwnData, inOrganisation } from '../shared/room.ts'
import { loadAbwesenheiten, loadAkte } from './akte.repository.ts'
import { personalRoutes } from './personal.routes.ts'
import { type Konten, type Uebergib, createPersonal } from './personal.usecases.ts'

const ever = '1900-01-01'

/** Without who stood in, whose data it is not. */
const abwesenheiten = inOrganisation(async (db, { organisationId, personId }) =>
  (await loadAbwesenheiten(db, organisationId, { personIds: [personId], ab: ever })).map(({ art, von, bis }) => ({ art, von, bis })),
)

export function personalRoom(ports: Ports, { sitzungen, uebergib }: { sitzungen: Konten; uebergib: Uebergib }) {
  const personal = createPersonal(ports, { sitzungen, uebergib })
  const own: OwnData = {
    personalakte: async (db, { organisationId, personId }) => (organisationId === null ? null : loadAkte(db, organisationId, personId)),
    abwesenheiten,
  }
  return {
    routes: personalRoutes(ports, { sitzungen, personal }),
    jobs: { personal: () => personal.tick() },
    own,
    countWaiting: (organisationId: string) => sitzungen.countWaiting(onBehalfOf(ports.database, systemContext), organisationId),
  }
}
