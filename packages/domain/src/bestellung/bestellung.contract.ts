import { z } from 'zod'
import { exportAnfrage, exportMedia, several, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { own, participant, pflege } from '../shared/access.ts'
import { rollen, rollenOfSeite, type Rolle } from '../shared/akteur.ts'
import { defineCall, defineSteps } from '../shared/contract.ts'
import { isoDate, id, text } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { entwurf } from './angaben.contract.ts'
import { duplicateStufen, positionStatus, prioritaeten, wartende } from './bestellung.ts'
import { handlungSchemas } from './handlungen.contract.ts'
import { produkt } from './produkt.contract.ts'
import { type Wer, transitions } from './transitions.ts'
import { bestellungAnswer, ereignisAnswer, rowAnswer } from './view.contract.ts'

const params = z.strictObject({ bestellungId: id })

export const quittung = z.strictObject({ id, nummer: plain.number, version: z.int(), status: z.enum(positionStatus) })
export type Quittung = z.infer<typeof quittung>

export const listFilter = z.strictObject({
  status: several(z.enum(positionStatus)),
  wartetAuf: several(z.enum(wartende)),
  prioritaet: several(z.enum(prioritaeten)),
  /** Only what should have been there by now. */
  ueberfaellig: z.stringbool().optional(),
  klientId: id.optional(),
  organisationId: id.optional(),
  von: isoDate.optional(),
  bis: isoDate.optional(),
  /** Three letters or more: names, number, products; two find only the beginning of a name. */
  suche: harmless('search', text(80)).optional(),
  sortierung: z.enum(['eilig', 'neueste', 'aelteste', 'bedarf']).default('eilig'),
})
export type ListFilter = z.infer<typeof listFilter>

const listAnfrage = listFilter.extend(seitenAnfrage)

export const vorschauAnswer = z.strictObject({
  befunde: z.array(
    z.strictObject({
      path: plain.code,
      code: plain.code,
      message: plain.sentence,
      schwere: z.enum(['FEHLER', 'WARNUNG']),
      doppelt: z
        .strictObject({ nummer: plain.number, bestellungId: id, tage: z.int(), geliefert: z.boolean(), stufe: z.enum(duplicateStufen) })
        .optional(),
    }),
  ),
  arzt: bestellungAnswer.nullable(),
  apotheke: bestellungAnswer.nullable(),
})

export const bestellungContract = {
  list: defineCall('GET /api/bestellungen', {
    id: 'bestellung.list',
    summary: "One page of the own side's orders, by keyset",
    access: own,
    query: listAnfrage,
    answer: seitenAnswer(rowAnswer),
    errors: ['eingabe.ungueltig'],
  }),
  exportList: defineCall('GET /api/bestellungen/export', {
    id: 'bestellung.exportList',
    summary: 'Exactly this filter as CSV (UTF-8 with BOM, semicolon) or as a workbook; no formulas',
    access: own,
    query: listFilter.extend(exportAnfrage),
    media: exportMedia,
    errors: ['liste.zu_viele_zeilen'],
  }),
  counters: defineCall('GET /api/bestellungen/zahlen', {
    id: 'bestellung.counters',
    summary: 'How many orders per state; for the platform administrator over all organisations, without any content',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    answer: z.strictObject({
      status: z.record(z.string(), z.int()),
      /** Each of these is counted no further than a thousand. */
      wartetAufMich: z.int().nullable(),
      wartetAufAndere: z.int().nullable(),
      ueberfaellig: z.int().nullable(),
      organisationen: z.int().nullable(),
    }),
  }),
  create: defineCall('POST /api/bestellungen', {
    id: 'bestellung.create',
    summary: 'E1: make a draft',
    access: { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'none' },
    body: entwurf,
    answer: quittung,
    status: 201,
    idempotent: true,
    errors: ['bestellung.klient_unbekannt', 'bestellung.organisation_unbekannt'],
  }),
  read: defineCall('GET /api/bestellungen/:bestellungId', {
    id: 'bestellung.read',
    summary: 'One order as the own side may see it, with the steps open to the reader',
    access: participant,
    params,
    answer: bestellungAnswer,
  }),
  update: defineCall('PUT /api/bestellungen/:bestellungId', {
    id: 'bestellung.update',
    summary: 'E1: replace a draft',
    access: pflege,
    params,
    body: entwurf.extend({ version: z.int().min(1) }),
    answer: quittung,
    idempotent: true,
    errors: ['bestellung.nur_entwurf', 'bestellung.veraltet'],
  }),
  remove: defineCall('DELETE /api/bestellungen/:bestellungId', {
    id: 'bestellung.remove',
    summary: 'Delete a draft; nothing that was sent can be deleted',
    access: pflege,
    params,
    status: 204,
    errors: ['bestellung.nur_entwurf'],
  }),
  preview: defineCall('GET /api/bestellungen/:bestellungId/vorschau', {
    id: 'bestellung.preview',
    summary: 'All findings before sending, and what each other side will see',
    access: pflege,
    params,
    answer: vorschauAnswer,
    errors: ['bestellung.nur_entwurf'],
  }),
  copy: defineCall('POST /api/bestellungen/:bestellungId/kopie', {
    id: 'bestellung.copy',
    summary: 'Reorder: a new draft with the words of this order',
    access: pflege,
    params,
    answer: quittung,
    status: 201,
    idempotent: true,
  }),
  copyTeil: defineCall('POST /api/bestellungen/:bestellungId/positionen/:positionId/naechster-teil', {
    id: 'bestellung.copyTeil',
    summary: 'Order the next part of a Mehrfachverordnung: a new draft, whose prescription is there already',
    access: pflege,
    params: params.extend({ positionId: id }),
    answer: quittung,
    status: 201,
    idempotent: true,
    errors: ['bestellung.kein_teil', 'bestellung.teil_bestellt'],
  }),
  copyByReichweite: defineCall('POST /api/bestellungen/:bestellungId/positionen/:positionId/reichweite', {
    id: 'bestellung.copyByReichweite',
    summary: 'Take up that what was delivered runs out by arithmetic: a new draft with the words of this item',
    access: pflege,
    params: params.extend({ positionId: id }),
    answer: quittung,
    status: 201,
    idempotent: true,
    errors: ['bestellung.position_unbekannt', 'bestellung.nachschub_nicht_abgegeben'],
  }),
  timeline: defineCall('GET /api/bestellungen/:bestellungId/ereignisse', {
    id: 'bestellung.timeline',
    summary: 'What happened to the order, as far as the own side may know',
    access: participant,
    params,
    answer: z.strictObject({ ereignisse: z.array(ereignisAnswer) }),
  }),
  markGelesen: defineCall('POST /api/bestellungen/:bestellungId/rueckfragen/:rueckfrageId/gelesen', {
    id: 'bestellung.markGelesen',
    summary: 'E20: the own side has this message of a question on the screen; an earlier one than before changes nothing',
    access: participant,
    params: params.extend({ rueckfrageId: id }),
    body: z.strictObject({ nachrichtId: id }),
    status: 204,
    errors: ['bestellung.rueckfrage_unbekannt'],
  }),
  readReklamationFoto: defineCall('GET /api/bestellungen/:bestellungId/fotos/:fotoId', {
    id: 'bestellung.readReklamationFoto',
    summary: 'A photo of a complaint: for the nursing service and the pharmacy that delivered; the practice does not see it',
    access: participant,
    params: params.extend({ fotoId: id }),
    media: 'application/octet-stream',
  }),
  products: defineCall('GET /api/produkte', {
    id: 'bestellung.products',
    summary: 'Products that the own organisation has written before, for quick entry',
    access: own,
    query: z.strictObject({ suche: harmless('search', text(80)) }),
    answer: z.strictObject({ produkte: z.array(produkt) }),
  }),
  stream: defineCall('GET /api/ereignisse/strom', {
    id: 'bestellung.stream',
    summary: 'Server-sent events: which order of the own side changed, resumed after Last-Event-ID; and words to the own person (zuruf)',
    access: { kind: 'signed-in', rollen, relation: 'own' },
    media: 'text/event-stream',
    errors: ['zu_viele_anfragen'],
  }),
} as const

const rollenOf = (who: readonly Wer[]): readonly Rolle[] => {
  const meant = new Set(who)
  const allowed = [
    ...(meant.has('PFLEGE') ? rollenOfSeite.PFLEGE : []),
    ...(meant.has('PRAXIS') || meant.has('ARZT') ? rollenOfSeite.ARZT : []),
    ...(meant.has('APOTHEKE') || meant.has('PHARMAZEUTISCH') ? rollenOfSeite.APOTHEKE : []),
  ]
  return rollen.filter((rolle) => allowed.includes(rolle))
}

export const handlungContract = defineSteps('/api/bestellungen/:bestellungId', handlungSchemas, {
  room: 'bestellung',
  describe: (handlung) => {
    const { zeile, wer } = transitions[handlung]
    return { summary: `${zeile}: ${handlung}`, access: { kind: 'signed-in', rollen: rollenOf(wer), relation: 'participant' } }
  },
  params,
  answer: quittung,
  errors: ['bestellung.veraltet', 'bestellung.falscher_status'],
})

export const streamEreignis = z.strictObject({ bestellungId: id, version: z.int(), art: plain.code })
export type StreamEreignis = z.infer<typeof streamEreignis>
