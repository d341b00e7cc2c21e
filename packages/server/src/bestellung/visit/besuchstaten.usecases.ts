import type { Quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { decide } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import { besuchsverordnungSperre, inDerHand, uebergabeSperre } from '@dreiklang/domain/bestellung/besuch'
import type { Besuchsverordnung } from '@dreiklang/domain/bestellung/besuch.contract'
import { prescribeAtBesuch } from '@dreiklang/domain/bestellung/besuchsverordnung.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { loadOwnBesuch } from '../../hausbesuch/read.usecases.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { systemContext } from '../../shared/context.ts'
import { type JsonText, once } from '../../shared/idempotenz.ts'
import { onBehalfOf, onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { Idempotenz } from '../../shared/route.ts'
import { insert } from '../bestellung.repository.ts'
import { createNumbers } from '../draft/numbers.ts'
import { createSeal } from '../seal.ts'
import { bareDecisionContext, loadKlientStand } from '../step/context.ts'
import { type createStepTaking, quittungOf } from '../step/write.usecases.ts'
import type { EreignisStream } from '../stream/stream.ts'
import { personOf, urheberOf, stepTrail } from '../who.ts'
import { loadOwn, linkBesuch } from './besuch.repository.ts'

interface CalledBy {
  akteur: Akteur
  hausbesuchId: string
  idempotenz: Idempotenz
}

export function createBesuchstaten(
  ports: Ports,
  { stream, schreiben }: { stream: EreignisStream; schreiben: Pick<ReturnType<typeof createStepTaking>, 'execute'> },
) {
  const nextNumber = createNumbers(ports)
  const { verschlossen } = createSeal(ports)
  const now = () => ports.clock.now().toISOString()

  /** Both as they are now, and in the hands of the person. @throws what stands against it */
  async function checkUebergabe(tx: Queryable, { akteur, hausbesuchId }: CalledBy, bestellungId: string): Promise<Bestellung> {
    const person = personOf(akteur)
    const { besuch } = await loadOwnBesuch(tx, akteur, hausbesuchId)
    const gesperrt = uebergabeSperre(besuch, person)
    if (gesperrt !== null) throw bestellungErrors.refuse(gesperrt)
    const bestellung = await loadOwn(tx, person.organisationId, bestellungId)
    if (bestellung === null || bestellung.klientId !== besuch.klientId) throw bestellungErrors.refuse('bestellung.besuch_passt_nicht')
    if (inDerHand(bestellung).length === 0) throw bestellungErrors.refuse('bestellung.nichts_zu_uebergeben')
    return bestellung
  }

  return {
    /** Confirms open positions at the same time. */
    async uebergib(gerufen: CalledBy, { bestellungId, version }: { bestellungId: string; version: number }): Promise<JsonText<Quittung>> {
      const { akteur, hausbesuchId, idempotenz } = gerufen
      const db = onBehalfOfPerson(ports.database, akteur)
      const link = { bestellungId, hausbesuchId, art: 'UEBERGABE', personId: akteur.personId, am: now() } as const
      const bestellung = await loadOwn(db, personOf(akteur).organisationId, bestellungId)
      const offene = bestellung === null ? [] : inDerHand(bestellung).filter(({ status }) => status === 'GELIEFERT')
      if (offene.length > 0)
        return schreiben.execute({
          akteur,
          bestellungId,
          version,
          idempotenz,
          aktion: 'bestellung.uebergib',
          decide: async (jetzige, person) => {
            const angaben = { version, positionIds: offene.map(({ id }) => id), gescannt: [] }
            return decide(jetzige, { handlung: 'eingangBestaetigen', angaben }, bareDecisionContext(ports, person))
          },
          dazu: async (tx) => {
            await checkUebergabe(tx, gerufen, bestellungId)
            await linkBesuch(tx, link)
          },
        })
      return once(ports, { akteur, idempotenz }, async (tx) => {
        const fertige = await checkUebergabe(tx, gerufen, bestellungId)
        await linkBesuch(tx, link)
        const trail = {
          aktion: 'bestellung.uebergib',
          art: 'AENDERN',
          objektArt: 'BESTELLUNG',
          objektId: bestellungId,
          felder: [],
        } as const
        await audit(tx, akteur, { ...trail, klientId: fertige.klientId })
        return quittungOf(fertige, personOf(akteur))
      })
    },

    /** In the name of the system, because the order belongs to the nursing service; that the doctor may was checked before. */
    async prescribe(gerufen: CalledBy, angaben: Besuchsverordnung): Promise<JsonText<Quittung>> {
      const { akteur, hausbesuchId, idempotenz } = gerufen
      const person = personOf(akteur)
      const { besuch } = await loadOwnBesuch(onBehalfOfPerson(ports.database, akteur), akteur, hausbesuchId)
      const gesperrt = besuchsverordnungSperre(besuch, person)
      if (gesperrt !== null) throw bestellungErrors.refuse(gesperrt)
      const { pflegedienstId, klientId } = besuch
      const context = bareDecisionContext(ports, person)
      const { heute, now: am } = context
      const stand = await loadKlientStand(onBehalfOf(ports.database, systemContext), { klientId, pflegedienstId, heute })
      // A doctor's own dose is measured by no plan.
      const klient = stand === null ? null : { ...stand, plan: null }
      const nummer = await nextNumber(systemContext, pflegedienstId, Number(berlinDate(am).slice(0, 4)))
      const neu = prescribeAtBesuch(angaben, { pflegedienstId, nummer, umstaende: { ...context, klient } })
      const content = await verschlossen(neu, neu.bestellung)
      const answer = await once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        const spur = stepTrail(akteur, { aktion: 'bestellung.verordneBeimBesuch', bestellung: neu.bestellung })
        const gelegt = await insert(tx, { ...content, urheber: urheberOf(person), idempotenz: null, spur })
        if (!gelegt) throw sharedErrors.refuse('nicht_gefunden')
        await linkBesuch(tx, { bestellungId: neu.bestellung.id, hausbesuchId, art: 'VERORDNUNG', personId: person.personId, am })
        return quittungOf(neu.bestellung, person)
      })
      stream.weck()
      return answer
    },
  }
}
