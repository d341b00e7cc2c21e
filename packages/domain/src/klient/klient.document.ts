/**
 * The record of a Klient as it is stored, section by section and field by field (shared/document.ts). What people write in words of their own
 * and what is said about health or relatives is sealed under the key of the Klient (docs/keys.md). `label` is its line in the copy after
 * Art. 15 DSGVO, which is printed with the words of the server's `auskunftWords.ts`.
 */
import { z } from 'zod'
import { fachgruppenSchluessel } from '../personal/fachgruppen.ts'
import { checkBsnr, checkIcd10, checkIk, checkKvnr, checkLanr, normalizeKennung } from '../shared/checkDigits.ts'
import {
  type DocumentOf,
  type Fields,
  labelsOf,
  needed,
  optional,
  readStored,
  namesOfSealed,
  shapeOf,
  unsaidOf,
} from '../shared/document.ts'
import { adresse, id, isoDate, kennung, line, lineOfWords, named, telefon, words } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'
import { genehmigungen, maxVerordnungen, verordnungsarten } from './hkp.ts'
import { hkpNummern } from './hkpLeistungen.ts'
import { emptyMittel, medikation, mittelDocument } from './mittel.document.ts'
import { type Bereich, anreden, bereiche, endegruende, klaerungen, risiken, versichertenstatus, vollmachten } from './akte.ts'
import { klientStatus, leistungsarten, versicherungsarten, wohnformen } from './klient.ts'

/** What an order opens of it to a practice or a pharmacy is for the policy to say (einblick.policy.ts); all else is for the own house. */
const own = { sees: ['PFLEGE'], copies: false } as const
const opened = { sees: ['PFLEGE', 'ARZT', 'APOTHEKE'], copies: false } as const
/** Sealed, though it is no text in words of somebody's own. */
const sealed = { sealed: true } as const

const said = <Schema extends z.ZodType>(label: string, schema: Schema, rest: { sealed?: true } = {}) =>
  needed(schema, { ...own, ...rest, label })
const maybe = <Schema extends z.ZodType>(label: string, schema: Schema, rest: { sealed?: true } = {}) =>
  optional(schema.nullable(), { ...own, ...rest, unsaid: null, label })

const koordinate = (min: number, max: number) => z.number().min(min).max(max).multipleOf(0.00001)

const person = {
  anrede: maybe('Anrede', z.enum(anreden)),
  titel: maybe('Titel', named(40)),
  vorname: said('Vorname', named(60)),
  /** von, van der, de la … */
  vorsatzwort: maybe('Vorsatzwort', named(20)),
  nachname: said('Nachname', named(60)),
  /** Gräfin, Freiherr … */
  namenszusatz: maybe('Namenszusatz', named(20)),
  geburtsname: maybe('Geburtsname', named(60)),
  geburtsdatum: said('Geburtsdatum', isoDate),
  geburtsort: maybe('Geburtsort', harmless('place', line(60))),
  geschlecht: said('Geschlecht', z.enum(['M', 'W', 'D', 'X'])),
  status: said('Status', z.enum(klientStatus)),
  pflegebeginn: maybe('Pflege seit', isoDate),
  pflegeende: maybe('Pflege bis', isoDate),
  endegrund: maybe('Grund des Endes', z.enum(endegruende)),
} as const

const wohnen = {
  adresse: said('Adresse', adresse.nullable()),
  /** Of the address, in degrees (WGS 84); a box around Germany, so that the two are not taken for each other. Five digits are a metre. */
  breite: maybe('Breite (Grad)', koordinate(47.2, 55.1)),
  laenge: maybe('Länge (Grad)', koordinate(5.8, 15.1)),
  wohnform: said('Wohnform', z.enum(wohnformen)),
  heim: maybe('Heim', named(120)),
  zimmer: maybe('Zimmer', harmless('place', line(20))),
  telefon: said('Telefon', telefon.nullable()),
  mobil: maybe('Mobil', telefon),
  email: maybe('E-Mail', z.string().trim().max(254).pipe(z.email())),
} as const

