/** The month sheets of a nursing service: for whom there is one, what it lacks, and who has signed it. */
import { z } from 'zod'
import { exportAnfrage, exportMedia, seitenAnfrage, seitenAnswer, several } from '../liste/liste.contract.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { kostentraegerListe, unterschriftStaende } from './leistungsnachweis.ts'
import { leistungsnachweis } from './leistungsnachweis.contract.ts'
import { unterschriftArten } from './leistungsnachweis.document.ts'

const time = z.iso.datetime()
const month = harmless('time', z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** DOKUMENTATION: a visit without a finished sheet. HANDZEICHEN: a sheet without one. The others are about the signature (leistungsnachweis.ts). */
const nachweisMaengel = ['DOKUMENTATION', 'HANDZEICHEN', 'UNTERSCHRIFT', 'GEAENDERT'] as const

const filter = {
  /** Without one that of today. */
  monat: month.optional(),
  suche: harmless('search', line(80)).optional(),
  /** What is missing; VOLLSTAENDIG: nothing. */
  stand: z.enum([...nachweisMaengel, 'VOLLSTAENDIG']).optional(),
  traeger: z.enum(kostentraegerListe).optional(),
}
export const nachweisFilter = z.strictObject(filter)
export type NachweisFilter = z.infer<typeof nachweisFilter>
export type NachweisStand = NonNullable<NachweisFilter['stand']>
export const nachweisStaende = filter.stand.unwrap().options

const row = z.strictObject({
  /** Of the Klient. */
  id,
  vorname: plain.name,
  nachname: plain.name,
  geburtsdatum: isoDate,
  von: isoDate,
  /** Visits that count, and services that were provided at them, by who pays. */
  besuche: z.int(),
  leistungen: z.strictObject({ SGB_V: z.int(), SGB_XI: z.int(), ANDERE: z.int() }),
  /** Visits up to today without a finished sheet. */
  offene: z.int(),
  ohneHandzeichen: z.int(),
  unterschrift: z.enum(unterschriftStaende),
  /** Of the last version that was signed. */
  gezeichnet: z.strictObject({ version: z.int(), am: time, art: z.enum(unterschriftArten) }).nullable(),
})
export type NachweisListRow = z.infer<typeof row>

/** Nothing is missing; a reason stands for a signature that nobody could give. */
export const isComplete = ({ offene, ohneHandzeichen, unterschrift }: NachweisListRow): boolean =>
  offene === 0 && ohneHandzeichen === 0 && (unterschrift === 'UNTERSCHRIEBEN' || unterschrift === 'BEGRUENDET')

const access = { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'own' } as const
const leitung = { kind: 'signed-in', rollen: ['ROLE_PFLEGE_ADMIN'], relation: 'own' } as const

export const nachweislisteContract = {
  list: defineCall('GET /api/leistungsnachweise', {
    id: 'dokumentation.nachweise',
    summary: 'For whom a month has services of the own nursing service, by name, and what the sheet lacks',
    access,
    query: z.strictObject({ ...filter, ...seitenAnfrage }),
    answer: seitenAnswer(row),
  }),
  export: defineCall('GET /api/leistungsnachweise/export', {
    id: 'dokumentation.nachweisExport',
    summary: 'The same months as a file for billing, a line for each service that was provided; for heads, and logged',
    access: leitung,
    query: z.strictObject({ ...filter, ...exportAnfrage }),
    media: exportMedia,
    errors: ['liste.zu_viele_zeilen'],
  }),
  sheets: defineCall('GET /api/leistungsnachweise/blaetter', {
    id: 'dokumentation.nachweisBlaetter',
    summary: 'The month sheets themselves, to print: of all, or of those who were chosen; each is logged',
    access,
    query: z.strictObject({
      ...filter,
      klientId: several(id, 100),
      cursor: seitenAnfrage.cursor,
      limit: z.coerce.number().int().min(1).max(20).default(20),
    }),
    answer: z.strictObject({
      blaetter: z.array(z.strictObject({ klientId: id, blatt: leistungsnachweis })),
      cursor: plain.code.nullable(),
    }),
  }),
} as const
