/** The sheet of a visit as it is stored, field by field (shared/document.ts): a draft may be empty, what stands in it must be possible. */
import { z } from 'zod'
import { besuchstag } from '../hausbesuch/handlungen.contract.ts'
import { leistungsquellen } from '../hausbesuch/hausbesuch.ts'
import { unterschrift } from '../klient/nachweis.contract.ts'
import {
  type DocumentOf,
  needed,
  neededText,
  optional,
  optionalText,
  readFields,
  readList,
  sealColumn,
  shapeOf,
  unsaidOf,
} from '../shared/document.ts'
import { id, lineOfWords, words } from '../shared/schemas.ts'
import { blattWords } from './blattWords.ts'
import {
  anordnungsWege,
  befundWords,
  folgeArten,
  gabeStaende,
  infektionszeichen,
  koerperstellen,
  pflegeSichergestellt,
  wundWords,
  type wundgrundTeile,
} from './dokumentation.ts'
import { isPossible, vitalArten, vitalTable } from './vitalwerte.ts'

/** HAUS has written it; PRAXIS is the one of the visit, BETEILIGTE are all other houses of it (dokumentation.policy.ts). */
const blattReaders = ['HAUS', 'PRAXIS', 'BETEILIGTE'] as const
export type BlattReader = (typeof blattReaders)[number]

const own = { sees: ['HAUS'], copies: false, label: null } as const

/** The client gives it: what was measured without network keeps its time. */
const zeitpunkt = z.iso.datetime()

const leistungDocument = {
  erbracht: optional(z.boolean().nullable(), { ...own, unsaid: null }),
  grund: optional(lineOfWords(250).nullable(), { ...own, unsaid: null }),
} as const

export const zusaetzlicheDocument = {
  id: needed(id, own),
  bezeichnung: neededText(lineOfWords(120), own),
  quelle: needed(z.enum(leistungsquellen), own),
} as const

export const vitalDocument = {
  id: needed(id, own),
  art: needed(z.enum(vitalArten), own),
  /** In the unit of the table; the upper one of a pair. */
  wert: needed(z.number(), own),
  wert2: needed(z.number().nullable(), own),
  am: needed(zeitpunkt, own),
  ort: optionalText(lineOfWords(60), own),
  geraet: optionalText(lineOfWords(60), own),
  bemerkung: optionalText(lineOfWords(250), own),
} as const

export const vitalwert = z.strictObject(shapeOf(vitalDocument)).superRefine(({ art, wert, wert2 }, ctx) => {
  const size = vitalTable[art]
  const { zweite, stellen } = size
  const wrong = (field: string, message: string) => ctx.addIssue({ code: 'custom', message, path: [field] })
  if (!isPossible(wert, size)) wrong('wert', 'messwert')
  if (zweite === null) {
    if (wert2 !== null) wrong('wert2', 'falsch')
    return
  }
  if (wert2 === null) wrong('wert2', 'pflicht')
  else if (!isPossible(wert2, { ...zweite, stellen })) wrong('wert2', 'messwert')
  else if (wert2 >= wert) wrong('wert2', 'diastole')
})
export type Vitalwert = z.infer<typeof vitalwert>

/** Centimetres with one digit. */
const cm = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, { message: 'messwert' })
  .nullable()
const prozent = z.int().min(0).max(100)

const wundgrund = z
  .strictObject({ granulation: prozent, fibrin: prozent, nekrose: prozent, epithel: prozent } satisfies Record<
    (typeof wundgrundTeile)[number],
    z.ZodType
  >)
  .refine((grund) => Object.values(grund).reduce((sum, part) => sum + part, 0) === 100, { message: 'wundgrund' })

