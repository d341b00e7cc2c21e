/** The Klient's own choice of pharmacy: written down, never preset; the former ones are kept. */
import type { WahlEntry, apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import { verlaufErrors } from '@dreiklang/domain/klient/verlauf.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { insertApothekenwahl, loadApothekenwahl, loadApothekenwahlen } from './apothekenwahl.repository.ts'
import { carryOut } from './geschehen.ts'
import { exists } from './klient.repository.ts'
import { read } from './read.ts'
import { createNachweise } from './nachweise.ts'

type Contract = typeof apothekenwahlContract

const wrong = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

export function createApothekenwahlen(ports: Ports) {
  const nachweise = createNachweise(ports)
  const now = () => ports.clock.now().toISOString()

  return {
    liste: ({ akteur, params: { klientId } }: CalledBy<Contract['listApothekenwahlen']>): Promise<{ wahlen: WahlEntry[] }> =>
      read(ports, { akteur, klientId, aktion: 'klient.listApothekenwahlen' }, async (tx, organisationId) => {
        const rows = await loadApothekenwahlen(tx, organisationId, klientId)
        return { wahlen: await nachweise.show(tx, { organisationId, klientId, tabelle: 'apothekenwahl' }, rows) }
      }),

    waehle: ({ akteur, params: { klientId }, body, idempotenz }: CalledBy<Contract['chooseApotheke']>): Promise<JsonText<void>> =>
      carryOut<void>(ports, { akteur, klientId, idempotenz, aktion: 'klient.chooseApotheke' }, async (tx, organisationId) => {
        const { apothekeId, gewaehltAm, ...erklaerung } = body
        if (!(await exists(tx, 'APOTHEKE', apothekeId))) throw klientErrors.refuse('klient.apotheke_unbekannt', wrong('apothekeId'))
        const id = ports.newId()
        const unterschrift = await nachweise.store(tx, { organisationId, klientId, tabelle: 'apothekenwahl', zeileId: id }, body)
        const entry = { klientId, id, apothekeId, gewaehltAm, erklaerung: { ...erklaerung, unterschrift }, am: now() }
        await insertApothekenwahl(tx, organisationId, { ...entry, personId: akteur.personId })
        return { antwort: undefined, objektArt: 'APOTHEKENWAHL', objektId: id }
      }),

    end: ({ akteur, params: { klientId }, body, idempotenz }: CalledBy<Contract['endApothekenwahl']>): Promise<JsonText<void>> =>
      carryOut<void>(ports, { akteur, klientId, idempotenz, aktion: 'klient.endApothekenwahl' }, async (tx, organisationId) => {
        const heute = berlinDate(now())
        const jetzige = await loadApothekenwahl(tx, organisationId, { klientId, heute })
        if (jetzige === null || jetzige.apothekeId === null) throw verlaufErrors.refuse('klient.keine_apothekenwahl')
        const { am: gewaehltAm, ...erklaerung } = body
        if (gewaehltAm > heute || gewaehltAm < jetzige.gewaehltAm) throw verlaufErrors.refuse('klient.angaben_falsch', wrong('am'))
        const id = ports.newId()
        const unterschrift = await nachweise.store(tx, { organisationId, klientId, tabelle: 'apothekenwahl', zeileId: id }, body)
        const entry = { klientId, id, apothekeId: null, gewaehltAm, erklaerung: { ...erklaerung, unterschrift }, am: now() }
        await insertApothekenwahl(tx, organisationId, { ...entry, personId: akteur.personId })
        return { antwort: undefined, objektArt: 'APOTHEKENWAHL', objektId: id }
      }),
  }
}
