import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type LeerlaufRow, loadLeerlauf, rememberPresence, setLeerlauf, setLeerlaufAller, setOfflineHours } from './idle.repository.ts'

export function createIdleLimit({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  return {
    /** Written at once: the screen counts from its input and reports it, so no lock precedes its warning. @throws zugriff.gesperrt */
    async here({ sitzungId }: Akteur): Promise<{ minuten: number }> {
      const minuten = await rememberPresence(onBehalfOf(database, systemContext), sitzungId, clock.now().toISOString())
      if (minuten === null) throw sharedErrors.refuse('zugriff.gesperrt')
      return { minuten }
    },

    async read(akteur: Akteur): Promise<LeerlaufRow> {
      const row = await loadLeerlauf(onBehalfOf(database, contextOf(akteur)), akteur.personId)
      if (row === null) throw sharedErrors.refuse('nicht_gefunden')
      return row
    },

    /** @throws anmeldung.leerlauf_zu_lang */
    async setOwn(akteur: Akteur, minutes: number | null): Promise<void> {
      const set = await database.transaction(contextOf(akteur), (tx) => setLeerlauf(tx, akteur.personId, minutes))
      if (!set) throw anmeldungErrors.refuse('anmeldung.leerlauf_zu_lang')
    },

    async setOffline(akteur: Akteur, hours: number): Promise<void> {
      await database.transaction(contextOf(akteur), (tx) => setOfflineHours(tx, ownOrganisation(akteur), hours))
    },

    async setOfAll(akteur: Akteur, minutes: number): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      await database.transaction(contextOf(akteur), (tx) => setLeerlaufAller(tx, organisationId, minutes))
    },
  }
}
