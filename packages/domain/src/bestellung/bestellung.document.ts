/** A header with positions; the position carries the state (domain.md 3). */
import { z } from 'zod'
import { type DocumentOf, needed, optional, optionalText, readList, readStored } from '../shared/document.ts'
import { adresse, isoDate, id, text, words } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { bestellungArten, einloesungen, lieferarten, prioritaeten, sources } from './bestellung.ts'
import { abweichung } from './apothekenwahl.ts'
import { type Lieferung, readLieferung } from './lieferung.document.ts'
import { type Position, readPosition, stopGruende } from './position.document.ts'
import { type Rueckfrage, readRueckfrage } from './rueckfrage.document.ts'

/** VORSCHAU is the chosen pharmacy before the order is its business. */
const all = ['PFLEGE', 'ARZT', 'APOTHEKE', 'VORSCHAU'] as const
/** The practice never sees the pharmacy, nor anything by which it would know it. */
const houses = ['PFLEGE', 'APOTHEKE', 'VORSCHAU'] as const

export const kopfDocument = {
  art: optional(z.enum(bestellungArten), { sees: all, copies: true, label: null, unsaid: 'KLIENT' }),
  klientId: needed(id.nullable(), { sees: all, copies: true, label: null }),
  praxisId: needed(id.nullable(), { sees: all, copies: true, label: null }),
  arztPersonId: optional(id.nullable(), { sees: ['PFLEGE', 'ARZT'], copies: true, label: null, unsaid: null }),
  apothekeId: optional(id.nullable(), { sees: houses, copies: false, label: null, unsaid: null }),
  /** An exception is declared each time: a copy goes to the Klient's choice of today (§ 31 Abs. 1 SGB V, § 11 ApoG). */
  abweichung: optional(abweichung.nullable(), { sees: ['PFLEGE'], copies: false, label: null, unsaid: null, older: null }),
  /** More about it. Of orders before December 2026 it is the whole reason. */
  abweichungGrund: optionalText(words(250), { sees: ['PFLEGE'], copies: false, label: null }),
  prioritaet: optional(z.enum(prioritaeten), { sees: all, copies: false, label: null, unsaid: 'NORMAL' }),
  bedarfBis: needed(isoDate, { sees: all, copies: false, label: null }),
  /** Until when on that day; a Notfall of tomorrow is one only by its time. */
  bedarfUhrzeit: optionalText(harmless('time', z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: 'uhrzeit' })), {
    sees: all,
    copies: false,
    label: null,
    older: null,
  }),
  lieferart: optional(z.enum(lieferarten), { sees: all, copies: true, label: null, unsaid: 'LIEFERUNG_KLIENT' }),
  lieferadresse: optional(adresse.nullable(), { sees: houses, copies: true, label: null, unsaid: null }),
  lieferzeitfenster: optionalText(harmless('time', text(60)), { sees: houses, copies: true, label: null }),
  einloesung: optional(z.enum(einloesungen).nullable(), { sees: all, copies: true, label: null, unsaid: null }),
  bemerkung: optionalText(words(1000), { sees: ['PFLEGE', 'ARZT', 'APOTHEKE'], copies: true, label: 'Bemerkung' }),
  interneNotiz: optionalText(words(1000), { sees: ['PFLEGE'], copies: false, label: 'Interne Notiz' }),
} as const

export type KopfAngaben = DocumentOf<typeof kopfDocument>

const kept = { sees: all, copies: false, label: null } as const

export const nichtUebernommen = z.array(
  z.strictObject({ bezeichnung: plain.product, nummer: plain.number, grund: z.enum(stopGruende), text: acceptedWords.nullable() }),
)

const bestellungStand = {
  id: needed(id, kept),
  /** `JJJJ-NNNNNN`, unique per requesting organisation, for the telephone. */
  nummer: needed(plain.number, kept),
  pflegedienstId: needed(id, kept),
  anfordererPersonId: needed(id, { ...kept, sees: [] }),
  quelle: needed(z.enum(sources), kept),
  vorgaengerId: needed(id.nullable(), { ...kept, sees: ['PFLEGE'] }),
  erstelltAm: needed(z.iso.datetime(), kept),
  /** What ordering again has left out, and why: it was stopped. */
  nichtUebernommen: needed(nichtUebernommen, { ...kept, sees: ['PFLEGE'], older: [] }),
  gesendetAm: needed(z.iso.datetime().nullable(), kept),
  /** Of orders before December 2026: since then each position says it of the state that it is in. */
  notfallUnbestaetigt: needed(z.boolean(), kept),
} as const

export interface Bestellung extends KopfAngaben, DocumentOf<typeof bestellungStand> {
  version: number
  positionen: Position[]
  rueckfragen: Rueckfrage[]
  lieferungen: Lieferung[]
}

const parts = { ...kopfDocument, ...bestellungStand, positionen: needed(z.array(z.custom<object>()), kept) } as const
const faeden = {
  rueckfragen: needed(z.array(z.custom<Rueckfrage>()), { ...kept, read: readList(readRueckfrage) }),
  lieferungen: needed(z.array(z.custom<Lieferung>()), { ...kept, read: readList(readLieferung) }),
} as const
const whole = { ...parts, ...faeden }

export function readBestellung({ daten, version }: { daten: unknown; version: number }): Bestellung {
  const bestellung = readStored(whole, daten)
  return { ...bestellung, positionen: bestellung.positionen.map(readPosition), version }
}
