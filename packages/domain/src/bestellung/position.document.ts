import { z } from 'zod'
import { type DocumentOf, needed, optional, optionalText, readList, readStored } from '../shared/document.ts'
import { planZeile } from '../klient/mittel.document.ts'
import { isoDate, id, text, words } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import {
  austauschFaelle,
  einverstandene,
  gruende,
  kostenhinweise,
  maxPositionen,
  mengeneinheiten,
  newRezeptGruende,
  positionStatus,
} from './bestellung.ts'
import { folge } from './folgen.ts'
import { hkpInhalt, hkpWeg } from './hkpWeg.document.ts'
import { genehmigungen } from './kostentraeger.ts'
import { acceptedProdukt, dosierung, menge, produkt, rezeptId } from './produkt.contract.ts'
import { nachschub } from './nachschub.document.ts'
import { retoure } from './retoure.document.ts'
import { acceptedRezept, readRezept } from './rezept.document.ts'
import { rezeptarten, rezeptVorlagen } from './rezept.ts'
import { isBtm } from '../arzneimittel/stoff.ts'

/** VORSCHAU is the chosen pharmacy before the order is its business. */
const all = ['PFLEGE', 'ARZT', 'APOTHEKE', 'VORSCHAU'] as const
const notInPreview = ['PFLEGE', 'ARZT', 'APOTHEKE'] as const
const houses = ['PFLEGE', 'APOTHEKE', 'VORSCHAU'] as const

export const positionDocument = {
  produkt: needed(produkt, { sees: all, copies: true, label: null }),
  menge: optional(menge, { sees: all, copies: true, label: null, unsaid: 1 }),
  mengeneinheit: optional(z.enum(mengeneinheiten), { sees: all, copies: true, label: null, unsaid: 'PACKUNG' }),
  diagnose: optionalText(words(250), { sees: ['PFLEGE', 'ARZT'], copies: true, label: 'Diagnose' }),
  zeitraum: optionalText(words(60), { sees: all, copies: true, label: null }),
  dosierung: optional(dosierung.nullable(), { sees: notInPreview, copies: true, label: null, unsaid: null }),
  aenderungZuBisher: optionalText(words(250), { sees: notInPreview, copies: false, label: null }),
  /** Nobody's choice is no reason: who orders says it, each time anew. Documents before December 2026 always have one. */
  grund: optional(z.enum(gruende).nullable(), { sees: all, copies: false, label: null, unsaid: null }),
  restbestand: optional(z.number().min(0).max(9999).nullable(), { sees: notInPreview, copies: false, label: null, unsaid: null }),
  restEinheit: optionalText(harmless('product', text(40)), { sees: notInPreview, copies: false, label: null }),
  reichweiteBis: optional(isoDate.nullable(), { sees: notInPreview, copies: false, label: null, unsaid: null }),
  rezeptart: needed(z.enum(rezeptarten), { sees: all, copies: true, label: null }),
  rezeptVorlage: needed(z.enum(rezeptVorlagen), { sees: all, copies: false, label: null }),
  /** Of a prescription that was there before the order. */
  ausgestelltAm: optional(isoDate.nullable(), { sees: notInPreview, copies: false, label: null, unsaid: null, older: null }),
  /** Of one that was there before: written by a hospital at discharge on an ordinary form. */
  entlassung: optional(z.boolean(), { sees: all, copies: false, label: null, unsaid: false, older: false }),
  /** Of one that was there before, over an oral retinoid: whether it is for a woman of childbearing age. */
  gebaerfaehig: optional(z.boolean().nullable(), { sees: notInPreview, copies: false, label: null, unsaid: null, older: null }),
  /** Of one that was there before: positions with the same number stand on one sheet of paper; null: on its own. */
  rezeptblattNr: optional(z.int().min(1).max(maxPositionen).nullable(), {
    sees: notInPreview,
    copies: false,
    label: null,
    unsaid: null,
    older: null,
  }),
  mvoGewuenscht: optional(z.boolean(), { sees: all, copies: true, label: null, unsaid: false }),
  vorherigeRezeptId: optional(rezeptId.nullable(), { sees: notInPreview, copies: true, label: null, unsaid: null }),
  /** The requester asks the doctor to exclude substitution; only the doctor sets the cross. */
  autIdemWunsch: optionalText(words(250), { sees: notInPreview, copies: true, label: null }),
  btm: optional(z.boolean(), { sees: all, copies: true, label: null, unsaid: false }),
  /** BtM: pieces, grams or millilitres in all, as the form has to say it (§ 9 Abs. 1 Nr. 4 BtMVV); "one pack" is no amount there. */
  btmMenge: optionalText(harmless('product', text(40)), { sees: all, copies: true, label: null, older: null }),
  /** How long the amount lasts, in days. The law asks for it of a substitute for addicts only (§ 9 Abs. 1 Nr. 5 with § 5 Abs. 8 BtMVV). */
  reichdauerTage: optional(z.int().min(1).max(365).nullable(), { sees: all, copies: true, label: null, unsaid: null }),
  kuehlpflichtig: optional(z.boolean(), { sees: all, copies: true, label: null, unsaid: false }),
  kostenhinweis: optional(z.enum(kostenhinweise), { sees: all, copies: true, label: null, unsaid: 'UNKLAR' }),
  doppeltGrund: optionalText(words(250), { sees: ['PFLEGE'], copies: false, label: null }),
  /** Of Muster 12: what is asked for. Its days are those of the next one, so that a copy says them anew. */
  hkp: optional(hkpInhalt.nullable(), { sees: ['PFLEGE', 'ARZT'], copies: false, label: null, unsaid: null, older: null }),
} as const

