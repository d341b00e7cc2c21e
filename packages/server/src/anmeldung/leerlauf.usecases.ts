/** How long a screen may stand unused before it locks itself. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import {
  type LeerlaufRow,
  ladeLeerlauf,
  merkeAnwesenheit,
  setzeLeerlauf,
  setzeLeerlaufAller,
  setzeOfflineStunden,
} from './leerlauf.repository.ts'

export function createLeerlauf({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  return {
    /**
     * Written immediately, unlike the activity of other calls: the screen counts from its last input and reports it here, so the server
     * never locks before the screen has warned.
     * @throws zugriff.gesperrt
     */
    async here({ sitzungId }: Akteur): Promise<{ minuten: number }> {
      const minuten = await merkeAnwesenheit(imNamen(database, systemKontext), sitzungId, clock.now().toISOString())
      if (minuten === null) throw sharedFehler.ablehnen('zugriff.gesperrt')
      return { minuten }
    },

    async read(akteur: Akteur): Promise<LeerlaufRow> {
      const row = await ladeLeerlauf(imNamen(database, kontextVon(akteur)), akteur.personId)
      if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return row
    },

    /** @throws anmeldung.leerlauf_zu_lang */
    async setOwn(akteur: Akteur, minuten: number | null): Promise<void> {
      const set = await database.transaction(kontextVon(akteur), (tx) => setzeLeerlauf(tx, akteur.personId, minuten))
      if (!set) throw anmeldungFehler.ablehnen('anmeldung.leerlauf_zu_lang')
    },

    async setOffline(akteur: Akteur, stunden: number): Promise<void> {
      await database.transaction(kontextVon(akteur), (tx) => setzeOfflineStunden(tx, eigeneOrganisation(akteur), stunden))
    },

    async setOfAll(akteur: Akteur, minuten: number): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      await database.transaction(kontextVon(akteur), (tx) => setzeLeerlaufAller(tx, organisationId, minuten))
    },
  }
}
