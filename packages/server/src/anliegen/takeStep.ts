import { type Step, type ablehnGruende, steps } from '@dreiklang/domain/anliegen/anliegen'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { queueSecretMail } from '../mail/mail.usecases.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { type AnliegenRow, writeStep } from './anliegen.repository.ts'
import { openInhalte } from './content.ts'
import { changed } from './mails.ts'

interface Taken {
  row: AnliegenRow
  schritt: Step
  grund: (typeof ablehnGruende)[number] | null
}

export type TakeStep = (tx: Queryable, akteur: Akteur, taken: Taken) => Promise<void>

/** What belongs to every step, whether its button was pressed or an order or a visit began. That it is possible was checked before. */
export function createTakeStep(ports: Pick<Ports, 'clock' | 'publicUrl' | 'tokenSecret'>, tresor: Tresor): TakeStep {
  /** Whoever left an address hears of a new status; a form that was misused may have named the address of somebody else. */
  async function tellAsker(tx: Queryable, organisationId: string, { row, schritt, grund }: Taken): Promise<void> {
    const status = steps[schritt].nach
    if (status === row.status || grund === 'MISSBRAUCH') return
    const [inhalt] = await openInhalte(tx, { tresor, organisationId }, [row])
    const an = inhalt?.email ?? null
    const haus = an === null ? null : await loadOwn(tx, organisationId)
    if (an === null || haus === null) return
    const { id, sprache } = row
    await queueSecretMail(tx, changed({ an, sprache, id, haus, publicUrl: ports.publicUrl }, status), ports)
  }

  return async (tx, akteur, taken) => {
    const organisationId = ownOrganisation(akteur)
    const { row, schritt, grund } = taken
    const { personId: id, name } = akteur
    const status = steps[schritt].nach
    const eintrag = { schritt, name, am: ports.clock.now().toISOString(), grund }
    await writeStep(tx, organisationId, { id: row.id, status, zustaendig: status === 'NEU' ? null : { id, name }, eintrag })
    await tellAsker(tx, organisationId, taken)
  }
}
