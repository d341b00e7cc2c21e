/** Turns a request into a draft order exactly once: a second or repeated call gets the first draft. */
import { isOpen, numberOf } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenErrors } from '@dreiklang/domain/anliegen/anliegen.errors'
import { entwurfFrom } from '@dreiklang/domain/anliegen/bestellentwurf'
import type { Known } from '@dreiklang/domain/bestellung/besuch.contract'
import type { Reordering } from '@dreiklang/domain/bestellung/entwurf.decider'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { loadKlient } from '../klient/klient.repository.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Idempotenz } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { type AnliegenRow, holdAnliegen, loadAnliegen, setBestellung } from './anliegen.repository.ts'
import { changeTrail, openInhalte } from './content.ts'
import { createTakeStep } from './takeStep.ts'

export interface BestellWege {
  tresor: Tresor
  entwuerfe: {
    fromAnliegen(akteur: Akteur, again: Reordering, idempotenz: Idempotenz): Promise<string>
    remove(akteur: Akteur, bestellungId: string): Promise<void>
  }
  /** What was ordered for a Klient before. */
  known(akteur: Akteur, klientId: string): Promise<Pick<Known, 'positionen' | 'gestoppt'>>
}

const quittung = z.object({ id: z.uuid() })

export function createBestellungFromAnliegen(ports: Ports, { tresor, entwuerfe, known }: BestellWege) {
  const now = () => ports.clock.now().toISOString()
  const takeStep = createTakeStep(ports, tresor)

  async function entwurfOf(akteur: Akteur, row: AnliegenRow): Promise<Reordering> {
    const organisationId = ownOrganisation(akteur)
    const db = onBehalfOfPerson(ports.database, akteur)
    const heute = berlinDate(now())
    const [[inhalt], klient] = await Promise.all([
      openInhalte(db, { tresor, organisationId }, [row]),
      row.klientId === null ? null : loadKlient(db, organisationId, { klientId: row.klientId, heute }),
    ])
    if (klient === null) throw anliegenErrors.refuse('anliegen.klient_fehlt')
    if (inhalt === null || inhalt === undefined) throw sharedErrors.refuse('nicht_gefunden')
    return entwurfFrom({ nummer: numberOf(row.id), inhalt }, { klient, known: await known(akteur, klient.id), heute })
  }

  /** Answers the draft the request is linked to now: this one, or the one a faster caller made. */
  function connect(akteur: Akteur, anliegenId: string, bestellungId: string): Promise<string> {
    const organisationId = ownOrganisation(akteur)
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const row = await holdAnliegen(tx, organisationId, anliegenId)
      if (row === null) throw sharedErrors.refuse('nicht_gefunden')
      if (row.bestellungId !== null) return row.bestellungId
      await setBestellung(tx, { organisationId, id: anliegenId, bestellungId, am: now() })
      if (row.status === 'NEU') await takeStep(tx, akteur, { row, schritt: 'UEBERNEHMEN', grund: null })
      await audit(tx, akteur, changeTrail('anliegen.bestelle', row, ['bestellung']))
      await sendSignal(tx, { art: 'anliegen', an: [organisationId] })
      return bestellungId
    })
  }

  /** Removes the draft that lost the race. When one person pressed twice, both presses made one draft and only the first still finds it. */
  async function cleanUp(akteur: Akteur, bestellungId: string): Promise<void> {
    try {
      await entwuerfe.remove(akteur, bestellungId)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'nicht_gefunden')) throw error
    }
  }

  return async function bestelle(akteur: Akteur, anliegenId: string): Promise<{ bestellungId: string }> {
    const row = await loadAnliegen(onBehalfOfPerson(ports.database, akteur), ownOrganisation(akteur), anliegenId)
    if (row === null) throw sharedErrors.refuse('nicht_gefunden')
    if (row.bestellungId !== null) return { bestellungId: row.bestellungId }
    if (row.art !== 'NACHBESTELLUNG' || !isOpen(row.status)) throw anliegenErrors.refuse('anliegen.schritt_unmoeglich')
    const entwurf = await entwurfOf(akteur, row)
    const anfrageHash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(entwurf))))
    // The version is part of the key because a draft may be deleted and requested again.
    const schluessel = `anliegen-${anliegenId}-${row.version}`
    const { id } = quittung.parse(JSON.parse(await entwuerfe.fromAnliegen(akteur, entwurf, { schluessel, anfrageHash })))
    const bestellungId = await connect(akteur, anliegenId, id)
    if (bestellungId !== id) await cleanUp(akteur, id)
    return { bestellungId }
  }
}
