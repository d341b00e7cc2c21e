/** All bodies carry the version that the person saw. */
import { z } from 'zod'
import { hkpVorrang } from '../klient/hkpEintrag.ts'
import { seiten } from '../shared/akteur.ts'
import { isoDate, id, text, words } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'
import { abweichung } from './apothekenwahl.ts'
import { btmNummer } from './btmNummer.ts'
import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  austauschFaelle,
  einverstandene,
  maxPositionen,
  maxReklamationFotos,
  mengeneinheiten,
  newRezeptGruende,
  reklamationsgruende,
} from './bestellung.ts'
import { folgeArten } from './folgen.ts'
import { hkpEntscheidung, hkpInhalt, hkpUnterzeichner } from './hkpWeg.document.ts'
import { beratungen, empfaengerRollen, nachweisArten, scheiternGruende } from './lieferung.ts'
import { genehmigungen } from './kostentraeger.ts'
import { fewestTeile, mostTeile } from './mvo.ts'
import { dosierung, menge, produkt, rezeptId } from './produkt.contract.ts'
import { btmKennzeichen, rezeptarten, rezeptOrte } from './rezept.ts'
import { retoureArten, retoureEinheiten } from './retoure.document.ts'
import type { Handlung } from './transitions.ts'

const version = z.int().min(1)
const positionIds = z.array(id).min(1).max(maxPositionen)
const basis = z.strictObject({ version, positionIds })
const grund = words(500)
/** A part of a pack is counted in pieces. */
const mengeAbgabe = z.int().min(1).max(999)

/** Unsaid: as it was said before. */
const btmFormular = { btmNummer: btmNummer.nullable().optional(), btmKennzeichen: z.enum(btmKennzeichen).nullable().optional() }

/** Another last day than the one that is computed; unsaid or null: the computed one holds, or what was said before. */
const andereFrist = z
  .strictObject({ gueltigBis: isoDate, grund: words(250) })
  .nullable()
  .optional()

const verordnung = basis.extend({
  ...btmFormular,
  andereFrist,
  rezeptart: z.enum(rezeptarten),
  /** On as few sheets of paper as the form has room for; unsaid: each on its own. */
  zusammen: z.boolean().optional(),
  ausgestelltAm: isoDate,
  /** It is meant although it was issued before anybody asked, or is over already. */
  datumBestaetigt: z.boolean().optional(),
  ort: z.enum(rezeptOrte),
  /** Of the first part, where there are several. */
  rezeptId: rezeptId.nullable(),
  autIdem: z.boolean(),
  /** The doctor's word about the prescribed product; unsaid: as it was said before. */
  btm: z.boolean().optional(),
  /** Of an oral retinoid: whether it is for a woman of childbearing age (§ 3b AMVV); of anything else it is left unsaid. */
  gebaerfaehig: z.boolean().optional(),
  /** The parts of a Mehrfachverordnung in their order; unsaid or null: prescribed once. */
  mvo: z
    .array(z.strictObject({ ab: isoDate, bis: isoDate.nullable(), rezeptId: rezeptId.nullable().optional() }))
    .min(fewestTeile)
    .max(mostTeile)
    .nullable()
    .optional(),
  /** Null: prescribed as asked for. */
  aenderung: z.strictObject({ produkt, menge, dosierung: dosierung.nullable(), grund: words(250) }).nullable(),
})

/** SVG path data of a signature: numbers and path letters only, so that it can be drawn without trust. */
export const unterschrift = z
  .string()
  .max(40_000)
  .regex(/^[MLCQZmlcqz0-9 ,.-]+$/, { message: 'unterschrift' })

/** °C at hand-over. */
export const temperatur = z.number().min(-30).max(60)

const nachweis = z.strictObject({
  art: z.enum(nachweisArten),
  unterschrift: unterschrift.nullable(),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  empfaengerName: harmless('name', text(120)),
  empfaengerRolle: z.enum(empfaengerRollen),
  temperatur: temperatur.nullable(),
  beratung: z.enum(beratungen).nullable(),
})

const lieferung = z.strictObject({ version, lieferungId: id })

const cent = z.int().min(0).max(10_000_000)

/** What became of the Zuzahlung. At the door it may be left unsaid or null: it stays open. */
const zuzahlung = z.discriminatedUnion('art', [
  z.strictObject({ art: z.literal('BAR'), cent }),
  z.strictObject({ art: z.literal('RECHNUNG') }),
  z.strictObject({ art: z.literal('NICHT'), grund: words(250) }),
])

