/** Art. 17 and 18 DSGVO, for the managers of the nursing service only. */
import { z } from 'zod'
import { pflegeLeitung } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, lineOfWords } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { type Unterlage, unterlagen } from './aufbewahrung.ts'
import { klientStatus } from './klient.ts'
import { loeschAnlaesse, loeschHindernisse } from './loeschung.decider.ts'

export const loeschAnsichten = ['GESPERRT', 'BEANTRAGT', 'FAELLIG'] as const
export type LoeschAnsicht = (typeof loeschAnsichten)[number]

const count = z.int()

const loeschBericht = z.strictObject({
  /** Goes: sections of the record, access data, and all below. */
  einwilligungen: count,
  apothekenwahlen: count,
  abwesenheiten: count,
  dokumente: count,
  zuteilungen: count,
  /** Visits of the own house alone go; those of others stay with them. */
  besuche: count,
  blaetter: count,
  /** Orders stay in the caller's organisation without name and date of birth. */
  bestellungen: count,
  /** Of these, pharmacy or practice have their own copy; they keep name and date of birth for their own documentation. */
  bestellungenBeiPartnern: count,
  /** Inquiries that were assigned to the record stay without him, until their own time is over. */
  anliegen: count,
  /** Entries of the audit trail stay, by number only. */
  protokollEintraege: count,
})
export type LoeschBericht = z.infer<typeof loeschBericht>

const who = z.strictObject({ am: z.iso.datetime(), von: plain.name })
const antrag = who.extend({
  grund: acceptedWords,
  anlass: z.enum(loeschAnlaesse),
  vonMir: z.boolean(),
  /** From when the reader may confirm it; null: another manager has to. */
  bestaetigbarAb: z.iso.datetime().nullable(),
})
const sperre = who.extend({ grund: acceptedWords })

const loeschAnswer = z.strictObject({
  id,
  name: plain.name,
  geburtsdatum: isoDate,
  status: z.enum(klientStatus),
  aufbewahrung: z.strictObject({
    ab: isoDate.nullable(),
    bis: isoDate.nullable(),
    unterlagen: z.array(z.strictObject({ unterlage: z.enum(unterlagen as [Unterlage, ...Unterlage[]]), bis: isoDate.nullable() })),
  }),
  sperre: sperre.nullable(),
  antrag: antrag.nullable(),
  /** For which reason it may go today; null: what stands against it is `hindernis`. */
  anlass: z.enum(loeschAnlaesse).nullable(),
  hindernis: z.enum(loeschHindernisse).nullable(),
  bericht: loeschBericht,
})
export type LoeschAnswer = z.infer<typeof loeschAnswer>

const entry = z.strictObject({
  id,
  name: plain.name,
  geburtsdatum: isoDate,
  gesperrt: z.boolean(),
  beantragt: z.boolean(),
  /** Last day on which it must be kept; null while the time does not run. */
  bis: isoDate.nullable(),
})
export type LoeschEntry = z.infer<typeof entry>

const params = z.strictObject({ klientId: id })
const withGrund = z.strictObject({ grund: lineOfWords(300) })

export const loeschungContract = {
  list: defineCall('GET /api/klienten/loeschung', {
    id: 'klient.listLoeschungen',
    summary: 'Records that are restricted, whose erasure is requested, or whose time is over',
    access: pflegeLeitung,
    query: z.strictObject({
      ansicht: z.enum(loeschAnsichten),
      cursor: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.strictObject({ klienten: z.array(entry), cursor: id.nullable() }),
  }),
  read: defineCall('GET /api/klienten/:klientId/loeschung', {
    id: 'klient.readLoeschung',
    summary: 'How long the record is kept, whether it is restricted, and what erasing would take away and leave',
    access: pflegeLeitung,
    params,
    answer: loeschAnswer,
  }),
  restrict: defineCall('POST /api/klienten/:klientId/sperren', {
    id: 'klient.restrict',
    summary: 'Restrict the record (Art. 18 DSGVO): from now on it exists for nobody, but for the heads in the list of restricted ones',
    access: pflegeLeitung,
    params,
    body: withGrund,
    status: 204,
    idempotent: true,
    errors: ['klient.schon_gesperrt'],
  }),
  lift: defineCall('POST /api/klienten/:klientId/entsperren', {
    id: 'klient.liftRestriction',
    summary: 'Lift the restriction; the record is there again as it was',
    access: pflegeLeitung,
    params,
    body: withGrund,
    status: 204,
    idempotent: true,
    errors: ['klient.nicht_gesperrt'],
  }),
  request: defineCall('POST /api/klienten/:klientId/loeschung', {
    id: 'klient.requestErasure',
    summary:
      'Ask for the erasure of a record whose time is over, or that was made by mistake; another head has to confirm it, or the only one a week later',
    access: pflegeLeitung,
    params,
    body: withGrund,
    status: 204,
    idempotent: true,
    errors: ['klient.loeschung_hindernis', 'klient.loeschung_schon_beantragt'],
  }),
  withdraw: defineCall('POST /api/klienten/:klientId/loeschung/zuruecknehmen', {
    id: 'klient.withdrawErasure',
    summary: 'Take the request back, or refuse that of another head; the record stays',
    access: pflegeLeitung,
    params,
    body: withGrund,
    status: 204,
    idempotent: true,
    errors: ['klient.loeschung_nicht_beantragt'],
  }),
  confirm: defineCall('POST /api/klienten/:klientId/loeschung/bestaetigen', {
    id: 'klient.confirmErasure',
    summary: 'Erase the record for ever, as the second head or after a week; answers what went and what stays, also to who confirms again',
    access: pflegeLeitung,
    params,
    answer: loeschBericht,
    idempotent: true,
    errors: ['klient.loeschung_hindernis', 'klient.loeschung_nicht_beantragt', 'klient.loeschung_vier_augen'],
  }),
} as const
