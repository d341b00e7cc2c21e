import { isVerwaltung, ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Aufnahme } from '@dreiklang/domain/personal/personal.contract'
import { personalErrors } from '@dreiklang/domain/personal/personal.errors'
import { checkZustaendig } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { loadTaetige } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Idempotenz, Language } from '../shared/route.ts'
import type { WaitingKonto, WaitingRow } from '../shared/sessions.ts'
import { sendSignal } from '../shared/signal.ts'
import { checkAufnahme, set } from './aufnahme.ts'
import { loadAerzte, lockOrganisation } from './personal.repository.ts'
import type { Konten } from './personal.usecases.ts'

interface Aufnehmen {
  akteur: Akteur
  body: Aufnahme
  idempotenz: Idempotenz | null
  sprache: Language
}

/** The number of those who wait has changed. */
async function tellHeads(tx: Queryable, organisationId: string): Promise<void> {
  const an = (await loadTaetige(tx, [organisationId])).filter(({ rolle }) => isVerwaltung(rolle)).map(({ personId }) => personId)
  await sendSignal(tx, { art: 'personal', an })
}

export function createAufnahmen(ports: Ports, sessions: Konten) {
  return {
    /** @throws nicht_gefunden */
    async findWaiting(email: string): Promise<WaitingKonto> {
      const konto = await sessions.waitingKonto(onBehalfOf(ports.database, systemContext), email)
      if (konto === null) throw sharedErrors.refuse('nicht_gefunden')
      return konto
    },

    async listWaiting(akteur: Akteur): Promise<{ wartende: WaitingRow[] }> {
      return { wartende: await sessions.listWaiting(onBehalfOf(ports.database, systemContext), ownOrganisation(akteur)) }
    },

    /** @throws nicht_gefunden */
    async refuse(akteur: Akteur, id: string, sprache: Language): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      await ports.database.transaction(systemContext, async (tx) => {
        const haus = await lockOrganisation(tx, organisationId)
        const refusal = { id, organisationId, organisation: haus?.name ?? '', durch: akteur.name, sprache }
        if (!(await sessions.refuseWaiting(tx, refusal))) throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, akteur, { aktion: 'personal.refuseWaiting', art: 'AENDERN', objektArt: 'PERSON', objektId: id, organisationId })
        await tellHeads(tx, organisationId)
      })
    },

    /** In nobody's name, because who waits belongs to nobody; whose house it is was checked before. */
    async takeIn({ akteur, body, idempotenz, sprache }: Aufnehmen): Promise<JsonText<{ id: string }>> {
      checkZustaendig(akteur, body.organisationId)
      const doesNotWait = () => personalErrors.refuse('personal.wartet_nicht', wrongField('email'))
      return once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        const konto = await sessions.waitingKonto(tx, body.email)
        if (konto === null) throw doesNotWait()
        const { name: organisation } = await checkAufnahme(tx, akteur, body)
        const id = ports.newId()
        await set(tx, { id, angaben: { ...body, name: konto.name }, passwortHash: null, am: ports.clock.now().toISOString() })
        const taken = { email: body.email, personId: id, sprache, name: konto.name, organisation, durch: akteur.name }
        if (!(await sessions.takeOverWaiting(tx, taken))) throw doesNotWait()
        const { organisationId } = body
        await audit(tx, akteur, { aktion: 'personal.takeIn', art: 'AENDERN', objektArt: 'PERSON', objektId: id, organisationId })
        await tellHeads(tx, organisationId)
        return { id }
      })
    },

    async aerzte(akteur: Akteur, praxisId: string): Promise<{ aerzte: { id: string; name: string }[] }> {
      const aerzte = await loadAerzte(onBehalfOf(ports.database, contextOf(akteur)), praxisId)
      if (aerzte === null) throw sharedErrors.refuse('nicht_gefunden')
      return { aerzte }
    },
  }
}