/** Needed only where the record says something else already: whether its words stay, or those of the paper take their place. */
const hkpSchritt = basis.extend({ akte: z.enum(hkpVorrang).nullable().default(null) })

export const handlungSchemas = {
  senden: z.strictObject({ version }),
  verordnen: verordnung,
  rezeptKorrigieren: verordnung.extend({ grund }),
  rezeptZurueckziehen: basis.extend({ grund }),
  arztAblehnen: basis.extend({ grund: z.enum(arztAblehnungsgruende), text: words(500).nullable() }),
  anApothekeGeben: basis.extend({ ort: z.enum(rezeptOrte).nullable() }),
  selbstEinloesen: basis,
  verordnungHolen: hkpSchritt.extend({ am: isoDate, inhalt: hkpInhalt }),
  verordnungUnterschreiben: hkpSchritt.extend({
    am: isoDate,
    wer: z.enum(hkpUnterzeichner),
    /** Of who represents the Klient. */
    name: harmless('name', text(120)).nullable(),
  }),
  verordnungEinreichen: hkpSchritt.extend({ am: isoDate }),
  kasseEntscheiden: hkpSchritt.extend(hkpEntscheidung.shape),
  neuAnfordern: basis,
  /** `rezeptfrei`: what the data do not know the pharmacist declares, that it needs no prescription (§ 48 AMG). */
  annehmen: basis.extend({ termin: isoDate.nullable(), rezeptfrei: z.boolean().optional() }),
  rezeptVorlegen: basis.extend({
    ...btmFormular,
    andereFrist,
    vorgelegtAm: isoDate,
    /** As it stands on the prescription; needed when nobody has said it yet. */
    ausgestelltAm: isoDate.nullable(),
    /** The practice has told it by telephone and sends it after (§ 4 Abs. 1 AMVV). */
    fernmuendlich: z.boolean(),
    /** Why it is served although its time for the insurer is over: paid by the Klient, or a holiday of the Bundesland. */
    ablaufGrund: words(250).nullable().optional(),
  }),
  recordKostenvoranschlag: basis.extend({ am: isoDate, erfragenAm: isoDate }),
  recordGenehmigung: basis.extend({
    entscheid: z.enum(genehmigungen),
    am: isoDate,
    nummer: harmless('number', text(40)).nullable(),
    text: words(500).nullable(),
  }),
  apothekeAblehnen: basis.extend({ grund: z.enum(apothekeAblehnungsgruende), text: words(500).nullable() }),
  austauschen: basis.extend({
    produkt,
    fall: z.enum(austauschFaelle),
    begruendung: words(500),
    /** Declared by the pharmacy; without them the law asks for a new prescription. */
    wirkstoffgleich: z.boolean(),
    gesamtmengeEingehalten: z.boolean(),
    nichtAufAusschlussliste: z.boolean(),
    gleicheDarreichungsform: z.boolean(),
    keineBedenken: z.boolean(),
    /** What is handed out instead of what is still open. */
    menge: mengeAbgabe,
    mengeneinheit: z.enum(mengeneinheiten),
    einverstanden: z.enum(einverstandene).nullable(),
    anfragen: z.int().min(0).max(20),
    einzigerAnbieter: z.boolean(),
  }),
  btmFeststellen: basis.extend({ grund }),
  neuesRezeptAnfordern: basis.extend({ grund: z.enum(newRezeptGruende), text: words(500), vorschlaege: z.array(produkt).min(1).max(3) }),
  bereitstellen: z.strictObject({
    version,
    positionen: z
      .array(
        z.strictObject({
          positionId: id,
          menge: mengeAbgabe,
          charge: harmless('number', text(40)).nullable(),
          verfall: isoDate.nullable(),
          /** Of Pflegehilfsmittel zum Verbrauch: what is asked of the Pflegekasse for them; who does not know says nothing. */
          betragCent: z.int().min(0).max(1_000_000).nullable().optional(),
          /** What the Klient pays of it (§ 61 SGB V), as the pharmacy knows it; 0: nothing. Unsaid: nobody knows. */
          zuzahlungCent: cent.nullable().optional(),
          /** What one pack costs: the Zuzahlung is reckoned from it where nobody says how much it is. */
          preisCent: cent.nullable().optional(),
        }),
      )
      .min(1)
      .max(maxPositionen),
    geplantAm: isoDate.nullable(),
    /** Of the own house, and another one than who packs. */
    kontrolliertVon: id.nullable(),
  }),
  /** `temperatur`: measured anew before a second attempt, when the bag must stay cool. */
  ausliefern: lieferung.extend({ bote: harmless('name', text(120)).nullable(), temperatur: temperatur.nullable().default(null) }),
  zustellen: lieferung.extend({ nachweis, zuzahlung: zuzahlung.nullable().optional() }),
  abholungBestaetigen: lieferung.extend({ nachweis, zuzahlung: zuzahlung.nullable().optional() }),
  /** As when a bag is prepared: the amount, or a price of which the law makes one. Unsaid: nobody knows. */
  setZuzahlung: lieferung.extend({
    betraege: z
      .array(z.strictObject({ positionId: id, zuzahlungCent: cent.nullable().optional(), preisCent: cent.nullable().optional() }))
      .min(1)
      .max(maxPositionen),
  }),
  /** `cent`: what was given now, beside what was given before. */
  recordZuzahlung: lieferung.extend({ zuzahlung }),
  zustellungGescheitert: lieferung.extend({
    grund: z.enum(scheiternGruende),
    text: words(500).nullable(),
    temperatur: temperatur.nullable().default(null),
  }),
  kuehlketteFreigeben: lieferung.extend({ begruendung: words(500) }),
  zuruecknehmen: lieferung.extend({ grund }),
  restErlassen: basis.extend({ grund }),
  restErlassBeantworten: basis.extend({ zustimmung: z.boolean() }),
  eingangBestaetigen: basis.extend({
    gescannt: z.array(z.strictObject({ positionId: id, pzn: harmless('number', z.string().max(20)) })).max(maxPositionen),
    /** BtM: how much the Klient has now, as it was counted; who did not count says nothing. */
    bestaende: z
      .array(z.strictObject({ positionId: id, menge: harmless('product', text(40)) }))
      .max(maxPositionen)
      .optional(),
  }),
  reklamieren: basis.extend({
    grund: z.enum(reklamationsgruende),
    text: words(500),
    menge: mengeAbgabe,
    /** Documents of the Klient that show the pack, and no person; unsaid: none. */
    fotos: z.array(id).max(maxReklamationFotos).optional(),
  }),
  stornieren: basis.extend({ grund }),
  stornoAnfragen: basis.extend({ grund }),
  stornoBeantworten: basis.extend({ zustimmung: z.boolean(), text: words(500).nullable() }),
  rueckfrageStellen: basis.extend({ an: z.enum(seiten), text: words(1000), privat: z.boolean() }),
  rueckfrageAntworten: z.strictObject({ version, rueckfrageId: id, text: words(1000) }),
  rueckfrageErledigen: z.strictObject({ version, rueckfrageId: id }),
  anPraxisWeiterleiten: basis.extend({ praxisId: id, grund }),
  anApothekeWeiterleiten: basis.extend({
    apothekeId: id,
    grund,
    abweichung: abweichung.nullable(),
    abweichungGrund: words(250).nullable(),
  }),
  retoureFesthalten: basis.extend({
    art: z.enum(retoureArten),
    menge: z.number().positive().max(9999),
    einheit: z.enum(retoureEinheiten),
    grund,
    zeugen: z.array(harmless('name', text(120))).max(2),
  }),
  /** `btmNummer`: of the BtM form marked N that is handed in. */
  folgeErledigen: basis.extend({ folge: z.enum(folgeArten), btmNummer: btmNummer.nullable().optional() }),
  folgeVerzichten: basis.extend({ folge: z.enum(folgeArten), grund }),
  proposeNachschub: basis.extend({ text: words(500).nullable(), bis: isoDate.nullable() }),
  withdrawNachschub: basis,
  takeOverNachschub: basis,
  declineNachschub: basis.extend({ grund }),
  /** `rezeptblatt`: what stands on the paper in hand, all of these on one sheet or each on its own; unsaid: as it was. */
  rezeptOrtMelden: basis.extend({ ort: z.enum(rezeptOrte), rezeptblatt: z.enum(['EINES', 'EIGENE']).optional() }),
} as const satisfies Partial<Record<Handlung, z.ZodType>>

export type PersonenHandlung = keyof typeof handlungSchemas

export const isPersonenHandlung = (name: string): name is PersonenHandlung => name in handlungSchemas

export type Auftrag = { [H in PersonenHandlung]: { handlung: H; angaben: z.infer<(typeof handlungSchemas)[H]> } }[PersonenHandlung]
export type AngabenOf<H extends PersonenHandlung> = z.infer<(typeof handlungSchemas)[H]>
