/** What a Klient allowed, and withdrew. */
import type { EinwilligungEintrag, einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { pruefeEinwilligung, pruefeWiderruf } from '@dreiklang/domain/klient/einwilligung.decider'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import type { Gerufen } from '../shared/route.ts'
import { fuegeEinwilligungEin, ladeEinwilligung, ladeEinwilligungen, widerrufe } from './einwilligung.repository.ts'
import { type VerlaufEreignisse, geschehe } from './geschehen.ts'
import { lese } from './lesen.ts'
import { createNachweise } from './nachweise.ts'

type Contract = typeof einwilligungContract

export function createEinwilligungen(ports: Ports, ereignisse: VerlaufEreignisse) {
  const nachweise = createNachweise(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())

  return {
    liste: ({
      akteur,
      params: { klientId },
    }: Gerufen<Contract['listEinwilligungen']>): Promise<{ einwilligungen: EinwilligungEintrag[] }> =>
      lese(ports, { akteur, klientId, aktion: 'klient.listEinwilligungen' }, async (tx, organisationId) => {
        const rows = await ladeEinwilligungen(tx, organisationId, { klientId, heute: heute() })
        return { einwilligungen: await nachweise.zeige(tx, { organisationId, klientId, tabelle: 'einwilligung' }, rows) }
      }),

    erteile: ({
      akteur,
      params: { klientId },
      body,
      idempotenz,
    }: Gerufen<Contract['addEinwilligung']>): Promise<JsonText<{ id: string }>> =>
      geschehe(ports, { akteur, klientId, idempotenz, aktion: 'klient.addEinwilligung' }, async (tx, organisationId) => {
        pruefeEinwilligung(body, heute())
        const id = ports.newId()
        const wo = { organisationId, klientId, tabelle: 'einwilligung', zeileId: id } as const
        const angaben = { ...body, unterschrift: await nachweise.verwahre(tx, wo, body) }
        await fuegeEinwilligungEin(tx, organisationId, { klientId, id, angaben, personId: akteur.personId, am: jetzt() })
        await ereignisse.einwilligungGeaendert(tx, akteur, { klientId, art: body.art, gilt: true })
        return { antwort: { id }, objektArt: 'EINWILLIGUNG', objektId: id, felder: [body.art] }
      }),

    /** Whoever withdraws means the matter, not one sheet of paper: all that hold of the kind end. A repetition changes nothing. */
    widerrufe: ({ akteur, params, body, idempotenz }: Gerufen<Contract['withdrawEinwilligung']>): Promise<JsonText<void>> =>
      geschehe<void>(
        ports,
        { akteur, klientId: params.klientId, idempotenz, aktion: 'klient.withdrawEinwilligung' },
        async (tx, eigene) => {
          const eine = await ladeEinwilligung(tx, eigene, params)
          if (eine === null) throw sharedFehler.ablehnen('nicht_gefunden')
          if (eine.widerrufenAm !== null) return null
          pruefeWiderruf(body, { erteiltAm: eine.erteiltAm, heute: heute() })
          const { klientId, einwilligungId } = params
          const { art } = eine
          await widerrufe(tx, eigene, { klientId, art, angaben: body, personId: akteur.personId, am: jetzt() })
          await ereignisse.einwilligungGeaendert(tx, akteur, { klientId, art, gilt: false })
          return { antwort: undefined, objektArt: 'EINWILLIGUNG', objektId: einwilligungId, felder: [art] }
        },
      ),
  }
}
