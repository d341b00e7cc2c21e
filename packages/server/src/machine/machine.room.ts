import { machineContract } from '@dreiklang/domain/machine/machine.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import type { Visit } from '../shared/app.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { inOrganisation } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createMachineAuthentication } from './authentication.ts'
import { loadMachinesMadeBy } from './machine.repository.ts'
import { createMachines } from './machine.usecases.ts'

const { list, create, rotate, end } = machineContract

type Person = (request: Request, call: Call) => Promise<Akteur | null>

export function machineRoom(ports: Ports) {
  const machines = createMachines(ports)
  const authenticate = createMachineAuthentication(ports)
  return {
    routes: [
      signedIn(list, machines.list),
      signedIn(create, machines.create),
      signedIn(rotate, machines.rotate),
      signedIn(end, machines.end),
    ],
    own: { machines: inOrganisation(loadMachinesMadeBy) },
    /** A token of a machine is never taken for a person's, nor the other way round. */
    orPerson: (person: Person) => async (visit: Visit) => {
      const known = await authenticate(visit)
      return known === undefined ? person(visit.request, visit.call) : known
    },
    /** Also what no use case writes into the audit trail, such as a list. What a machine changes, its use case writes. */
    lookedAt: (akteur: Akteur, { id: aktion }: Call) =>
      audit(onBehalfOfPerson(ports.database, akteur), akteur, { aktion, art: 'LESEN', objektArt: 'MACHINE', objektId: akteur.personId }),
  }
}
