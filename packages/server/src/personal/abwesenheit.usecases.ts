import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { AbwesenheitAngaben } from '@dreiklang/domain/personal/akte.contract'
import { overlap } from '@dreiklang/domain/personal/personal'
import { personalErrors } from '@dreiklang/domain/personal/personal.errors'
import { checkAbwesenheit } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { Idempotenz } from '../shared/route.ts'
import { insertAbwesenheit, loadAbwesenheiten, removeAbwesenheit } from './akte.repository.ts'
import { loadZugang, lockOrganisation } from './personal.repository.ts'

const entry = (aktion: string, personId: string) => ({
  aktion,
  art: 'AENDERN' as const,
  objektArt: 'PERSON',
  objektId: personId,
  felder: ['abwesenheiten'],
})

export function createAbwesenheiten(ports: Ports) {
  return {
    /** @throws nicht_gefunden, personal.abwesenheit_doppelt, personal.vertretung_abwesend, personal.kollege_unbekannt, personal.nur_eigene */
    async add({
      akteur,
      personId,
      body: { art, von, bis, vertretungId },
      idempotenz,
    }: {
      akteur: Akteur
      personId: string
      body: AbwesenheitAngaben
      idempotenz: Idempotenz | null
    }): Promise<JsonText<{ id: string }>> {
      const organisationId = ownOrganisation(akteur)
      return once(ports, { akteur, idempotenz }, async (tx) => {
        await lockOrganisation(tx, organisationId)
        const person = await loadZugang(tx, organisationId, personId)
        if (person === null || !person.aktiv) throw sharedErrors.refuse('nicht_gefunden')
        checkAbwesenheit(akteur, personId)
        const vertretung = vertretungId === null ? null : await loadZugang(tx, organisationId, vertretungId)
        if (vertretungId !== null && (vertretungId === personId || vertretung?.aktiv !== true))
          throw personalErrors.refuse('personal.kollege_unbekannt', wrongField('vertretungId'))
        const personIds = [personId, ...(vertretungId === null ? [] : [vertretungId])]
        const others = await loadAbwesenheiten(tx, organisationId, { personIds, ab: von })
        const gleichzeitig = others.filter((one) => overlap(one, { von, bis }))
        if (gleichzeitig.some((one) => one.personId === personId)) throw personalErrors.refuse('personal.abwesenheit_doppelt')
        if (gleichzeitig.length > 0) throw personalErrors.refuse('personal.vertretung_abwesend', wrongField('vertretungId'))
        const id = ports.newId()
        const am = ports.clock.now().toISOString()
        await insertAbwesenheit(tx, organisationId, { id, personId, art, von, bis, vertretungId, am })
        await audit(tx, akteur, entry('personal.addAbwesenheit', personId))
        return { id }
      })
    },

    /** @throws nicht_gefunden, personal.nur_eigene */
    async remove(akteur: Akteur, welche: { personId: string; abwesenheitId: string }): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        if ((await loadZugang(tx, organisationId, welche.personId)) === null) throw sharedErrors.refuse('nicht_gefunden')
        checkAbwesenheit(akteur, welche.personId)
        if (!(await removeAbwesenheit(tx, organisationId, welche))) throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, akteur, entry('personal.removeAbwesenheit', welche.personId))
      })
    },
  }
}