const kvnr = kennung('kvnr', checkKvnr, normalizeKennung)
const ik = kennung('ik', checkIk)

/** The care grade says how ill somebody is. */
export const pflegegradDocument = {
  pflegegrad: optional(z.int().min(0).max(5).nullable(), { ...opened, ...sealed, unsaid: null, label: 'Pflegegrad' }),
  pflegegradSeit: optional(isoDate.nullable(), { ...opened, ...sealed, unsaid: null, label: 'Pflegegrad seit' }),
} as const

const versicherung = {
  versicherungsart: said('Versicherungsart', z.enum(versicherungsarten)),
  kvnr: said('Versichertennummer', kvnr.nullable()),
  krankenkasse: said('Krankenkasse', named(80).nullable()),
  kassenIk: said('IK der Kasse', ik.nullable()),
  versichertenstatus: maybe('Versichertenstatus', z.enum(versichertenstatus)),
  egkGueltigBis: maybe('Gesundheitskarte gültig bis', isoDate),
  /** Null: not exempt. */
  zuzahlungBefreitBis: said('Zuzahlungsbefreit bis', isoDate.nullable()),
  zuzahlungNr: maybe('Nummer der Befreiung', harmless('number', line(40))),
  ...pflegegradDocument,
  pflegekasse: maybe('Pflegekasse', named(80)),
  /** Sealed beside the care grade, of which it tells. */
  leistungsart: maybe('Leistung der Pflegekasse', z.enum(leistungsarten), sealed),
  /** As the Pflegekasse has approved them (§ 40 Abs. 2 SGB XI); without an end where it has named none. Sealed: they tell of a care grade. */
  pflegehilfsmittelVon: maybe('Pflegehilfsmittel genehmigt ab', isoDate, sealed),
  pflegehilfsmittelBis: maybe('Pflegehilfsmittel genehmigt bis', isoDate, sealed),
} as const

const facharztDocument = {
  name: said('Name', named(120)),
  fachgruppe: maybe('Fachgruppe', z.enum(fachgruppenSchluessel)),
  /** The words in which it was written before there was a choice; null as soon as somebody has chosen. */
  fachrichtung: maybe('Fachrichtung', harmless('own', line(60))),
  telefon: maybe('Telefon', telefon),
  lanr: maybe('LANR', kennung('lanr', checkLanr)),
  bsnr: maybe('BSNR', kennung('bsnr', checkBsnr)),
  praxisId: maybe('Praxis', id),
} as const

const aerzte = {
  hausarztId: said('Hausarztpraxis', id.nullable()),
  fachaerzte: optional(z.array(z.strictObject(shapeOf(facharztDocument))).max(10), {
    ...own,
    unsaid: [],
    label: 'Fachärztinnen und Fachärzte',
  }),
} as const

/** People who were not asked: how they are called and reached lies sealed with the rest. */
const kontaktDocument = {
  name: said('Name', lineOfWords(120)),
  beziehung: said('Beziehung', lineOfWords(60)),
  telefon: said('Telefon', telefon),
  notfall: optional(z.boolean(), { ...own, unsaid: false, label: 'Notfallkontakt' }),
  vollmacht: optional(z.enum(vollmachten), { ...own, unsaid: 'KEINE', label: 'Vollmacht' }),
  auskunftErlaubt: optional(z.boolean(), { ...own, unsaid: false, label: 'darf Auskunft bekommen' }),
} as const

const kontakte = {
  kontakte: optional(z.array(z.strictObject(shapeOf(kontaktDocument))).max(10), { ...own, ...sealed, unsaid: [], label: 'Kontakte' }),
} as const

export const allergienSchema = z.strictObject({ keineBekannt: z.boolean(), liste: z.array(lineOfWords(80)).max(20) })

const diagnoseDocument = {
  icd10: maybe('ICD-10', kennung('icd', checkIcd10, normalizeKennung)),
  text: said('Bezeichnung', lineOfWords(160)),
  seit: maybe('seit', isoDate),
} as const

