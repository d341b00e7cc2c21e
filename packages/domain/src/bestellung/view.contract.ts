import { z } from 'zod'
import { klientTeile } from '../klient/einblick.policy.ts'
import { seiten } from '../shared/akteur.ts'
import { shapeOf, withOlder } from '../shared/document.ts'
import { adresse, isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { kopfAngaben, positionAngaben } from './angaben.contract.ts'
import { kopfDocument, nichtUebernommen } from './bestellung.document.ts'
import { bestellungArten, mengeneinheiten, positionStatus, prioritaeten, sources, wartende } from './bestellung.ts'
import { openFolge } from './folgen.ts'
import { lieferungDocument } from './lieferung.document.ts'
import { lieferungStaende } from './lieferung.ts'
import { positionDocument, positionStand } from './position.document.ts'
import { acceptedProdukt } from './produkt.contract.ts'
import { rezeptDocument } from './rezept.document.ts'
import { rezeptOrte } from './rezept.ts'
import { rueckfrageDocument } from './rueckfrage.document.ts'
import { ueberlagerungen } from './stand.ts'
import { handlungen } from './transitions.ts'

const time = z.iso.datetime()

const organisationName = z.strictObject({ id, name: plain.name, telefon: plain.contact.nullable() })

/** `true`: open to the reader now; else the code of the reason. A step that is not named is one of another role: `bestellung.nicht_deine_rolle`. */
const transitionsAnswer = z.record(z.string(), z.union([z.literal(true), plain.code]))

export const positionVorlage = positionAngaben.extend({ produkt: acceptedProdukt, vorherigeRezeptId: plain.number.nullable() })
export type PositionVorlage = z.infer<typeof positionVorlage>

const {
  anforderungen: _a,
  sichtPraxis: _p,
  sichtApotheke: _s,
  fristGewarnt: _f,
  notfallGemeldet: _n,
  eskalation: _e,
  geliefertAm,
  mengeGeliefert,
  mengeBereit,
  bearbeiter,
  termin,
  ablehnung,
  reklamationen,
  stornoAnfrage,
  restEntfaellt,
  ...stand
} = shapeOf(positionStand)

const positionView = positionVorlage.extend({
  ...stand,
  sollMenge: z.int(),
  mengeGeliefert,
  mengeBereit,
  bearbeiter,
  termin,
  ablehnung,
  reklamationen,
  stornoAnfrage,
  restEntfaellt,
  geliefertAm,
  eskalation: z.int().min(0).max(3),
  vorschau: z.boolean(),
  wartetAuf: z.enum(wartende),
  ueberlagerungen: z.array(z.enum(ueberlagerungen)),
  uebergaenge: transitionsAnswer,
})

const rueckfrage = z.strictObject({
  ...shapeOf(rueckfrageDocument),
  gelesen: z.array(z.strictObject({ seite: z.enum(seiten), am: time, nachrichtId: id })).default([]),
})

const lieferung = z.strictObject({
  ...shapeOf(lieferungDocument),
  status: z.enum(lieferungStaende),
  code: lieferungDocument.code.schema.nullable(),
})

export const klientName = z.strictObject({
  id,
  vorname: plain.name,
  nachname: plain.name,
  geburtsdatum: isoDate,
  kvnr: plain.number.nullable(),
  krankenkasse: plain.name.nullable(),
  adresse: adresse.nullable(),
  telefon: plain.contact.nullable(),
  allergien: acceptedWords.nullable(),
  status: plain.code,
  /** What of the record is open to the reader; the fields of the other parts are null. */
  teile: z.array(z.enum(klientTeile)),
  /** Not null: the nursing service has erased its record, and what is shown is of the copy of the own house, where it has one. */
  akteGeloescht: z.strictObject({ abschriftVom: time.nullable() }).nullable().default(null),
})

export const bestellungAnswer = kopfAngaben.extend({
  id,
  nummer: plain.number,
  version: z.int(),
  seite: z.enum(seiten),
  status: z.enum(positionStatus),
  teilweise: z.boolean(),
  wartetAuf: z.enum(wartende),
  quelle: z.enum(sources),
  vorgaengerId: id.nullable(),
  nichtUebernommen,
  /** Orders that proposals of the pharmacy were taken over into, as far as the reader may see them. */
  nachschubBestellungen: z.array(z.strictObject({ id, nummer: plain.number })),
  /** For the nursing service: its orders of later parts of a Mehrfachverordnung, and who made them. */
  teilBestellungen: z.array(
    z.strictObject({
      positionId: id,
      nr: z.int(),
      id,
      nummer: plain.number,
      status: z.enum(positionStatus),
      am: time,
      durch: plain.name.nullable(),
    }),
  ),
  erstelltAm: time,
  gesendetAm: time.nullable(),
  notfallUnbestaetigt: z.boolean(),
  klient: klientName.nullable(),
  pflegedienst: organisationName,
  praxis: organisationName.nullable(),
  apotheke: organisationName.nullable(),
  positionen: z.array(positionView),
  rueckfragen: z.array(rueckfrage),
  lieferungen: z.array(lieferung),
  /** Set on the copy that an organisation keeps after the order was forwarded to another one; nothing can be done with it. */
  weitergeleitetAm: time.optional(),
})

const olderRezept = (stored: unknown): unknown => (stored === null ? null : withOlder(rezeptDocument, stored))

/** What no side sees is in no copy either, whatever it means in an older order. */
const told = Object.fromEntries(Object.entries({ ...positionDocument, ...positionStand }).filter(([, { sees }]) => sees.length > 0))

function olderPosition(stored: unknown): Record<string, unknown> {
  const position = withOlder(told, stored)
  const { rezept, fruehereRezepte } = position
  return {
    ...position,
    ...(rezept === undefined ? {} : { rezept: olderRezept(rezept) }),
    ...(Array.isArray(fruehereRezepte) ? { fruehereRezepte: fruehereRezepte.map(olderRezept) } : {}),
  }
}

export const storedCopy = z.preprocess((stored) => {
  const { positionen, lieferungen, ...kopf } = withOlder(kopfDocument, stored)
  return {
    nichtUebernommen: [],
    nachschubBestellungen: [],
    teilBestellungen: [],
    ...kopf,
    positionen: z.array(z.unknown()).parse(positionen).map(olderPosition),
    lieferungen: z
      .array(z.unknown())
      .parse(lieferungen)
      .map((one) => withOlder(lieferungDocument, one)),
  }
}, bestellungAnswer)
export type BestellungAnswer = z.infer<typeof bestellungAnswer>
export type PositionAnswer = BestellungAnswer['positionen'][number]

export const rowAnswer = z.strictObject({
  id,
  nummer: plain.number,
  version: z.int(),
  status: z.enum(positionStatus),
  wartetAuf: z.enum(wartende),
  prioritaet: z.enum(prioritaeten),
  bedarfBis: isoDate,
  bedarfUhrzeit: kopfDocument.bedarfUhrzeit.schema,
  erstelltAm: time,
  gesendetAm: time.nullable(),
  teilweise: z.boolean(),
  art: z.enum(bestellungArten),
  /** Null: for the house itself, or of a record that was erased. */
  klient: z.strictObject({ id, name: plain.name, geburtsdatum: isoDate }).nullable(),
  gegenueber: z.strictObject({ pflegedienst: plain.name.nullable(), praxis: plain.name.nullable(), apotheke: plain.name.nullable() }),
  positionen: z.array(
    z.strictObject({
      id,
      bezeichnung: plain.product,
      menge: z.int(),
      mengeneinheit: z.enum(mengeneinheiten),
      status: z.enum(positionStatus),
      hkpBis: isoDate.nullable(),
    }),
  ),
  rezeptOrte: z.array(z.enum(rezeptOrte)),
  ueberlagerungen: z.array(z.enum(ueberlagerungen)),
  /** What is left to do after a refusal, a cancellation or an expiry: why it is still somebody's turn. */
  folgen: z.array(openFolge),
  moeglich: z.array(z.enum(handlungen)),
})
export type RowAnswer = z.infer<typeof rowAnswer>

export const ereignisAnswer = z.strictObject({
  nr: z.int(),
  art: plain.code,
  zeile: plain.code,
  version: z.int(),
  positionId: id.nullable(),
  am: time,
  person: plain.name.nullable(),
  seite: z.enum([...seiten, 'UHR']),
  organisation: plain.name.nullable(),
  angaben: z.record(z.string(), z.unknown()),
})
export type EreignisAnswer = z.infer<typeof ereignisAnswer>
