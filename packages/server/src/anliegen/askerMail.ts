/** Mails to whoever left an address with a request. The number in them opens its status, so they are kept sealed until they leave. */
import { type AnliegenStatus, type ablehnGruende, numberOf } from '@dreiklang/domain/anliegen/anliegen'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { type Mail, queueSecretMail } from '../mail/mail.usecases.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import type { Tresor } from '../tresor/tresor.ts'
import type { AnliegenRow } from './anliegen.repository.ts'
import { openInhalte } from './content.ts'
import { type Asked, writeChanged, writeReceived } from './mails.ts'

interface Received extends Omit<Asked, 'haus' | 'publicUrl'> {
  organisationId: string
}

type Ends = (typeof ablehnGruende)[number] | null

export function createAskerMail(ports: Ports, tresor: Tresor) {
  const gate = createGate(ports)
  const limits = createLimits(ports)

  async function queue(tx: Queryable, { organisationId, ...asked }: Received, mailOf: (asked: Asked) => Mail) {
    const haus = await loadOwn(tx, organisationId)
    if (haus === null) throw new Error(`The request ${numberOf(asked.id)} belongs to nobody`)
    await queueSecretMail(tx, mailOf({ ...asked, haus, publicUrl: ports.publicUrl }), ports)
  }

  return {
    /** False when the form has written to this address too often: it may be that of somebody who asked for nothing. */
    async mayWrite(email: string | null, from: string): Promise<boolean> {
      if (email === null) return false
      try {
        await gate.spend(await limits.forMail({ email: email.toLowerCase(), address: from }, 'anliegenpost'))
        return true
      } catch (error) {
        if (error instanceof Refusal && error.code === 'zu_viele_anfragen') return false
        throw error
      }
    },

    tellReceived: (tx: Queryable, sent: Received) => queue(tx, sent, writeReceived),

    /** Nothing where the status stays, and nothing to the address in a form that was misused. */
    async tellChanged(
      tx: Queryable,
      organisationId: string,
      { row, status, grund }: { row: AnliegenRow; status: AnliegenStatus; grund: Ends },
    ) {
      if (status === row.status || grund === 'MISSBRAUCH') return
      const [inhalt] = await openInhalte(tx, { tresor, organisationId }, [row])
      const an = inhalt?.email ?? null
      const { id, sprache } = row
      if (an !== null) await queue(tx, { an, sprache, id, organisationId }, (asked) => writeChanged(asked, status))
    },
  }
}
