import { z } from 'zod'
import { handlungSchemas as bagSchemas } from '../bestellung/handlungen.contract.ts'
import { blattSchema } from '../dokumentation/blatt.document.ts'
import { handlungSchemas } from '../hausbesuch/handlungen.contract.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { results, maxEntries, conflictFields } from './unterwegs.ts'

const time = z.iso.datetime()
const kopf = z.strictObject({
  /** Made on the device; the entry is taken up once, however often it comes. */
  eintragId: id,
  hausbesuchId: id,
  am: time,
  gesehen: z.int().min(1),
})
const ohne = { version: true } as const
const bagKopf = kopf.omit({ hausbesuchId: true }).extend({ bestellungId: id })

const blattEntry = z.strictObject({
  blatt: blattSchema,
  blattVersion: z.int().min(0),
  /** The entry for the same sheet before this one: the writer goes on from what it says. */
  nach: id.nullable(),
  ende: z.boolean(),
})

export const entry = z.discriminatedUnion('art', [
  kopf.extend({ art: z.literal('losfahren'), angaben: handlungSchemas.losfahren.omit(ohne) }),
  kopf.extend({ art: z.literal('beginnen'), angaben: handlungSchemas.beginnen.omit(ohne) }),
  kopf.extend({ art: z.literal('nichtAntreffen'), angaben: handlungSchemas.nichtAntreffen.omit(ohne) }),
  kopf.extend({ art: z.literal('abschliessen'), angaben: handlungSchemas.abschliessen.omit(ohne) }),
  kopf.extend({ art: z.literal('nachtragen'), angaben: handlungSchemas.nachtragen.omit(ohne) }),
  kopf.extend({ art: z.literal('dokumentieren'), angaben: blattEntry }),
  bagKopf.extend({ art: z.literal('zustellen'), angaben: bagSchemas.zustellen.omit(ohne) }),
  bagKopf.extend({ art: z.literal('zustellungGescheitert'), angaben: bagSchemas.zustellungGescheitert.omit(ohne) }),
  bagKopf.extend({ art: z.literal('ausliefern'), angaben: bagSchemas.ausliefern.omit(ohne) }),
])
export type Entry = z.output<typeof entry>
/** Of a bag, and so of an order. */
export type BagEntry = Extract<Entry, { bestellungId: string }>
export type BesuchEntry = Exclude<Entry, BagEntry>
export const isBagEntry = (one: Entry): one is BagEntry => 'bestellungId' in one
export type BlattEntry = Extract<Entry, { art: 'dokumentieren' }>

export const entries = z.array(entry).min(1).max(maxEntries)

export const conflictField = z.strictObject({
  feld: z.enum(conflictFields),
  /** As seen or written on the way; of a part of the sheet its value as JSON. */
  meins: acceptedWords.nullable(),
  server: acceptedWords.nullable(),
  durch: plain.name.nullable(),
  am: time.nullable(),
  gewinnt: z.enum(['SERVER', 'PERSON']),
})
export type ConflictField = z.output<typeof conflictField>

export const entryAnswer = z.strictObject({
  eintragId: id,
  ergebnis: z.enum(results),
  nachgereicht: z.boolean(),
  felder: z.array(conflictField),
  code: plain.code.nullable(),
})
export type EntryAnswer = z.output<typeof entryAnswer>
