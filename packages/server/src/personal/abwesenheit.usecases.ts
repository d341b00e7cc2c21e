/** Who is away from when until when, and who stands in. */
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { AbwesenheitAngaben } from '@dreiklang/domain/personal/akte.contract'
import { ueberschneiden } from '@dreiklang/domain/personal/personal'
import { personalFehler } from '@dreiklang/domain/personal/personal.errors'
import { pruefeAbwesenheit } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Idempotenz } from '../shared/route.ts'
import { fuegeAbwesenheitEin, ladeAbwesenheiten, streicheAbwesenheit } from './akte.repository.ts'
import { falsch } from './aufnahme.ts'
import { ladeZugang, sperreOrganisation } from './personal.repository.ts'

const eintrag = (aktion: string, personId: string) => ({
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
      const organisationId = eigeneOrganisation(akteur)
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        await sperreOrganisation(tx, organisationId)
        const person = await ladeZugang(tx, organisationId, personId)
        if (person === null || !person.aktiv) throw sharedFehler.ablehnen('nicht_gefunden')
        pruefeAbwesenheit(akteur, personId)
        const vertretung = vertretungId === null ? null : await ladeZugang(tx, organisationId, vertretungId)
        if (vertretungId !== null && (vertretungId === personId || vertretung?.aktiv !== true))
          throw personalFehler.ablehnen('personal.kollege_unbekannt', falsch('vertretungId'))
        const personIds = [personId, ...(vertretungId === null ? [] : [vertretungId])]
        const andere = await ladeAbwesenheiten(tx, organisationId, { personIds, ab: von })
        const gleichzeitig = andere.filter((eine) => ueberschneiden(eine, { von, bis }))
        if (gleichzeitig.some((eine) => eine.personId === personId)) throw personalFehler.ablehnen('personal.abwesenheit_doppelt')
        if (gleichzeitig.length > 0) throw personalFehler.ablehnen('personal.vertretung_abwesend', falsch('vertretungId'))
        const id = ports.newId()
        const am = ports.clock.now().toISOString()
        await fuegeAbwesenheitEin(tx, organisationId, { id, personId, art, von, bis, vertretungId, am })
        await protokolliere(tx, akteur, eintrag('personal.addAbwesenheit', personId))
        return { id }
      })
    },

    /** @throws nicht_gefunden, personal.nur_eigene */
    async remove(akteur: Akteur, welche: { personId: string; abwesenheitId: string }): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      await ports.database.transaction(kontextVon(akteur), async (tx) => {
        if ((await ladeZugang(tx, organisationId, welche.personId)) === null) throw sharedFehler.ablehnen('nicht_gefunden')
        pruefeAbwesenheit(akteur, welche.personId)
        if (!(await streicheAbwesenheit(tx, organisationId, welche))) throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, eintrag('personal.removeAbwesenheit', welche.personId))
      })
    },
  }
}