const health = { ...opened, ...sealed } as const
const list = <Item extends z.ZodType>(label: string, item: Item, max: number) =>
  optional(z.array(item).max(max), { ...health, unsaid: [], label })
const measure = (label: string, schema: z.ZodNumber) => optional(schema.nullable(), { ...health, unsaid: null, label })
const yes = (label: string) => optional(z.boolean(), { ...health, unsaid: false, label })
const hint = <Schema extends z.ZodType>(label: string, schema: Schema) => optional(schema.nullable(), { ...health, unsaid: null, label })

/** Opened together to those who prescribe and dispense. */
export const diagnosenDocument = {
  unvertraeglichkeiten: list('Unverträglichkeiten', lineOfWords(80), 20),
  diagnosen: list('Diagnosen', z.strictObject(shapeOf(diagnoseDocument)), 40),
  gewicht: measure('Gewicht (kg)', z.number().min(1).max(400).multipleOf(0.1)),
  groesse: measure('Größe (cm)', z.int().min(30).max(250)),
  /** mg/dl */
  kreatinin: measure('Kreatinin (mg/dl)', z.number().min(0.1).max(30).multipleOf(0.01)),
  schwanger: yes('schwanger'),
  stillend: yes('stillend'),
} as const

/** Opened together to those who care. */
export const hinweiseDocument = {
  risiken: list('Risiken', z.enum(risiken), risiken.length),
  patientenverfuegung: hint('Patientenverfügung', z.enum(klaerungen)),
  patientenverfuegungOrt: hint('Die Verfügung liegt', lineOfWords(120)),
  notfallhinweis: hint('Notfallhinweis', words(500)),
  reanimation: hint('Reanimation gewünscht', z.enum(klaerungen)),
} as const

const notiz = { notiz: optional(words(2000).nullable(), { ...own, ...sealed, unsaid: null, label: 'Pflegehinweise' }) } as const

const { unvertraeglichkeiten, diagnosen, ...masse } = diagnosenDocument
const { risiken: risikenField, notfallhinweis, ...entschieden } = hinweiseDocument

/** In the order of the screen and of the paper. */
const gesundheit = {
  /** Null: not asked yet. An empty list would hide the difference; "keine bekannt" is said explicitly. */
  allergien: needed(allergienSchema.nullable(), { ...health, label: 'Allergien' }),
  unvertraeglichkeiten,
  diagnosen,
  risiken: risikenField,
  ...masse,
  notfallhinweis,
  ...entschieden,
  ...notiz,
} as const

const verordnungDocument = {
  von: said('von', isoDate),
  bis: said('bis', isoDate),
  /** Numbers of the Leistungsverzeichnis of the HKP-RL; none: said in words only, as all were before there was a choice. */
  leistungen: optional(z.array(z.enum(hkpNummern)).max(20), { ...own, unsaid: [], label: 'Leistungen (Nr.)' }),
  massnahmen: said('Maßnahmen', words(500)),
  haeufigkeit: said('Häufigkeit', lineOfWords(120)),
  arzt: maybe('verordnet von', named(120)),
  verordnungsart: maybe('Erst- oder Folgeverordnung', z.enum(verordnungsarten)),
  ausgestelltAm: maybe('ausgestellt am', isoDate),
  unterschriebenAm: maybe('unterschrieben am', isoDate),
  eingereichtAm: maybe('bei der Kasse eingereicht am', isoDate),
  genehmigung: maybe('Entscheidung der Kasse', z.enum(genehmigungen)),
  genehmigtAm: maybe('entschieden am', isoDate),
  genehmigtVon: maybe('genehmigt von', isoDate),
  genehmigtBis: maybe('genehmigt bis', isoDate),
  genehmigteLeistungen: optional(z.array(z.enum(hkpNummern)).max(20), { ...own, unsaid: [], label: 'genehmigte Leistungen (Nr.)' }),
  entscheidungText: maybe('Begründung der Kasse', words(500)),
  zugegangenAm: maybe('Bescheid zugegangen am', isoDate),
  widerspruchAm: maybe('Widerspruch eingelegt am', isoDate),
  genehmigungsNr: maybe('Genehmigungsnummer', harmless('number', line(40))),
  /** Of the order that has brought it; what is told there goes on being written here. */
  positionId: maybe('Kennung der Bestellung', id),
} as const

