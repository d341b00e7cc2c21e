import { type Machine, machineContract } from '@dreiklang/domain/machine/machine.contract'
import { maxMachines, tokenMark } from '@dreiklang/domain/machine/machine'
import { machineErrors } from '@dreiklang/domain/machine/machine.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { createGate } from '../anmeldung/gate.ts'
import { herkunftOf } from '../anmeldung/herkunft.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { createReauthentication } from '../anmeldung/reauthentication.ts'
import { digestOf, newSecret } from '../anmeldung/secret.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { countWorking, endMachine, holdMachine, insertMachine, insertToken, loadMachines, shortenTokens } from './machine.repository.ts'

type Contract = typeof machineContract
interface Told {
  token: string
  expiresAt: string
}

const dayMs = 86_400_000
const hourMs = 3_600_000

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const trailOf = (aktion: string, machineId: string, felder: readonly string[] = []) =>
  ({ aktion, art: 'AENDERN', objektArt: 'MACHINE', objektId: machineId, felder: [...felder] }) as const

export function createMachines(ports: Ports) {
  const { database, clock, newId } = ports
  const nochEinmal = createReauthentication(ports, { gate: createGate(ports), limits: createLimits(ports) })
  const iso = (ms: number) => new Date(ms).toISOString()

  async function addToken(tx: Queryable, { machineId, akteur, days }: { machineId: string; akteur: Akteur; days: number }): Promise<Told> {
    const prefix = hex(crypto.getRandomValues(new Uint8Array(6)))
    const token = `${tokenMark}_${prefix}_${newSecret()}`
    const nowMs = clock.now().getTime()
    const expiresAt = iso(nowMs + days * dayMs)
    const organisationId = ownOrganisation(akteur)
    await insertToken(tx, { id: newId(), machineId, organisationId, prefix, hash: await digestOf(token), now: iso(nowMs), expiresAt })
    return { token, expiresAt }
  }

  return {
    list: ({ akteur }: CalledBy<Contract['list']>): Promise<Machine[]> =>
      loadMachines(onBehalfOf(database, contextOf(akteur)), ownOrganisation(akteur), clock.now().toISOString()),

    /** @throws anmeldung.passwort_falsch, zu_viele_anfragen, machine.zu_viele */
    async create(request: CalledBy<Contract['create']>): Promise<Told> {
      const { akteur, body } = request
      const organisationId = ownOrganisation(akteur)
      await nochEinmal({ akteur, herkunft: herkunftOf(request) }, body.password)
      return database.transaction(contextOf(akteur), async (tx) => {
        if ((await countWorking(tx, organisationId)) >= maxMachines) throw machineErrors.refuse('machine.zu_viele')
        const [id, scopes] = [newId(), [...new Set(body.scopes)]]
        const now = clock.now().toISOString()
        await insertMachine(tx, { id, organisationId, name: body.name, scopes, personId: akteur.personId, now })
        await audit(tx, akteur, trailOf(machineContract.create.id, id, scopes))
        return addToken(tx, { machineId: id, akteur, days: body.days })
      })
    },

    /** @throws anmeldung.passwort_falsch, zu_viele_anfragen, nicht_gefunden, machine.beendet */
    async rotate(request: CalledBy<Contract['rotate']>): Promise<Told> {
      const { akteur, body, params } = request
      const which = { organisationId: ownOrganisation(akteur), machineId: params.machineId }
      await nochEinmal({ akteur, herkunft: herkunftOf(request) }, body.password)
      return database.transaction(contextOf(akteur), async (tx) => {
        const machine = await holdMachine(tx, which)
        if (machine === null) throw sharedErrors.refuse('nicht_gefunden')
        if (machine.endedAt !== null) throw machineErrors.refuse('machine.beendet')
        await shortenTokens(tx, { ...which, until: iso(clock.now().getTime() + body.overlapHours * hourMs) })
        await audit(tx, akteur, trailOf(machineContract.rotate.id, params.machineId))
        return addToken(tx, { machineId: params.machineId, akteur, days: body.days })
      })
    },

    /** @throws nicht_gefunden */
    end({ akteur, params }: CalledBy<Contract['end']>): Promise<void> {
      const which = { organisationId: ownOrganisation(akteur), machineId: params.machineId }
      return database.transaction(contextOf(akteur), async (tx) => {
        if ((await holdMachine(tx, which)) === null) throw sharedErrors.refuse('nicht_gefunden')
        const now = clock.now().toISOString()
        if (await endMachine(tx, { ...which, now })) await audit(tx, akteur, trailOf(machineContract.end.id, params.machineId))
      })
    },
  }
}
