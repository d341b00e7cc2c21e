/** Who a program is that comes with a token, and how often it may come. */
import { callsPerMinute, nameOfMachine, prefixOf, roleOf } from '@dreiklang/domain/machine/machine'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keineRechte } from '@dreiklang/domain/shared/rechte'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { digestOf } from '../anmeldung/secret.ts'
import { bearerOf } from '../anmeldung/sessions.ts'
import type { Ports } from '../ports.ts'
import type { Visit } from '../shared/app.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type KnownToken, findToken, markTokenUsed } from './machine.repository.ts'

const minuteMs = 60_000
/** More tokens than that are not at work on one server within a minute. */
const maxWindows = 10_000

/** Counts per token and minute of the clock, in this process. */
function createMeter() {
  const windows = new Map<string, { minute: number; calls: number }>()
  return (tokenId: string, nowMs: number): void => {
    const minute = Math.floor(nowMs / minuteMs)
    const window = windows.get(tokenId)
    const calls = window?.minute === minute ? window.calls + 1 : 1
    if (windows.size >= maxWindows) windows.clear()
    windows.set(tokenId, { minute, calls })
    if (calls > callsPerMinute) {
      const sekunden = Math.max(1, Math.ceil(((minute + 1) * minuteMs - nowMs) / 1000))
      throw sharedErrors.refuse('zu_viele_anfragen', { angaben: { sekunden } })
    }
  }
}

const akteurOf = ({ id, machineId, organisationId, art, name, scopes }: KnownToken): Akteur => ({
  personId: machineId,
  sitzungId: id,
  rolle: roleOf(art),
  organisationId,
  name: nameOfMachine(name),
  ...keineRechte,
  machine: { scopes },
})

export function createMachineAuthentication({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  const db = onBehalfOf(database, systemContext)
  const count = createMeter()

  /** Undefined: no token of a machine. Null: one that is not worth anything (any more). @throws zu_viele_anfragen */
  return async function authenticate({ request, trail }: Visit): Promise<Akteur | null | undefined> {
    const token = bearerOf(request)
    const prefix = token === null ? null : prefixOf(token)
    if (token === null || prefix === null) return undefined
    const now = clock.now()
    const known = await findToken(db, { prefix, hash: await digestOf(token), now: now.toISOString() })
    if (known === null) return null
    count(known.id, now.getTime())
    await markTokenUsed(db, { id: known.id, now: now.toISOString(), from: trail.adresse })
    return { ...akteurOf(known), anfrage: trail }
  }
}
