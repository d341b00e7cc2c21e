import { z } from 'zod'
import { exportAnfrage, exportMedia, several, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { pflege, pflegeLeitung } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { fristArten } from './akte.ts'
import { klientStatus, wohnformen } from './klient.ts'

export const pflegegrade = ['0', '1', '2', '3', '4', '5'] as const
/** `aufnahme`: who was taken in last comes first. */
export const klientenSortings = ['name', 'geburtsdatum', 'aufnahme'] as const

const filter = z.strictObject({
  suche: harmless('search', line(80)).optional(),
  status: several(z.enum(klientStatus)),
  pflegegrad: several(z.enum(pflegegrade)),
  wohnform: several(z.enum(wohnformen)),
  ohneNotfallkontakt: z.stringbool().default(false),
  ohneEmpfangsvollmacht: z.stringbool().default(false),
  mitFrist: z.stringbool().default(false),
  sortierung: z.enum(klientenSortings).default('name'),
})
export type KlientenFilter = z.output<typeof filter>

const listRow = z.strictObject({
  id,
  version: z.int(),
  vorname: plain.name,
  nachname: plain.name,
  geburtsdatum: isoDate,
  ort: plain.place.nullable(),
  pflegegrad: z.int().nullable(),
  wohnform: z.enum(wohnformen),
  hausarzt: plain.name.nullable(),
  apotheke: plain.name.nullable(),
  status: z.enum(klientStatus),
  aufgenommenAm: z.iso.datetime(),
  abwesendAb: isoDate.nullable(),
  frist: z.strictObject({ art: z.enum(fristArten), am: isoDate }).nullable(),
})
export type KlientenListRow = z.output<typeof listRow>

export const klientenListContract = {
  list: defineCall('GET /api/klienten/liste', {
    id: 'klient.list',
    summary: 'The Klienten of the own nursing service in pages',
    access: pflege,
    query: z.strictObject({ ...filter.shape, ...seitenAnfrage }),
    answer: seitenAnswer(listRow),
  }),
  exportieren: defineCall('GET /api/klienten/export', {
    id: 'klient.export',
    summary: 'The same list as a file, with exactly this filter; logged as taken out of the house',
    access: pflegeLeitung,
    query: z.strictObject({ ...filter.shape, ...exportAnfrage }),
    media: exportMedia,
    errors: ['liste.zu_viele_zeilen'],
  }),
  setStatus: defineCall('PUT /api/klienten/:klientId/status', {
    id: 'klient.setStatus',
    summary:
      'Another status, and the last day of care with an end; visits, series and orders follow. The version is that of the section "person"',
    access: pflegeLeitung,
    params: z.strictObject({ klientId: id }),
    body: z.strictObject({
      status: z.enum(klientStatus),
      version: z.int().min(1),
      /** Day of death, or last day of care; null: as the record has it. */
      am: isoDate.nullable().default(null),
    }),
    answer: z.strictObject({ version: z.int() }),
    idempotent: true,
    errors: ['klient.veraltet', 'klient.unvollstaendig'],
  }),
} as const
