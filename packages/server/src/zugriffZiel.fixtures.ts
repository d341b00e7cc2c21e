import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import type { Fall, HausWithPeople } from './bestellung/bestellung.fixtures.ts'
import { anfrageBody, create } from './hausbesuch/hausbesuch.fixtures.ts'
import { createSerie, serienBody } from './serie/serie.fixtures.ts'

export interface Ziel {
  haus: HausWithPeople
  fall: Fall
  bestellungId: string
  klientId: string
  einwilligungId: string
  hausbesuchId: string
  serieId?: string
  organisationId: string
  personId: string
}

/** An order with a visit beside it; nobody has its consent. */
export async function zielWithVisit(haus: HausWithPeople, fall: Fall): Promise<Ziel> {
  const { klientId, ensemble } = haus
  const { weber, sonnenhof } = ensemble.organisationen
  return {
    haus,
    fall,
    bestellungId: fall.id,
    klientId,
    einwilligungId: fall.id,
    hausbesuchId: await create(await haus.wer('pfleger'), 'ask', anfrageBody({ klientId, organisationId: weber })),
    organisationId: sonnenhof,
    personId: ensemble.personen['pfleger']?.personId ?? '',
  }
}

export async function createZiel(haus: HausWithPeople, fall: Fall): Promise<Ziel> {
  const { klientId } = haus
  const pfleger = await haus.wer('pfleger')
  const { body: einwilligung } = await pfleger.call(einwilligungContract.addEinwilligung, {
    params: { klientId },
    body: { art: 'FOTO', erteiltAm: '2026-11-01', durch: 'Klient', rolle: 'KLIENT', dokument: null },
  })
  return {
    ...(await zielWithVisit(haus, fall)),
    einwilligungId: einwilligung.id,
    serieId: (await createSerie(await haus.wer('pflege-admin'), serienBody({ klientId, personIds: [] }))).id,
  }
}

export interface Anfrage {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Newer than any order: whoever gets past role and relation is notified of the conflict, and nothing changes. */
export const veraltet = 1_000_000

let counter = 0

export const next = (): number => (counter += 1)

export const countOfVorn = (): void => {
  counter = 0
}

export type Anfragen = Record<string, (target: Ziel) => Anfrage>
