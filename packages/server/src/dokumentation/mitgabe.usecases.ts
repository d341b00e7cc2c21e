/** A copy, sealed under the key of the Klient. */
import { dokumentationErrors } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { maySendAlong } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import { type MitgabeAnswer, maxSentAlong, mitgabeContract, mitgabeDays } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import type { Verlaufswert } from '@dreiklang/domain/dokumentation/mitgabe.document'
import { haeuserOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { holdBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { besuchTrail, personOf } from '../hausbesuch/person.ts'
import { loadOwnBesuch, showBesuch } from '../hausbesuch/read.usecases.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, takeStepOnce } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createMesswerte } from './messwerte.ts'
import { loadMitgabe, saveMitgabe } from './mitgabe.repository.ts'
import { createMitgabeSeal } from './seal.ts'

const c = mitgabeContract
const maxBlaetter = 120

const newestFirst = (values: readonly Verlaufswert[]) => values.toSorted((a, b) => b.am.localeCompare(a.am) || a.id.localeCompare(b.id))

export function createMitgabe(ports: Ports) {
  const messwerte = createMesswerte(ports)
  const seal = createMitgabeSeal(ports)

  /** Not inside a transaction. */
  async function selectable(akteur: Akteur, { klientId }: Pick<Hausbesuch, 'klientId'>): Promise<Verlaufswert[]> {
    const seit = new Date(ports.clock.now().getTime() - mitgabeDays * 86_400_000).toISOString()
    const frage = { klientId, seit, hoechstens: maxBlaetter }
    return newestFirst((await messwerte.messungen(personOf(akteur).organisationId, frage)).messungen)
  }

  return {
    async read({ akteur, params: { hausbesuchId } }: CalledBy<typeof c.read>): Promise<MitgabeAnswer> {
      const { besuch, row } = await ports.database.transaction(contextOf(akteur), async (tx) => ({
        besuch: (await showBesuch(tx, akteur, { id: hausbesuchId, aktion: c.read.id })).besuch,
        row: await loadMitgabe(tx, hausbesuchId),
      }))
      const [open] = await seal.open(row === null ? [] : [{ ...row, hausbesuchId }])
      const aendern = maySendAlong(personOf(akteur), besuch)
      return {
        version: row?.version ?? 0,
        von: row && { name: row.name, am: row.am },
        werte: open?.inhalt ?? [],
        waehlbar: aendern ? await selectable(akteur, besuch) : [],
        aendern,
      }
    },

    async save({ akteur, params: { hausbesuchId }, body, idempotenz }: CalledBy<typeof c.save>): Promise<JsonText<{ version: number }>> {
      const { version, messungIds } = body
      const person = personOf(akteur)
      const { organisationId } = person
      const offener = await loadOwnBesuch(onBehalfOfPerson(ports.database, akteur), akteur, hausbesuchId)
      const gemessene = await selectable(akteur, offener.besuch)
      const values = gemessene.filter(({ id }) => messungIds.includes(id)).slice(0, maxSentAlong)
      return takeStepOnce(ports, {
        akteur,
        idempotenz,
        load: async (tx) => {
          const besuch = await holdBesuch(tx, organisationId, hausbesuchId)
          if (besuch === null || !maySendAlong(person, besuch)) throw dokumentationErrors.refuse('dokumentation.mitgabe_zu')
          return besuch
        },
        // The statement that saves looks at the version.
        isCurrent: () => true,
        stale: () => dokumentationErrors.refuse('dokumentation.veraltet'),
        take: async (besuch, tx) => {
          if (values.length !== messungIds.length) throw dokumentationErrors.refuse('dokumentation.messung_unbekannt')
          const { klientId } = besuch
          const { inhalt } = await seal.seal(tx, { organisationId, klientId }, { hausbesuchId, inhalt: values })
          const am = ports.clock.now().toISOString()
          const added = await saveMitgabe(tx, organisationId, { hausbesuchId, gesehen: version, name: akteur.name, am, inhalt })
          if (added === null) return null
          await audit(tx, akteur, { aktion: c.save.id, art: 'AENDERN', ...besuchTrail(besuch), felder: ['vitalwerte'] })
          await sendSignal(tx, { art: 'hausbesuch', id: hausbesuchId, an: haeuserOf(besuch) })
          return { version: added }
        },
      })
    },
  }
}
