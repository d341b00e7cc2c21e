import type { Locator } from 'playwright-core'
import { nichtsSaid, onlyNamed } from '@dreiklang/domain/bestellung/nothingSaid'
import type { Api } from './api.ts'

export interface Beteiligte {
  klientId: string
  praxisId: string
  apothekeId: string
}

export async function findKlient({ get }: Pick<Api, 'get'>, choice?: { praxis: string; apotheke: string }): Promise<Beteiligte> {
  const { klienten } = await get<{ klienten: { id: string }[] }>('/api/klienten?limit=100')
  for (const { id } of klienten) {
    const { hausarzt, apothekenwahl } = await get<{
      hausarzt: { id: string; name: string } | null
      apothekenwahl: { apothekeId: string; name: string } | null
    }>(`/api/klienten/${id}`)
    if (hausarzt === null || apothekenwahl === null) continue
    if (choice === undefined || (hausarzt.name === choice.praxis && apothekenwahl.name === choice.apotheke))
      return { klientId: id, praxisId: hausarzt.id, apothekeId: apothekenwahl.apothekeId }
  }
  throw new Error(`No Klient of ${choice?.praxis ?? 'any practice'} and ${choice?.apotheke ?? 'any pharmacy'}`)
}

export function dreiWithoutRezept({ klientId, praxisId, apothekeId }: Beteiligte) {
  const position = (bezeichnung: string) => ({
    ...nichtsSaid,
    produkt: { ...onlyNamed, produktart: 'SONSTIGES', bezeichnung },
    rezeptart: 'OHNE',
    rezeptVorlage: 'OHNE',
    doppeltGrund: 'Messung',
  })
  return {
    art: 'KLIENT',
    klientId,
    praxisId,
    arztPersonId: null,
    apothekeId,
    abweichung: null,
    abweichungGrund: null,
    bedarfUhrzeit: null,
    prioritaet: 'NORMAL',
    bedarfBis: '2030-01-31',
    lieferart: 'LIEFERUNG_PFLEGEDIENST',
    lieferadresse: null,
    lieferzeitfenster: null,
    einloesung: null,
    bemerkung: null,
    interneNotiz: null,
    positionen: ['eins', 'zwei', 'drei'].map(position),
  }
}

/** The practice is told why with every request. */
export async function reason(position: Locator): Promise<void> {
  await position.getByRole('combobox', { name: /^Grund/ }).click()
  await position.page().getByRole('option', { name: 'Neu verordnet', exact: true }).click()
}
