import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { isIsoDate } from '../shared/time.ts'
import { harmless, plain } from '../shared/words.ts'

export const verlaufArten = ['BESTELLUNG', 'HAUSBESUCH', 'EINWILLIGUNG', 'APOTHEKENWAHL', 'ABWESENHEIT', 'DOKUMENT', 'AKTE'] as const
export type VerlaufArt = (typeof verlaufArten)[number]

export const verlaufEntry = z.strictObject({
  id: plain.code,
  am: z.iso.datetime(),
  art: z.enum(verlaufArten),
  was: plain.code,
  objektId: plain.code,
  angaben: z.record(z.string(), z.unknown()),
  person: plain.name.nullable(),
  organisation: plain.name.nullable(),
})
export type VerlaufEntry = z.infer<typeof verlaufEntry>

/** Steps of an order that are worth reading in the life of a Klient; the view `klient_verlauf` tells no others. */
export const toldSteps = [
  'anlegen',
  'senden',
  'verordnen',
  'rezeptKorrigieren',
  'rezeptZurueckziehen',
  'arztAblehnen',
  'anApothekeGeben',
  'selbstEinloesen',
  'neuAnfordern',
  'rezeptAblaufen',
  'annehmen',
  'apothekeAblehnen',
  'austauschen',
  'neuesRezeptAnfordern',
  'bereitstellen',
  'ausliefern',
  'zustellen',
  'abholungBestaetigen',
  'zustellungGescheitert',
  'eingangBestaetigen',
  'reklamieren',
  'stornieren',
  'stornoBeantworten',
  'anPraxisWeiterleiten',
  'anApothekeWeiterleiten',
  'notfallMelden',
  'vorabinfoEnde',
  'verordnungHolen',
  'verordnungUnterschreiben',
  'kasseEntscheiden',
  'recordKostenvoranschlag',
  'recordGenehmigung',
  'andereApotheke',
  'verordnungEinreichen',
  'rezeptVorlegen',
  'btmFeststellen',
  'kuehlketteFreigeben',
  'zuruecknehmen',
  'restErlassBeantworten',
  'retoureFesthalten',
  'proposeNachschub',
  'withdrawNachschub',
  'takeOverNachschub',
  'declineNachschub',
  'folgeErledigen',
  'folgeVerzichten',
] as const

export const erzaehlteBesuchsschritte = [
  'anfragen',
  'planen',
  'annehmen',
  'ablehnen',
  'verschieben',
  'absagen',
  'beginnen',
  'nichtAntreffen',
  'abschliessen',
  'abbrechen',
  'nachtragen',
  'wiederaufnehmen',
  'nachreichen',
  'AUS_BESUCH',
  'AUS_ABLEHNUNG',
  'UEBERGABE',
  'VERORDNUNG',
] as const

const isPlace = (cursor: string): boolean =>
  /^[^_]{10}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[\w-]{1,80}$/.test(cursor) &&
  isIsoDate(cursor.slice(0, 10)) &&
  !Number.isNaN(Date.parse(cursor.split('_')[0] ?? ''))

export const verlaufContract = {
  listVerlauf: defineCall('GET /api/klienten/:klientId/verlauf', {
    id: 'klient.listVerlauf',
    summary: 'What happened to the Klient, the newest first',
    access: pflege,
    params: z.strictObject({ klientId: id }),
    query: z.strictObject({
      art: z.enum(verlaufArten).optional(),
      cursor: harmless('code', z.string().refine(isPlace, { message: 'typ' })).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answer: z.strictObject({ eintraege: z.array(verlaufEntry), cursor: plain.code.nullable() }),
  }),
} as const
