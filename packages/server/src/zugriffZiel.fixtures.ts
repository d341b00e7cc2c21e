/** For the access matrix: whose things every call is asked for, and by what words. */
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import type { Fall, HausMitLeuten } from './bestellung/bestellung.fixtures.ts'
import { anfrageBody, legeAn } from './hausbesuch/hausbesuch.fixtures.ts'
import { legeSerieAn, serienBody } from './serie/serie.fixtures.ts'

/** Whose things are asked for. */
export interface Ziel {
  haus: HausMitLeuten
  /** An order that all three sides see. */
  fall: Fall
  bestellungId: string
  klientId: string
  einwilligungId: string
  /** Sonnenhof has asked the practice for it. */
  hausbesuchId: string
  /** A series of Sonnenhof; one that nobody has where it is not said. */
  serieId?: string
  organisationId: string
  personId: string
}

/** The things around an order that are asked for: a consent, a visit, a series. */
export async function legeZielAn(haus: HausMitLeuten, fall: Fall): Promise<Ziel> {
  const { klientId, ensemble } = haus
  const pfleger = await haus.wer('pfleger')
  const { body: einwilligung } = await pfleger.call(einwilligungContract.addEinwilligung, {
    params: { klientId },
    body: { art: 'FOTO', erteiltAm: '2026-11-01', durch: 'Klient', rolle: 'KLIENT', dokument: null },
  })
  return {
    haus,
    fall,
    bestellungId: fall.id,
    klientId,
    einwilligungId: einwilligung.id,
    hausbesuchId: await legeAn(pfleger, 'ask', anfrageBody({ klientId, organisationId: ensemble.organisationen.weber })),
    serieId: (await legeSerieAn(await haus.wer('pflege-admin'), serienBody({ klientId, personIds: [] }))).id,
    organisationId: ensemble.organisationen.sonnenhof,
    personId: ensemble.personen['pfleger']?.personId ?? '',
  }
}

export interface Anfrage {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Newer than any order: whoever gets past role and relation is notified of the conflict, and nothing changes. */
export const veraltet = 1_000_000

let zaehler = 0

/** Another number each time: for what may exist only once. */
export const naechste = (): number => (zaehler += 1)

/** For another server, which has nothing of it yet. */
export const zaehleVonVorn = (): void => {
  zaehler = 0
}

export type Anfragen = Record<string, (ziel: Ziel) => Anfrage>
