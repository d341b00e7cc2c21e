/** Where orders and visits meet: every call about the link between the two, and what it answers. */
import { z } from 'zod'
import { besuchStatus, besuchTypen } from '../hausbesuch/hausbesuch.ts'
import { alleSeitenRollen, rollenDerSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { datum, id } from '../shared/schemas.ts'
import { entwurf } from './angaben.contract.ts'
import { verknuepfungen } from './besuch.ts'
import { quittung } from './bestellung.contract.ts'
import { positionStatus } from './bestellung.ts'
import { positionVorlage } from './sicht.contract.ts'

const zeit = z.iso.datetime()
const zumBesuch = z.strictObject({ hausbesuchId: id })
const zurBestellung = z.strictObject({ bestellungId: id })
const pflege = { kind: 'signed-in', rollen: rollenDerSeite.PFLEGE, relation: 'participant' } as const
const beteiligte = { kind: 'signed-in', rollen: alleSeitenRollen, relation: 'participant' } as const

/** An order as the page of its visit shows it, in the state that the own side sees. */
const bestellungDesBesuchs = z.strictObject({
  id,
  nummer: z.string(),
  art: z.enum(verknuepfungen),
  status: z.enum(positionStatus),
  erstelltAm: zeit,
  positionen: z.array(z.strictObject({ id, bezeichnung: z.string(), menge: z.int(), status: z.enum(positionStatus) })),
})
export type BestellungDesBesuchs = z.infer<typeof bestellungDesBesuchs>

const besuchDerBestellung = z.strictObject({
  id,
  nummer: z.string(),
  art: z.enum(verknuepfungen),
  typ: z.enum(besuchTypen),
  status: z.enum(besuchStatus),
  /** Null: not planned yet. */
  plan: z.strictObject({ datum, uhrzeit: z.string() }).nullable(),
})
export type BesuchDerBestellung = z.infer<typeof besuchDerBestellung>

/** What the Klient got before, newest first and each product once: counted at a visit, it is ordered anew. */
const bekannteAntwort = z.strictObject({
  nummer: z.string(),
  klientId: id,
  positionen: z.array(positionVorlage.extend({ bestellt: z.strictObject({ nummer: z.string(), am: datum }) })),
})
export type BekanntePosition = z.infer<typeof bekannteAntwort>['positionen'][number]

export const besuchLinkContract = {
  createAusBesuch: defineCall({
    id: 'bestellung.createAusBesuch',
    method: 'POST',
    path: '/api/hausbesuche/:hausbesuchId/bestellungen',
    summary: 'E1: make a draft out of a visit of the own house to the same Klient; the two stay linked',
    access: pflege,
    params: zumBesuch,
    /** What the visit left to do, and is done with this order. */
    query: z.strictObject({ folgeId: id.optional() }),
    body: entwurf,
    answer: quittung,
    status: 201,
    idempotent: true,
    errors: [
      'bestellung.besuch_passt_nicht',
      'bestellung.klient_unbekannt',
      'bestellung.organisation_unbekannt',
      'dokumentation.folge_passt_nicht',
    ],
  }),
  listDesBesuchs: defineCall({
    id: 'bestellung.listDesBesuchs',
    method: 'GET',
    path: '/api/hausbesuche/:hausbesuchId/bestellungen',
    summary: 'Orders that belong to a visit, as far as the own side may see them, oldest first',
    access: beteiligte,
    params: zumBesuch,
    answer: z.strictObject({ bestellungen: z.array(bestellungDesBesuchs) }),
  }),
  listBesuche: defineCall({
    id: 'bestellung.listBesuche',
    method: 'GET',
    path: '/api/bestellungen/:bestellungId/besuche',
    summary: 'Visits that belong to an order, as far as the own side takes part in them, oldest first',
    access: beteiligte,
    params: zurBestellung,
    answer: z.strictObject({ besuche: z.array(besuchDerBestellung) }),
  }),
  listBekannte: defineCall({
    id: 'bestellung.listBekannte',
    method: 'GET',
    path: '/api/hausbesuche/:hausbesuchId/bekannte-mittel',
    summary: 'What was ordered for the Klient of the visit in the last year, each product once, to be counted and ordered anew',
    access: pflege,
    params: zumBesuch,
    answer: bekannteAntwort,
  }),
} as const