export type PositionAngaben = DocumentOf<typeof positionDocument>

const time = z.iso.datetime()
const open = { sees: all, copies: false, label: null } as const
const inside = { sees: [], copies: false, label: null } as const

/** One request in the sense of gematik: VERORDNUNG to the doctor, ABGABE to the pharmacy; a return opens a new round. */
const anforderung = z.strictObject({
  art: z.enum(['VERORDNUNG', 'ABGABE']),
  runde: z.int(),
  requestId: id,
  status: z.enum(['active', 'completed', 'revoked', 'entered-in-error']),
})

const abgabe = z.strictObject({
  lieferungId: id,
  produkt: acceptedProdukt,
  menge: z.int(),
  charge: plain.number.nullable(),
  verfall: plain.time.nullable(),
  austauschGrund: z.enum(austauschFaelle).nullable(),
})

const planBezug = z.strictObject({ version: z.int(), am: isoDate, zeile: planZeile })

export const stopGruende = ['NICHT_INDIZIERT', 'REZEPT_ZURUECKGEZOGEN', 'STORNIERT'] as const
export type StopGrund = (typeof stopGruende)[number]

const kostentraeger = z.strictObject({
  kostenvoranschlagAm: isoDate,
  /** The day on which the pharmacy asks after the answer; null once it was reminded, or the answer is there. */
  erfragenAm: isoDate.nullable(),
  antwort: z
    .strictObject({ entscheid: z.enum(genehmigungen), am: isoDate, nummer: plain.number.nullable(), text: acceptedWords.nullable() })
    .nullable(),
})

const ordered = z.strictObject({
  produkt: acceptedProdukt,
  menge: z.int(),
  // Documents of before do not say it.
  mengeneinheit: z.enum(mengeneinheiten).default('PACKUNG'),
  dosierung: dosierung.nullable(),
})

/** What became of the same thing when it was last ordered. */
const zuletzt = z.strictObject({
  /** The order in which it was decided. */
  nummer: plain.number,
  /** The day of issue; null when it was not prescribed. */
  am: isoDate.nullable(),
  arzt: plain.name.nullable(),
  /** What the doctor changed it to, and what had been asked for; null: prescribed as asked for. */
  geaendert: z.strictObject({ von: ordered, nach: ordered, grund: acceptedWords.nullable() }).nullable(),
  /** What was handed out under another name. */
  abgegeben: acceptedProdukt.nullable(),
})
export type Zuletzt = z.output<typeof zuletzt>

/** `fotos`: files with the Klient at the nursing service, which the pharmacy that delivered may see as well. */
const reklamation = z.strictObject({
  grund: acceptedWords,
  text: acceptedWords,
  menge: z.int(),
  am: time,
  fotos: z.array(id).default([]),
})
/** Until December 2026 a complaint had words alone. */
const readReklamation = (stored: unknown): z.output<typeof reklamation> => ({
  fotos: [],
  ...(stored as Omit<z.output<typeof reklamation>, 'fotos'>),
})

