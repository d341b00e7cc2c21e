/** The Klient's own choice of pharmacy: written down, never preset; the former ones are kept. */
import type { WahlEintrag, apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { klientFehler } from '@dreiklang/domain/klient/klient.errors'
import { verlaufFehler } from '@dreiklang/domain/klient/verlauf.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import type { Gerufen } from '../shared/route.ts'
import { fuegeApothekenwahlEin, ladeApothekenwahl, ladeApothekenwahlen } from './apothekenwahl.repository.ts'
import { geschehe } from './geschehen.ts'
import { gibtEs } from './klient.repository.ts'
import { lese } from './lesen.ts'
import { createNachweise } from './nachweise.ts'

type Contract = typeof apothekenwahlContract

const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

export function createApothekenwahlen(ports: Ports) {
  const nachweise = createNachweise(ports)
  const jetzt = () => ports.clock.now().toISOString()

  return {
    liste: ({ akteur, params: { klientId } }: Gerufen<Contract['listApothekenwahlen']>): Promise<{ wahlen: WahlEintrag[] }> =>
      lese(ports, { akteur, klientId, aktion: 'klient.listApothekenwahlen' }, async (tx, organisationId) => {
        const rows = await ladeApothekenwahlen(tx, organisationId, klientId)
        return { wahlen: await nachweise.zeige(tx, { organisationId, klientId, tabelle: 'apothekenwahl' }, rows) }
      }),

    waehle: ({ akteur, params: { klientId }, body, idempotenz }: Gerufen<Contract['chooseApotheke']>): Promise<JsonText<void>> =>
      geschehe<void>(ports, { akteur, klientId, idempotenz, aktion: 'klient.chooseApotheke' }, async (tx, organisationId) => {
        const { apothekeId, gewaehltAm, ...erklaerung } = body
        if (!(await gibtEs(tx, 'APOTHEKE', apothekeId))) throw klientFehler.ablehnen('klient.apotheke_unbekannt', falsch('apothekeId'))
        const id = ports.newId()
        const unterschrift = await nachweise.verwahre(tx, { organisationId, klientId, tabelle: 'apothekenwahl', zeileId: id }, body)
        const eintrag = { klientId, id, apothekeId, gewaehltAm, erklaerung: { ...erklaerung, unterschrift }, am: jetzt() }
        await fuegeApothekenwahlEin(tx, organisationId, { ...eintrag, personId: akteur.personId })
        return { antwort: undefined, objektArt: 'APOTHEKENWAHL', objektId: id }
      }),

    beende: ({ akteur, params: { klientId }, body, idempotenz }: Gerufen<Contract['endApothekenwahl']>): Promise<JsonText<void>> =>
      geschehe<void>(ports, { akteur, klientId, idempotenz, aktion: 'klient.endApothekenwahl' }, async (tx, organisationId) => {
        const heute = berlinDatum(jetzt())
        const jetzige = await ladeApothekenwahl(tx, organisationId, { klientId, heute })
        if (jetzige === null || jetzige.apothekeId === null) throw verlaufFehler.ablehnen('klient.keine_apothekenwahl')
        const { am: gewaehltAm, ...erklaerung } = body
        if (gewaehltAm > heute || gewaehltAm < jetzige.gewaehltAm) throw verlaufFehler.ablehnen('klient.angaben_falsch', falsch('am'))
        const id = ports.newId()
        const unterschrift = await nachweise.verwahre(tx, { organisationId, klientId, tabelle: 'apothekenwahl', zeileId: id }, body)
        const eintrag = { klientId, id, apothekeId: null, gewaehltAm, erklaerung: { ...erklaerung, unterschrift }, am: jetzt() }
        await fuegeApothekenwahlEin(tx, organisationId, { ...eintrag, personId: akteur.personId })
        return { antwort: undefined, objektArt: 'APOTHEKENWAHL', objektId: id }
      }),
  }
}
