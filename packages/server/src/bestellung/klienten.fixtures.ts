import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import type { DemoOrganisation } from '../demo/konten.ts'
import type { TestClient } from '../testServer.ts'

export interface KlientWahl {
  praxis?: DemoOrganisation
  apotheke?: DemoOrganisation | null
  einwilligungen?: readonly EinwilligungArt[]
  nachname?: string
  vorname?: string
  rest?: Record<string, unknown>
}

interface Aufnahme {
  nummer: number
  organisationen: Record<DemoOrganisation, string>
}

/** Of Praxis Dr. Weber and Apotheke am Markt, and may be redeemed for, unless said otherwise; answers the id. */
export async function admitKlient(
  client: TestClient,
  { nummer, organisationen }: Aufnahme,
  { praxis = 'weber', apotheke = 'markt', einwilligungen = ['EMPFANGSVOLLMACHT'], nachname, vorname = 'Erika', rest = {} }: KlientWahl,
): Promise<string> {
  const answer = await client.call(klientContract.create, {
    body: {
      ...klientAngaben(nummer),
      vorname,
      hausarztId: organisationen[praxis],
      ...(nachname === undefined ? {} : { nachname }),
      ...rest,
    },
  })
  if (answer.status !== 201) throw new Error(`The Klient was refused: ${answer.text}`)
  const params = { klientId: answer.body.id }
  const erteiltAm = '2026-01-02'
  if (apotheke !== null) {
    const body = { apothekeId: organisationen[apotheke], gewaehltAm: erteiltAm, erklaertVon: 'Klient', form: 'SCHRIFTLICH' }
    await client.call(apothekenwahlContract.chooseApotheke, { params, body })
  }
  for (const art of einwilligungen) {
    const body = { art, erteiltAm, durch: 'Klient', rolle: 'KLIENT', dokument: null }
    await client.call(einwilligungContract.addEinwilligung, { params, body })
  }
  return params.klientId
}

/** Insured in private: no number with check digit is needed, and none can be taken twice. */
export const klientAngaben = (nummer: number) => ({
  vorname: 'Erika',
  nachname: `Klientin ${nummer}`,
  geburtsdatum: '1940-05-06',
  geschlecht: 'W',
  versicherungsart: 'PKV',
  kvnr: null,
  krankenkasse: null,
  kassenIk: null,
  zuzahlungBefreitBis: null,
  adresse: { strasse: 'Ahornallee', hausnummer: '7', zusatz: null, plz: '80331', ort: 'München' },
  wohnform: 'ALLEIN',
  telefon: '089 123456',
  hausarztId: null,
  allergien: null,
  status: 'AKTIV',
})
