import { z } from 'zod'
import { rowAnswer } from '../hausbesuch/view.contract.ts'
import { adresse, isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { reiseSources } from './reise.ts'
import { abholArten, stoppArten, tourStatus } from './tour.ts'
import { tourHandlungen } from './transitions.ts'

const time = z.iso.datetime()
const reise = z.strictObject({ minuten: z.int(), meter: z.int().nullable(), quelle: z.enum(reiseSources) })
const person = z.strictObject({ id, name: plain.name })
const haus = z.strictObject({ id, name: plain.name, telefon: plain.contact, adresse })
const bestellung = z.strictObject({ id, nummer: plain.number, klient: plain.name })

const egkSteps = ['MITNEHMEN', 'ZURUECKGEBEN'] as const

export const stopp = z.strictObject({
  id,
  art: z.enum(stoppArten),
  bezeichnung: plain.product.nullable(),
  besuch: rowAnswer.nullable(),
  /** What is to be done there, in words. */
  leistungen: z.array(plain.product),
  haus: haus.nullable(),
  bestellungen: z.array(bestellung),
  adresse: adresse.nullable(),
  dauerMinuten: z.int(),
  /** Degrees, when someone has entered them. */
  punkt: z.strictObject({ breite: z.number(), laenge: z.number() }).nullable(),
  fertig: z.boolean(),
  erledigung: z.strictObject({ am: time, erledigt: z.boolean(), grund: acceptedWords.nullable() }).nullable(),
  zuruecknehmbar: z.boolean(),
  /** Something that is to be fetched must stay cool: its temperature is asked for. */
  kuehl: z.boolean(),
  egk: z.enum(egkSteps).nullable(),
  ankunft: z.strictObject({ am: time, spaetMinuten: z.int(), reise: reise.nullable() }).nullable(),
})
export type StoppAnswer = z.infer<typeof stopp>

const abholung = z.strictObject({
  art: z.enum(abholArten),
  haus,
  bestellungen: z.array(bestellung),
  /** In front of which stop; null: at the end. */
  vor: id.nullable(),
  umwegMinuten: z.int(),
  mehrSpaetMinuten: z.int(),
})
export type AbholungAnswer = z.infer<typeof abholung>

export const tourAnswer = z.strictObject({
  datum: isoDate,
  person,
  eigene: z.boolean(),
  version: z.int(),
  status: z.enum(tourStatus),
  fahrzeug: plain.name.nullable(),
  start: adresse.nullable(),
  ziel: adresse.nullable(),
  gestartetAm: time.nullable(),
  beendetAm: time.nullable(),
  stopps: z.array(stopp),
  heimweg: reise.nullable(),
  fahrMinuten: z.int(),
  spaetMinuten: z.int(),
  zurueckUm: time.nullable(),
  vorschlag: z
    .strictObject({ reihenfolge: z.array(id), gespartMinuten: z.int(), punktlicherMinuten: z.int(), fahrMinuten: z.int() })
    .nullable(),
  abholungen: z.array(abholung),
  uebergaben: z.array(z.strictObject({ von: plain.name, an: plain.name, grund: acceptedWords, am: time })),
  /** Where the browser fetches the squares of a map; null: this house shows none. */
  mapTiles: z.strictObject({ url: plain.link, attribution: plain.link }).nullable(),
  uebergaenge: z.record(z.enum(tourHandlungen), z.union([z.literal(true), plain.code])),
})
export type TourAnswer = z.infer<typeof tourAnswer>

export const tourListRow = z.strictObject({
  person,
  datum: isoDate,
  version: z.int(),
  status: z.enum(tourStatus),
  fahrzeug: plain.name.nullable(),
  stopps: z.int(),
  fertige: z.int(),
  naechster: z.strictObject({ name: plain.name, um: time, spaetMinuten: z.int() }).nullable(),
  fahrMinuten: z.int(),
  spaetMinuten: z.int(),
  zurueckUm: time.nullable(),
})
export type TourListRow = z.infer<typeof tourListRow>

/** What of a tour is still to come, by what is planned. */
export const nextStops = z.strictObject({
  stopps: z.int(),
  fertige: z.int(),
  naechste: z.array(
    z.strictObject({
      /** Null for a stop that is no visit. */
      hausbesuchId: id.nullable(),
      name: plain.name,
      uhrzeit: plain.time.nullable(),
    }),
  ),
})
export type NextStops = z.infer<typeof nextStops>