export const wundDocument = {
  id: needed(id, own),
  stelle: needed(z.enum(koerperstellen), own),
  art: needed(z.enum(wundWords.art), own),
  grad: optional(z.enum(wundWords.grad).nullable(), { ...own, unsaid: null }),
  laenge: optional(cm, { ...own, unsaid: null }),
  breite: optional(cm, { ...own, unsaid: null }),
  tiefe: optional(cm, { ...own, unsaid: null }),
  exsudat: optional(z.enum(wundWords.exsudat).nullable(), { ...own, unsaid: null }),
  rand: optional(z.enum(wundWords.rand).nullable(), { ...own, unsaid: null }),
  grund: optional(wundgrund.nullable(), { ...own, unsaid: null }),
  geruch: optional(z.enum(wundWords.geruch).nullable(), { ...own, unsaid: null }),
  infektionszeichen: optional(z.array(z.enum(infektionszeichen)).max(infektionszeichen.length), { ...own, unsaid: [] }),
  verband: optionalText(lineOfWords(250), own),
  /** Documents of the Klient of the kind WUNDFOTO, with what shows the size: a ruler beside the wound. */
  fotos: optional(z.array(z.strictObject({ dokumentId: id, massstab: lineOfWords(60) })).max(6), { ...own, unsaid: [] }),
} as const
export const wunde = z.strictObject(shapeOf(wundDocument))

export const gabeDocument = {
  id: needed(id, own),
  bezeichnung: neededText(lineOfWords(120), own),
  stand: optional(z.enum(gabeStaende), { ...own, unsaid: 'GEGEBEN' }),
  abweichung: optionalText(lineOfWords(250), own),
  /** As the plan of the day says it, or as it was written. */
  dosis: optionalText(lineOfWords(160), { ...own, older: null }),
  /** When it was given, or was not. */
  am: optional(zeitpunkt.nullable(), { ...own, unsaid: null, older: null }),
  /** Counted, in pieces. */
  rest: optional(z.int().min(0).max(10_000).nullable(), { ...own, unsaid: null }),
} as const

/** What a doctor said by word of mouth; read back to him, or it does not count. */
export const gesagtesDocument = {
  id: needed(id, own),
  praxisId: needed(id, own),
  arzt: neededText(lineOfWords(120), own),
  weg: optional(z.enum(anordnungsWege), { ...own, unsaid: 'TELEFONISCH' }),
  am: needed(zeitpunkt, own),
  wortlaut: neededText(words(2000), own),
  vorgelesen: optional(z.boolean(), { ...own, unsaid: false }),
} as const

export const angekuendigteDocument = {
  id: needed(id, own),
  art: needed(z.enum(folgeArten), own),
  text: neededText(lineOfWords(250), own),
} as const

const einzig = (list: readonly { id: string }[]): boolean => new Set(list.map((one) => one.id)).size === list.length

interface EntriesOf<Schema extends z.ZodType> {
  most: number
  read: (stored: unknown) => z.output<Schema>
}
const entries = <Schema extends z.ZodType<{ id: string }>>(one: Schema, { most, read }: EntriesOf<Schema>) =>
  optional(z.array(one).max(most).refine(einzig, { message: 'doppelt' }), { ...own, unsaid: [], read: readList(read) })

const befund = <const Words extends readonly [string, ...string[]]>(label: string, list: Words) =>
  optional(z.enum(list).nullable(), { ...own, label, unsaid: null })
const { befund: befundLabel } = blattWords

export const befundDocument = {
  allgemeinzustand: befund(befundLabel.allgemeinzustand, befundWords.allgemeinzustand),
  bewusstsein: befund(befundLabel.bewusstsein, befundWords.bewusstsein),
  haut: befund(befundLabel.haut, befundWords.haut),
  oedeme: befund(befundLabel.oedeme, befundWords.oedeme),
  atmung: befund(befundLabel.atmung, befundWords.atmung),
  ausscheidung: befund(befundLabel.ausscheidung, befundWords.ausscheidung),
  ernaehrung: befund(befundLabel.ernaehrung, befundWords.ernaehrung),
  stimmung: befund(befundLabel.stimmung, befundWords.stimmung),
  trinkmengeMl: optional(z.int().min(0).max(10_000).nullable(), { ...own, label: 'Trinkmenge', unsaid: null }),
  sturz: optionalText(words(2000), { ...own, label: 'Sturz' }),
  text: optionalText(words(4000), { ...own, label: 'Weitere Befunde' }),
} as const