const hkp = {
  verordnungen: optional(z.array(z.strictObject(shapeOf(verordnungDocument))).max(maxVerordnungen), {
    ...own,
    ...sealed,
    unsaid: [],
    label: 'Verordnungen',
  }),
} as const

/** All sections, by name. */
export const akteDocument = { person, wohnen, versicherung, aerzte, kontakte, gesundheit, medikation, hkp } as const satisfies Record<
  Bereich,
  Fields
>

/** What an intake asks for: the rest of a record means what nobody has said yet. */
export const aufnahmeDocument = {
  vorname: person.vorname,
  nachname: person.nachname,
  geburtsdatum: person.geburtsdatum,
  geschlecht: person.geschlecht,
  versicherungsart: versicherung.versicherungsart,
  kvnr: versicherung.kvnr,
  krankenkasse: versicherung.krankenkasse,
  kassenIk: versicherung.kassenIk,
  zuzahlungBefreitBis: versicherung.zuzahlungBefreitBis,
  adresse: wohnen.adresse,
  wohnform: wohnen.wohnform,
  telefon: wohnen.telefon,
  hausarztId: aerzte.hausarztId,
  allergien: gesundheit.allergien,
  status: person.status,
} as const

/** What a record says before anyone has written into it, and what one of before means that lacks a field. What an intake says is not in it. */
export const emptyAkte = {
  person: unsaidOf(person),
  wohnen: unsaidOf(wohnen),
  versicherung: unsaidOf(versicherung),
  aerzte: unsaidOf(aerzte),
  kontakte: unsaidOf(kontakte),
  gesundheit: unsaidOf({ ...diagnosenDocument, ...hinweiseDocument, ...notiz }),
  medikation: unsaidOf(medikation),
  hkp: unsaidOf(hkp),
} as const satisfies Record<Bereich, object>

/** What is asked beside the rest in an entry of a list; an entry of long ago lacks what was asked for later. */
export const emptyFacharzt = unsaidOf(facharztDocument)
export const emptyKontakt = unsaidOf(kontaktDocument)
export const emptyDiagnose = unsaidOf(diagnoseDocument)
export const emptyVerordnung = unsaidOf(verordnungDocument)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const filled = (entries: unknown, empty: object): unknown =>
  Array.isArray(entries) ? entries.map((entry: unknown) => (isObject(entry) ? { ...empty, ...entry } : entry)) : entries

/** Specialists, medicines and Verordnungen of any version. */
const withOlderEntries = (stored: object): object => ({
  ...stored,
  ...('fachaerzte' in stored && { fachaerzte: filled(stored.fachaerzte, emptyFacharzt) }),
  ...('mittel' in stored && { mittel: filled(stored.mittel, emptyMittel) }),
  ...('verordnungen' in stored && { verordnungen: filled(stored.verordnungen, emptyVerordnung) }),
})

/** A section of any version, its seals opened. @throws Error when it lacks what the intake has written */
export const readBereich = <B extends Bereich>(bereich: B, stored: object): DocumentOf<(typeof akteDocument)[B]> =>
  readStored(akteDocument[bereich], { ...emptyAkte[bereich], ...withOlderEntries(stored) })

/** The fields of a section that are kept sealed. */
export const sealedIn = (bereich: Bereich): readonly string[] => namesOfSealed(akteDocument[bereich])

/** The German names of all fields, also of those in the entries of a list. */
export const akteLabels: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[facharztDocument, kontaktDocument, diagnoseDocument, mittelDocument, verordnungDocument].map(labelsOf),
  ...bereiche.map((bereich) => labelsOf(akteDocument[bereich])),
)
