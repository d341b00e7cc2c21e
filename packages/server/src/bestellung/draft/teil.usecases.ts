/** The draft over the next part of a Mehrfachverordnung: one, also when two people ask for it at the same instant. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Reordering } from '@dreiklang/domain/bestellung/entwurf.decider'
import { mvoIdOf, nextTeil } from '@dreiklang/domain/bestellung/mvo'
import { copyTeil } from '@dreiklang/domain/bestellung/mvo.decider'
import { positionOf } from '@dreiklang/domain/bestellung/stand'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { ConstraintViolation, type Ports } from '../../ports.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import { loadSaidRezeptIds, loadTeilBestellungen } from '../read/teil.repository.ts'
import { loadOwn } from '../visit/besuch.repository.ts'
import { personOf } from '../who.ts'

export interface PartOf {
  bestellungId: string
  positionId: string
}

type Today = Omit<Parameters<typeof copyTeil>[2], 'rezeptIds' | 'now' | 'neueId'>

export function createTeilDraft(ports: Ports) {
  const now = () => ports.clock.now().toISOString()

  return {
    /** @throws bestellung.kein_teil */
    async prepare(
      akteur: Akteur,
      bestellung: Bestellung,
      { positionId, today }: { positionId: string; today: Today },
    ): Promise<Reordering> {
      const { pflegedienstId, klientId } = bestellung
      const rezept = positionOf(bestellung, positionId)?.rezept ?? null
      const mvoId = rezept && mvoIdOf(rezept)
      const db = onBehalfOfPerson(ports.database, akteur)
      const rezeptIds = klientId === null || mvoId === null ? [] : await loadSaidRezeptIds(db, { pflegedienstId, klientId, mvoId })
      return copyTeil(bestellung, positionId, { ...today, rezeptIds, now: now(), neueId: ports.newId })
    },

    /** Why the database let none be made: the order that has the part, and who made it. */
    async explain(error: unknown, akteur: Akteur, { bestellungId, positionId }: PartOf): Promise<unknown> {
      if (!(error instanceof ConstraintViolation) || error.constraint !== 'mvo_teil_pkey') return error
      const { organisationId } = personOf(akteur)
      const db = onBehalfOfPerson(ports.database, akteur)
      const source = await loadOwn(db, organisationId, bestellungId)
      const position = source && positionOf(source, positionId)
      const next = position && nextTeil(position, berlinDate(now()))
      const found = source === null ? [] : await loadTeilBestellungen(db, source, organisationId)
      const holder = found.find((one) => one.positionId === positionId && one.nr === next?.nr)
      return bestellungErrors.refuse('bestellung.teil_bestellt', { angaben: { ...holder } })
    },
  }
}