const { dosis, am, ...gabeShape } = shapeOf(gabeDocument)
/** What a device has written before they were asked comes without them. */
const gabe = z.strictObject({ ...gabeShape, dosis: dosis.default(null), am: am.default(null) })

export const medikationDocument = {
  gestelltBis: optional(besuchstag.nullable(), { ...own, label: 'Medikamente gestellt bis', unsaid: null }),
  gaben: entries(gabe, { most: 40, read: readFields(gabeDocument) }),
} as const

/**
 * The proof of advice at home (§ 37 Abs. 4 SGB XI): that it was given is confirmed to the Pflegekasse; what was found is told to the Klient, and
 * to the Kasse with the Klient's consent only. Day and person are those of the visit.
 */
export const beratungDocument = {
  sichergestellt: optional(z.enum(pflegeSichergestellt).nullable(), { ...own, label: 'Pflege sichergestellt', unsaid: null }),
  empfehlung: optionalText(words(4000), { ...own, label: 'Empfehlung' }),
  /** Null: nobody has asked yet. */
  einwilligung: optional(z.boolean().nullable(), { ...own, label: 'Mitteilung an die Pflegekasse', unsaid: null }),
} as const
const nothingAdvised = unsaidOf(beratungDocument)

export const blattDocument = {
  /** One for each planned service, in their order; null: nothing was said yet. */
  leistungen: optional(z.array(z.strictObject(shapeOf(leistungDocument))).max(30), {
    ...own,
    unsaid: [],
    read: readList(readFields(leistungDocument)),
  }),
  zusaetzliche: entries(z.strictObject(shapeOf(zusaetzlicheDocument)), { most: 15, read: readFields(zusaetzlicheDocument) }),
  vitalwerte: { ...entries(vitalwert, { most: 60, read: readFields(vitalDocument) }), sees: ['HAUS', 'PRAXIS'] },
  befunde: optional(z.strictObject(shapeOf(befundDocument)), {
    ...own,
    unsaid: unsaidOf(befundDocument),
    read: readFields(befundDocument),
  }),
  wunden: entries(wunde, { most: 10, read: readFields(wundDocument) }),
  medikation: optional(z.strictObject(shapeOf(medikationDocument)), {
    ...own,
    unsaid: unsaidOf(medikationDocument),
    read: readFields(medikationDocument),
  }),
  anordnungen: entries(z.strictObject(shapeOf(gesagtesDocument)), { most: 10, read: readFields(gesagtesDocument) }),
  beratung: {
    // What a device wrote before it was asked has none.
    ...optional(z.strictObject(shapeOf(beratungDocument)).default(nothingAdvised), {
      ...own,
      unsaid: nothingAdvised,
      read: readFields(beratungDocument),
    }),
    older: nothingAdvised,
  },
  massnahmen: optionalText(words(4000), { ...own, label: 'Maßnahmen' }),
  ergebnis: optionalText(words(4000), { ...own, sees: blattReaders, label: 'Ergebnis' }),
  wiedervorlage: optional(besuchstag.nullable(), { ...own, label: 'Wiedervorlage', unsaid: null }),
  folgen: entries(z.strictObject(shapeOf(angekuendigteDocument)), { most: 15, read: readFields(angekuendigteDocument) }),
  /** SVG path data in a box of 600 by 200. */
  handzeichen: optional(unterschrift.nullable(), { ...own, unsaid: null }),
  klientUnterschrift: optional(unterschrift.nullable(), { ...own, unsaid: null }),
} as const

export const blattSchema = z.strictObject(shapeOf(blattDocument))
export type Blatt = DocumentOf<typeof blattDocument>

/** What of a finished sheet another house of the visit may see. */
export const auszugDocument = { vitalwerte: blattDocument.vitalwerte, ergebnis: blattDocument.ergebnis } as const

export const emptyBlatt = (leistungen: number): Blatt => ({
  ...unsaidOf(blattDocument),
  leistungen: Array.from({ length: leistungen }, () => unsaidOf(leistungDocument)),
})

/** One state of the sheet as its row is kept: sealed whole. */
export const fassungDocument = { inhalt: sealColumn(blattSchema, { ...own, read: readFields(blattDocument) }) } as const
