/** What the way of a Verordnung tells is written into the record, in the transaction of the step that told it. */
import { type Eintrag, type HkpVorrang, type Recorded, recordVerordnung } from '@dreiklang/domain/klient/hkpEintrag'
import { hkpFristenOf, zeitenOf } from '@dreiklang/domain/klient/hkp'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { changesBetween } from '@dreiklang/domain/shared/changedFields'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { createChangeTrail } from '../protokoll/aenderung.ts'
import { rememberHkp, writeBereich } from './akte.repository.ts'
import { createAktenschrank } from './aktenschrank.ts'
import { holdKlient } from './hold.ts'

interface Told {
  klientId: string
  /** Id of the call, for the audit trail. */
  aktion: string
  papers: readonly Eintrag[]
  felder: readonly (keyof Eintrag)[]
  first: boolean
  vorrang: HkpVorrang | null
}

export function createHkpEintrag(ports: Ports) {
  const schrank = createAktenschrank(ports)
  const trail = createChangeTrail(ports)

  /** What did not come to be written was not: the caller refuses, and with that the step. @throws nicht_gefunden */
  return async (
    tx: Queryable,
    akteur: Akteur,
    { klientId, aktion, papers, felder, first, vorrang }: Told,
  ): Promise<Exclude<Recorded, { art: 'GESCHRIEBEN' }> | null> => {
    const organisationId = ownOrganisation(akteur)
    await holdKlient(tx, akteur, klientId)
    const akte = await schrank.open(tx, { organisationId, klientId })
    if (akte === null) throw sharedErrors.refuse('nicht_gefunden')
    let { verordnungen } = akte.hkp
    for (const paper of papers) {
      const recorded = recordVerordnung(verordnungen, { paper, felder, first, vorrang })
      if (recorded.art !== 'GESCHRIEBEN') return recorded
      verordnungen = recorded.verordnungen
    }
    const parts = await schrank.seal(tx, { organisationId, klientId }, { bereich: 'hkp', angaben: { verordnungen } })
    const am = ports.clock.now().toISOString()
    await writeBereich(tx, organisationId, { klientId, bereich: 'hkp', parts, version: akte.hkp.version + 1, am })
    await rememberHkp(tx, organisationId, {
      klientId,
      zeiten: zeitenOf(verordnungen),
      fristen: hkpFristenOf(verordnungen, { ...akte.versicherung, bundesland: akte.bundesland }),
    })
    const changes = changesBetween({ verordnungen: akte.hkp.verordnungen }, { verordnungen })
    const told = { aktion, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, organisationId, klientId } as const
    await trail.audit(tx, akteur, { ...told, changes })
    return null
  }
}
