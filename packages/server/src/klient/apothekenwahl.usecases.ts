/** The Klient's own choice of pharmacy: written down, never preset; the former ones are kept. */
import { type WahlEntry, apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import { verlaufErrors } from '@dreiklang/domain/klient/verlauf.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import type { Ports, Queryable } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { type NewWahl, insertApothekenwahl, loadApothekenwahl, loadApothekenwahlen } from './apothekenwahl.repository.ts'
import { carryOut } from './geschehen.ts'
import { exists } from './klient.repository.ts'
import { read } from './read.ts'
import { createNachweise } from './nachweise.ts'

type Contract = typeof apothekenwahlContract

interface Choice extends Pick<NewWahl, 'klientId' | 'apothekeId' | 'gewaehltAm' | 'erklaerung'> {
  akteur: Akteur
  organisationId: string
}

export function createApothekenwahlen(ports: Ports) {
  const nachweise = createNachweise(ports)
  const now = () => ports.clock.now().toISOString()

  async function keep(tx: Queryable, { akteur, organisationId, ...choice }: Choice) {
    const id = ports.newId()
    const where = { organisationId, klientId: choice.klientId, tabelle: 'apothekenwahl', zeileId: id } as const
    const unterschrift = await nachweise.store(tx, where, choice.erklaerung)
    const erklaerung = { ...choice.erklaerung, unterschrift }
    await insertApothekenwahl(tx, organisationId, { ...choice, id, erklaerung, personId: akteur.personId, am: now() })
    return { objektArt: 'APOTHEKENWAHL', objektId: id }
  }

  return {
    liste: ({ akteur, params: { klientId } }: CalledBy<Contract['listApothekenwahlen']>): Promise<{ wahlen: WahlEntry[] }> =>
      read(ports, { akteur, klientId, aktion: 'klient.listApothekenwahlen' }, async (tx, organisationId) => {
        const rows = await loadApothekenwahlen(tx, organisationId, klientId)
        return { wahlen: await nachweise.show(tx, { organisationId, klientId, tabelle: 'apothekenwahl' }, rows) }
      }),

    waehle: carryOut(ports, apothekenwahlContract.chooseApotheke, async (tx, { akteur, organisationId, params: { klientId }, body }) => {
      const { apothekeId, gewaehltAm, ...erklaerung } = body
      if (!(await exists(tx, 'APOTHEKE', apothekeId))) throw klientErrors.refuse('klient.apotheke_unbekannt', wrongField('apothekeId'))
      return keep(tx, { akteur, organisationId, klientId, apothekeId, gewaehltAm, erklaerung })
    }),

    end: carryOut(ports, apothekenwahlContract.endApothekenwahl, async (tx, { akteur, organisationId, params: { klientId }, body }) => {
      const heute = berlinDate(now())
      const jetzige = await loadApothekenwahl(tx, organisationId, { klientId, heute })
      if (jetzige === null || jetzige.apothekeId === null) throw verlaufErrors.refuse('klient.keine_apothekenwahl')
      const { am: gewaehltAm, ...erklaerung } = body
      if (gewaehltAm > heute || gewaehltAm < jetzige.gewaehltAm) throw verlaufErrors.refuse('klient.angaben_falsch', wrongField('am'))
      return keep(tx, { akteur, organisationId, klientId, apothekeId: null, gewaehltAm, erklaerung })
    }),
  }
}