/** What becomes of it: every version has begun with all of it, empty. */
export const positionStand = {
  id: needed(id, open),
  lfdNr: needed(z.int(), open),
  status: optional(z.enum(positionStatus), { ...open, unsaid: 'ENTWURF' }),
  /** Written by ordering again, and by nobody by hand. */
  zuletzt: optional(zuletzt.nullable(), { ...open, sees: ['PFLEGE'], unsaid: null, older: null }),
  seit: needed(time, open),
  anforderungen: optional(z.array(anforderung), { ...inside, unsaid: [] }),
  /** Sent with a dose "as in the plan": which version of the kept plan that was, and what its line says. */
  planBezug: optional(planBezug.nullable(), { ...open, sees: notInPreview, unsaid: null, older: null }),
  rezept: optional(acceptedRezept.nullable(), {
    ...open,
    sees: notInPreview,
    unsaid: null,
    read: (stored) => (stored === null ? null : readRezept(stored)),
  }),
  fruehereRezepte: optional(z.array(acceptedRezept), { ...open, unsaid: [], read: readList(readRezept) }),
  /** The pharmacy's decision about substitution, valid for the next delivery. */
  austausch: optional(z.strictObject({ produkt: acceptedProdukt, fall: z.enum(austauschFaelle), begruendung: acceptedWords }).nullable(), {
    ...open,
    unsaid: null,
  }),
  /** How much of the substitute is owed in all, and counted in what; null: as many packs as were prescribed. */
  austauschUmfang: optional(
    z.strictObject({ soll: z.int(), mengeneinheit: z.enum(mengeneinheiten), einverstanden: z.enum(einverstandene).nullable() }).nullable(),
    { ...open, sees: notInPreview, unsaid: null, older: null },
  ),
  lieferproblem: optional(
    z.strictObject({ grund: z.enum(newRezeptGruende), text: acceptedWords, vorschlaege: z.array(acceptedProdukt) }).nullable(),
    { ...open, sees: notInPreview, unsaid: null },
  ),
  /** Of an aid: that the Krankenkasse was asked, and what it has said. */
  kostentraeger: optional(kostentraeger.nullable(), { ...open, sees: notInPreview, unsaid: null, older: null }),
  abgaben: optional(z.array(abgabe), { ...open, unsaid: [] }),
  mengeGeliefert: optional(z.int(), { ...open, unsaid: 0 }),
  mengeBereit: optional(z.int(), { ...open, unsaid: 0 }),
  bearbeiter: optional(z.strictObject({ personId: id, name: plain.name }).nullable(), { ...open, sees: houses, unsaid: null }),
  termin: optional(isoDate.nullable(), { ...open, sees: houses, unsaid: null }),
  ablehnung: optional(z.strictObject({ durch: z.enum(['ARZT', 'APOTHEKE']), grund: acceptedWords, text: acceptedWords }).nullable(), {
    ...open,
    sees: notInPreview,
    unsaid: null,
  }),
  reklamationen: optional(z.array(reklamation), {
    ...open,
    unsaid: [],
    read: readList(readReklamation),
  }),
  stornoAnfrage: optional(z.strictObject({ grund: acceptedWords, am: time }).nullable(), { ...open, sees: houses, unsaid: null }),
  restEntfaellt: optional(z.strictObject({ durch: z.enum(['PFLEGE', 'APOTHEKE']), grund: acceptedWords }).nullable(), {
    ...open,
    sees: houses,
    unsaid: null,
  }),
  geliefertAm: optional(time.nullable(), { ...open, unsaid: null }),
  /** BtM: what the Klient had when it was received, as it was counted. */
  btmBestand: optional(
    z.strictObject({ menge: plain.product, am: time, durch: z.strictObject({ personId: id, name: plain.name }) }).nullable(),
    { ...open, sees: notInPreview, unsaid: null, older: null },
  ),
  /** Waived by both sides: no longer owed, also when what came is complained about later. */
  mengeErlassen: optional(z.int(), { ...open, unsaid: 0, older: 0 }),
  /** The pharmacy agreed to the cancellation while the bag was out: it is reported back, or it arrives after all. */
  zurueckgerufen: optional(z.strictObject({ grund: acceptedWords, am: time }).nullable(), {
    ...open,
    sees: houses,
    unsaid: null,
    older: null,
  }),
  eskalation: optional(
    z.strictObject({
      stufe: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
      pausiertMs: z.number(),
      pauseSeit: time.nullable(),
    }),
    { ...inside, unsaid: { stufe: 0, pausiertMs: 0, pauseSeit: null } },
  ),
  fristGewarnt: optional(z.number().nullable(), { ...inside, unsaid: null }),
  /** NOTFALL, and half an hour without an answer in this state. */
  notfallGemeldet: optional(z.boolean(), { ...inside, unsaid: false, older: false }),
  /** What is left to do after a step that ended something; the answer holds those of the reader's side only. */
  folgen: optional(z.array(folge), { ...open, unsaid: [], older: [] }),
  /** Returned or destroyed after it was handed over; hidden from the practice, whom the names would tell the pharmacy. */
  retouren: optional(z.array(retoure), { ...open, unsaid: [], older: [] }),
  /** That the pharmacy proposes to order it again, and what became of it; hidden from the practice, whom it would tell the pharmacy. */
  nachschub: optional(z.array(nachschub), { ...open, unsaid: [], older: [] }),
  /** Of Muster 12: where the paper is on its way to the Krankenkasse; null before it was fetched. */
  hkpWeg: optional(hkpWeg.nullable(), { ...open, sees: ['PFLEGE'], unsaid: null, older: null }),
  sichtPraxis: optional(z.boolean(), { ...inside, unsaid: false }),
  sichtApotheke: optional(z.enum(['KEINE', 'VORSCHAU', 'VOLL']), { ...inside, unsaid: 'KEINE' }),
} as const

export type Position = PositionAngaben & DocumentOf<typeof positionStand>
export type Anforderung = z.output<typeof anforderung>

const wholePosition = { ...positionDocument, ...positionStand }

/** An older document may lack the word that it is a BtM; it is one all the same. */
export function readPosition(stored: unknown): Position {
  const position = readStored(wholePosition, stored)
  const { austausch, rezept, btm } = position
  return { ...position, btm: isBtm(austausch?.produkt ?? rezept?.produkt ?? position.produkt, btm) }
}
