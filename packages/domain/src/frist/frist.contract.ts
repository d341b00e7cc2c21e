import { z } from 'zod'
import { quittung } from '../bestellung/bestellung.contract.ts'
import { kopfDocument } from '../bestellung/bestellung.document.ts'
import { folgeArten } from '../dokumentation/dokumentation.ts'
import { several } from '../liste/liste.contract.ts'
import { own, pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { fristArten, ruheGruende } from './frist.ts'

const termin = z.strictObject({ hausbesuchId: id, tag: isoDate })

const vermerk = z.strictObject({
  faellig: isoDate,
  ruhe: z.strictObject({ bis: isoDate, grund: z.enum(ruheGruende), durch: plain.name }).nullable(),
  zustaendig: z.strictObject({ id, name: plain.name }).nullable(),
})

export const fristListRow = z.strictObject({
  id: plain.code,
  art: z.enum(fristArten),
  objektId: id,
  faellig: isoDate,
  /** Of an order that is needed by an hour of its day. */
  uhrzeit: kopfDocument.bedarfUhrzeit.schema,
  ueberfaellig: z.boolean(),
  klient: z.strictObject({ id, name: plain.name, initialen: plain.name }).nullable(),
  nummer: plain.number.nullable(),
  haus: plain.name.nullable(),
  /** Which practice has to read the card, or is asked for the next Verordnung unless another is chosen; null for all other kinds. */
  praxisId: id.nullable(),
  /** Whether the Klient has released practices from confidentiality; null where no practice is asked. */
  entbunden: z.boolean().nullable(),
  folge: z.strictObject({ art: z.enum(folgeArten), hausbesuchId: id }).nullable(),
  termin: termin.nullable(),
  vermerk: vermerk.nullable(),
})
export type FristListRow = z.infer<typeof fristListRow>

export const fristAnfrage = z.strictObject({
  art: several(z.enum(fristArten)),
  tage: z.coerce.number().int().min(0).max(366).default(30),
  klientId: id.optional(),
  nurMeine: z.stringbool().default(false),
  ruhende: z.stringbool().default(false),
})
export type FristAnfrage = z.infer<typeof fristAnfrage>

const gemeinte = z.strictObject({ art: z.enum(fristArten), objektId: id, faellig: isoDate })
export type GemeinteFrist = z.infer<typeof gemeinte>

const error = ['frist.nicht_eure', 'frist.vorbei'] as const

export const fristContract = {
  list: defineCall('GET /api/fristen', {
    id: 'frist.list',
    summary: 'Deadlines of the own house by day, the earliest first; no more than some hundred of a kind, and then it says so',
    access: own,
    query: fristAnfrage,
    answer: z.strictObject({
      heute: isoDate,
      zeilen: z.array(fristListRow),
      zahlen: z.array(z.strictObject({ art: z.enum(fristArten), anzahl: z.int() })),
      gekuerzt: z.boolean(),
      personen: z.array(z.strictObject({ id, name: plain.name })),
    }),
  }),
  calendar: defineCall('GET /api/fristen/kalender', {
    id: 'frist.calendar',
    summary: 'The same as whole days of a calendar (RFC 5545), with first letters only',
    access: own,
    query: fristAnfrage,
    media: 'text/calendar',
  }),
  beratung: defineCall('GET /api/fristen/beratung/:klientId', {
    id: 'frist.beratung',
    summary: 'Whether a Klient has to have advice at home or may have it (§ 37 Abs. 3 SGB XI), until when, and the visits for it; logged',
    access: pflege,
    params: z.strictObject({ klientId: id }),
    answer: z.strictObject({
      frist: z
        .discriminatedUnion('art', [
          z.strictObject({ art: z.enum(['PFLICHT', 'ANGEBOT']), faellig: isoDate }),
          z.strictObject({ art: z.literal('UNBEKANNT'), faellig: z.null() }),
        ])
        .nullable(),
      letzter: termin.nullable(),
      termin: termin.nullable(),
    }),
  }),
  rest: defineCall('POST /api/fristen/ruhe', {
    id: 'frist.rest',
    summary: 'Let a deadline rest until a day, or wake it; it holds for this day of the deadline only',
    access: own,
    body: gemeinte.extend({ ruhe: z.strictObject({ bis: isoDate, grund: z.enum(ruheGruende) }).nullable() }),
    answer: fristListRow,
    idempotent: true,
    errors: [...error, 'frist.ruhe_zu_lang'],
  }),
  assign: defineCall('POST /api/fristen/zustaendigkeit', {
    id: 'frist.assign',
    summary: 'Give a deadline to somebody of the own house, who is told; or to nobody',
    access: own,
    body: gemeinte.extend({ personId: id.nullable() }),
    answer: fristListRow,
    idempotent: true,
    errors: [...error, 'frist.nur_leitung', 'frist.person_unbekannt'],
  }),
  askPractice: defineCall('POST /api/fristen/praxisanfragen', {
    id: 'frist.askPractice',
    summary: 'Ask the practice for the next Verordnung of home nursing: an order is sent, and the deadline rests as applied for',
    access: pflege,
    body: z.strictObject({ objektId: id, faellig: isoDate, praxisId: id.nullable() }),
    answer: quittung,
    idempotent: true,
    errors: ['frist.vorbei', 'bestellung.unvollstaendig'],
  }),
  cardRead: defineCall('POST /api/fristen/karten', {
    id: 'frist.cardRead',
    summary: 'A practice has read the card of a Klient in this quarter, or it turned out that it has not',
    access: pflege,
    body: z.strictObject({ klientId: id, praxisId: id, eingelesen: z.boolean() }),
    status: 204,
    idempotent: true,
    errors: ['frist.vorbei'],
  }),
} as const
