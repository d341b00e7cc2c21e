/** The sheet of a visit as one object: a draft may be empty, what stands in it must be possible. */
import { z } from 'zod'
import { besuchstag } from '../hausbesuch/handlungen.contract.ts'
import { leistungsquellen } from '../hausbesuch/hausbesuch.ts'
import { unterschrift } from '../klient/nachweis.contract.ts'
import { id, lineOfWords, words } from '../shared/schemas.ts'
import {
  anordnungsWege,
  befundWords,
  folgeArten,
  gabeStaende,
  infektionszeichen,
  koerperstellen,
  wundWords,
  type wundgrundTeile,
} from './dokumentation.ts'
import { isPossible, vitalArten, vitalTable } from './vitalwerte.ts'

/** The client gives it: what was measured without network keeps its time. */
const zeitpunkt = z.iso.datetime()

export const vitalwert = z
  .strictObject({
    id,
    art: z.enum(vitalArten),
    /** In the unit of the table; the upper one of a pair. */
    wert: z.number(),
    wert2: z.number().nullable(),
    am: zeitpunkt,
    /** Where on the body and how: left arm, lying. */
    ort: lineOfWords(60).nullable(),
    geraet: lineOfWords(60).nullable(),
    bemerkung: lineOfWords(250).nullable(),
  })
  .superRefine(({ art, wert, wert2 }, ctx) => {
    const size = vitalTable[art]
    const { zweite, stellen } = size
    const falsch = (field: string, message: string) => ctx.addIssue({ code: 'custom', message, path: [field] })
    if (!isPossible(wert, size)) falsch('wert', 'messwert')
    if (zweite === null) {
      if (wert2 !== null) falsch('wert2', 'falsch')
      return
    }
    if (wert2 === null) falsch('wert2', 'pflicht')
    else if (!isPossible(wert2, { ...zweite, stellen })) falsch('wert2', 'messwert')
    else if (wert2 >= wert) falsch('wert2', 'diastole')
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
  .refine((grund) => Object.values(grund).reduce((summe, teil) => summe + teil, 0) === 100, { message: 'wundgrund' })

export const wunde = z.strictObject({
  id,
  stelle: z.enum(koerperstellen),
  art: z.enum(wundWords.art),
  grad: z.enum(wundWords.grad).nullable(),
  laenge: cm,
  breite: cm,
  tiefe: cm,
  exsudat: z.enum(wundWords.exsudat).nullable(),
  rand: z.enum(wundWords.rand).nullable(),
  grund: wundgrund.nullable(),
  geruch: z.enum(wundWords.geruch).nullable(),
  infektionszeichen: z.array(z.enum(infektionszeichen)).max(infektionszeichen.length),
  verband: lineOfWords(250).nullable(),
  /** Documents of the Klient of the kind WUNDFOTO, with what shows the size: a ruler beside the wound. */
  fotos: z.array(z.strictObject({ dokumentId: id, massstab: lineOfWords(60) })).max(6),
})

const gabe = z.strictObject({
  id,
  bezeichnung: lineOfWords(120),
  stand: z.enum(gabeStaende),
  abweichung: lineOfWords(250).nullable(),
  /** Counted, in pieces. */
  rest: z.int().min(0).max(10_000).nullable(),
})

/** What a doctor said by word of mouth; read back to him, or it does not count. */
const anordnungAngaben = z.strictObject({
  id,
  /** The practice that is to sign against it. */
  praxisId: id,
  arzt: lineOfWords(120),
  weg: z.enum(anordnungsWege),
  am: zeitpunkt,
  wortlaut: words(2000),
  vorgelesen: z.boolean(),
})

const einzig = (liste: readonly { id: string }[]): boolean => new Set(liste.map((eines) => eines.id)).size === liste.length
const doppelt = { message: 'doppelt' }

const worte = befundWords
const befunde = z.strictObject({
  allgemeinzustand: z.enum(worte.allgemeinzustand).nullable(),
  bewusstsein: z.enum(worte.bewusstsein).nullable(),
  haut: z.enum(worte.haut).nullable(),
  oedeme: z.enum(worte.oedeme).nullable(),
  atmung: z.enum(worte.atmung).nullable(),
  ausscheidung: z.enum(worte.ausscheidung).nullable(),
  ernaehrung: z.enum(worte.ernaehrung).nullable(),
  stimmung: z.enum(worte.stimmung).nullable(),
  trinkmengeMl: z.int().min(0).max(10_000).nullable(),
  /** What happened, when, what was done. */
  sturz: words(2000).nullable(),
  text: words(4000).nullable(),
})

export const blattSchema = z.strictObject({
  /** One for each planned service, in their order; null: nothing was said yet. */
  leistungen: z.array(z.strictObject({ erbracht: z.boolean().nullable(), grund: lineOfWords(250).nullable() })).max(30),
  zusaetzliche: z
    .array(z.strictObject({ id, bezeichnung: lineOfWords(120), quelle: z.enum(leistungsquellen) }))
    .max(15)
    .refine(einzig, doppelt),
  vitalwerte: z.array(vitalwert).max(60).refine(einzig, doppelt),
  befunde,
  wunden: z.array(wunde).max(10).refine(einzig, doppelt),
  medikation: z.strictObject({ gestelltBis: besuchstag.nullable(), gaben: z.array(gabe).max(40).refine(einzig, doppelt) }),
  anordnungen: z.array(anordnungAngaben).max(10).refine(einzig, doppelt),
  massnahmen: words(4000).nullable(),
  ergebnis: words(4000).nullable(),
  wiedervorlage: besuchstag.nullable(),
  folgen: z
    .array(z.strictObject({ id, art: z.enum(folgeArten), text: lineOfWords(250) }))
    .max(15)
    .refine(einzig, doppelt),
  /** SVG path data in a box of 600 by 200. */
  handzeichen: unterschrift.nullable(),
  klientUnterschrift: unterschrift.nullable(),
})
export type Blatt = z.infer<typeof blattSchema>

/** A sheet on which nothing stands yet. */
export const emptyBlatt = (leistungen: number): Blatt => ({
  leistungen: Array.from({ length: leistungen }, () => ({ erbracht: null, grund: null })),
  zusaetzliche: [],
  vitalwerte: [],
  befunde: {
    allgemeinzustand: null,
    bewusstsein: null,
    haut: null,
    oedeme: null,
    atmung: null,
    ausscheidung: null,
    ernaehrung: null,
    stimmung: null,
    trinkmengeMl: null,
    sturz: null,
    text: null,
  },
  wunden: [],
  medikation: { gestelltBis: null, gaben: [] },
  anordnungen: [],
  massnahmen: null,
  ergebnis: null,
  wiedervorlage: null,
  folgen: [],
  handzeichen: null,
  klientUnterschrift: null,
})
