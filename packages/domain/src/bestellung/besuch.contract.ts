import { z } from 'zod'
import { besuchStatus, besuchTypen } from '../hausbesuch/hausbesuch.ts'
import { participant } from '../shared/access.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, words } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { entwurf, positionAngaben } from './angaben.contract.ts'
import { quittung } from './bestellung.contract.ts'
import { nichtUebernommen } from './bestellung.document.ts'
import { maxPositionen, mengeneinheiten, positionStatus } from './bestellung.ts'
import { verknuepfungen } from './besuch.ts'
import { handlungSchemas } from './handlungen.contract.ts'
import { positionStand } from './position.document.ts'
import { rezeptOrte } from './rezept.ts'
import { positionVorlage } from './view.contract.ts'

const time = z.iso.datetime()
const zumBesuch = z.strictObject({ hausbesuchId: id })
const zurBestellung = z.strictObject({ bestellungId: id })
const pflege = { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'participant' } as const

const counted = { menge: z.int(), mengeneinheit: z.enum(mengeneinheiten) }

const bestellungOfBesuch = z.strictObject({
  id,
  nummer: plain.number,
  art: z.enum(verknuepfungen),
  status: z.enum(positionStatus),
  erstelltAm: time,
  positionen: z.array(z.strictObject({ id, bezeichnung: plain.product, ...counted, status: z.enum(positionStatus) })),
})
export type BestellungOfBesuch = z.infer<typeof bestellungOfBesuch>

const besuchOfBestellung = z.strictObject({
  id,
  nummer: plain.number,
  art: z.enum(verknuepfungen),
  typ: z.enum(besuchTypen),
  status: z.enum(besuchStatus),
  /** Null: not planned yet. */
  plan: z.strictObject({ datum: isoDate, uhrzeit: plain.time }).nullable(),
})
export type BesuchOfBestellung = z.infer<typeof besuchOfBestellung>

/** What the Klient takes, newest first and each product once, as the doctor last prescribed it. */
const knownMittel = {
  positionen: z.array(
    positionVorlage.extend({
      bestellt: z.strictObject({ nummer: plain.number, am: isoDate }),
      zuletzt: positionStand.zuletzt.schema,
    }),
  ),
  /** What a doctor stopped is said and not offered. */
  gestoppt: nichtUebernommen,
}
const known = z.strictObject({
  ...knownMittel,
  /** A Medikationsplan lies with the documents. */
  medikationsplan: z.boolean(),
})
export type Known = z.infer<typeof known>
export type KnownPosition = Known['positionen'][number]
const knownAtBesuch = z.strictObject({ nummer: plain.number, klientId: id, ...knownMittel })

const uebergebbar = z.strictObject({
  id,
  nummer: plain.number,
  version: z.int(),
  positionen: z.array(z.strictObject({ bezeichnung: plain.product, ...counted })),
})
export type Uebergebbare = z.infer<typeof uebergebbar>

export const besuchsverordnung = z.strictObject({
  einloesung: z.enum(['DURCH_PFLEGE', 'DURCH_KLIENT']),
  bemerkung: words(1000).nullable(),
  /** All on one sheet of paper; unsaid: each on its own. */
  zusammen: z.boolean().optional(),
  positionen: z
    .array(
      z.strictObject({
        ...positionAngaben.pick({ produkt: true, menge: true, mengeneinheit: true, diagnose: true, dosierung: true, btm: true }).shape,
        ...handlungSchemas.verordnen.pick({ rezeptart: true, ausgestelltAm: true, rezeptId: true, autIdem: true, gebaerfaehig: true })
          .shape,
        ...handlungSchemas.verordnen.pick({ btmNummer: true, btmKennzeichen: true }).shape,
        ort: z.enum(rezeptOrte).exclude(['APOTHEKE']),
      }),
    )
    .min(1)
    .max(maxPositionen),
})
export type Besuchsverordnung = z.infer<typeof besuchsverordnung>

export const besuchLinkContract = {
  uebergib: defineCall('POST /api/hausbesuche/:hausbesuchId/uebergaben', {
    id: 'bestellung.uebergib',
    summary: 'Hand what was delivered to the own house over to the Klient, during the visit; E16 for what nobody has confirmed yet',
    access: pflege,
    params: zumBesuch,
    body: z.strictObject({ bestellungId: id, version: z.int().min(1) }),
    answer: quittung,
    idempotent: true,
    errors: [
      'bestellung.nicht_eingeteilt',
      'bestellung.besuch_laeuft_nicht',
      'bestellung.besuch_passt_nicht',
      'bestellung.nichts_zu_uebergeben',
      'bestellung.veraltet',
    ],
  }),
  verordneBeimBesuch: defineCall('POST /api/hausbesuche/:hausbesuchId/verordnungen', {
    id: 'bestellung.verordneBeimBesuch',
    summary: 'E4 without a request: what a doctor prescribed at a visit of the own practice becomes an order of the nursing service',
    access: { kind: 'signed-in', rollen: rollenOfSeite.ARZT, relation: 'participant' },
    params: zumBesuch,
    body: besuchsverordnung,
    answer: quittung,
    status: 201,
    idempotent: true,
    errors: [
      'bestellung.nur_arzt',
      'bestellung.anleitung_fehlt',
      'bestellung.besuch_passt_nicht',
      'bestellung.besuch_nicht_begonnen',
      'bestellung.klient_unbekannt',
      'bestellung.rezeptart_unzulaessig',
      'bestellung.btm_formular_falsch',
      'bestellung.btm_kennzeichen_n',
      'bestellung.rezept_ort_unmoeglich',
      'bestellung.ausstellung_zukunft',
    ],
  }),
  createAusBesuch: defineCall('POST /api/hausbesuche/:hausbesuchId/bestellungen', {
    id: 'bestellung.createAusBesuch',
    summary: 'E1: make a draft out of a visit of the own house to the same Klient; the two stay linked',
    access: pflege,
    params: zumBesuch,
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
  listDesBesuchs: defineCall('GET /api/hausbesuche/:hausbesuchId/bestellungen', {
    id: 'bestellung.listDesBesuchs',
    summary: 'Orders that belong to a visit, as far as the own side may see them, oldest first, and what can be added to them',
    access: participant,
    params: zumBesuch,
    answer: z.strictObject({
      bestellungen: z.array(bestellungOfBesuch),
      uebergebbare: z.array(uebergebbar),
      /** Whether the reader can write a prescription down, else why not; null for who never does. */
      verordnen: z.union([z.literal(true), plain.code]).nullable(),
    }),
  }),
  listBesuche: defineCall('GET /api/bestellungen/:bestellungId/besuche', {
    id: 'bestellung.listBesuche',
    summary: 'Visits that belong to an order, as far as the own side takes part in them, oldest first',
    access: participant,
    params: zurBestellung,
    answer: z.strictObject({ besuche: z.array(besuchOfBestellung) }),
  }),
  listBekannte: defineCall('GET /api/hausbesuche/:hausbesuchId/bekannte-mittel', {
    id: 'bestellung.listBekannte',
    summary: 'What was ordered for the Klient of the visit in the last year, each product once, to be counted and ordered anew',
    access: pflege,
    params: zumBesuch,
    answer: knownAtBesuch,
  }),
  listBekannteOfKlient: defineCall('GET /api/klienten/:klientId/bekannte-mittel', {
    id: 'bestellung.listBekannteOfKlient',
    summary: 'What was ordered for a Klient of the own nursing service in the last year, as the doctor last prescribed it',
    access: pflege,
    params: z.strictObject({ klientId: id }),
    answer: known,
  }),
} as const
