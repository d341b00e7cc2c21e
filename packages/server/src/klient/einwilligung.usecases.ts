import { type EinwilligungEntry, einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { checkEinwilligung, checkWiderruf } from '@dreiklang/domain/klient/einwilligung.decider'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { insertEinwilligung, loadEinwilligung, loadEinwilligungen, revoke } from './einwilligung.repository.ts'
import { type VerlaufEreignisse, carryOut } from './geschehen.ts'
import { createNachweise } from './nachweise.ts'
import { read } from './read.ts'

type Contract = typeof einwilligungContract

export function createEinwilligungen(ports: Ports, ereignisse: VerlaufEreignisse) {
  const nachweise = createNachweise(ports)
  const now = () => ports.clock.now().toISOString()
  const today = () => berlinDate(now())

  return {
    liste: ({ akteur, params: { klientId } }: CalledBy<Contract['listEinwilligungen']>): Promise<{ einwilligungen: EinwilligungEntry[] }> =>
      read(ports, { akteur, klientId, aktion: 'klient.listEinwilligungen' }, async (tx, organisationId) => {
        const rows = await loadEinwilligungen(tx, organisationId, { klientId, heute: today() })
        return { einwilligungen: await nachweise.show(tx, { organisationId, klientId, tabelle: 'einwilligung' }, rows) }
      }),

    grant: carryOut(ports, einwilligungContract.addEinwilligung, async (tx, { akteur, organisationId, params: { klientId }, body }) => {
      checkEinwilligung(body, today())
      const id = ports.newId()
      const where = { organisationId, klientId, tabelle: 'einwilligung', zeileId: id } as const
      const angaben = { ...body, unterschrift: await nachweise.store(tx, where, body) }
      await insertEinwilligung(tx, organisationId, { klientId, id, angaben, personId: akteur.personId, am: now() })
      await ereignisse.einwilligungChanged(tx, akteur, { klientId, art: body.art, gilt: true })
      return { antwort: { id }, objektArt: 'EINWILLIGUNG', objektId: id, felder: [body.art] }
    }),

    /** Whoever withdraws means the matter, not one sheet of paper: all that hold of the kind end. A repetition changes nothing. */
    revoke: carryOut(ports, einwilligungContract.withdrawEinwilligung, async (tx, { akteur, organisationId, params, body }) => {
      const one = await loadEinwilligung(tx, organisationId, params)
      if (one === null) throw sharedErrors.refuse('nicht_gefunden')
      if (one.widerrufenAm !== null) return null
      checkWiderruf(body, { erteiltAm: one.erteiltAm, heute: today() })
      const { klientId, einwilligungId } = params
      const { art } = one
      await revoke(tx, organisationId, { klientId, art, angaben: body, personId: akteur.personId, am: now() })
      await ereignisse.einwilligungChanged(tx, akteur, { klientId, art, gilt: false })
      return { objektArt: 'EINWILLIGUNG', objektId: einwilligungId, felder: [art] }
    }),
  }
}
