import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { type Rolle, rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { bundeslaender } from '../shared/feiertage.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { type Bereich, bereiche, fristArten } from './akte.ts'
import { akteDocument } from './klient.document.ts'
import { mittelSchema } from './mittel.document.ts'

const version = z.int().min(1)

export const bereichAngaben = {
  person: z.strictObject(shapeOf(akteDocument.person)),
  wohnen: z.strictObject(shapeOf(akteDocument.wohnen)),
  versicherung: z.strictObject(shapeOf(akteDocument.versicherung)),
  aerzte: z.strictObject(shapeOf(akteDocument.aerzte)),
  kontakte: z.strictObject(shapeOf(akteDocument.kontakte)),
  gesundheit: z.strictObject(shapeOf(akteDocument.gesundheit)),
  medikation: z.strictObject(shapeOf(akteDocument.medikation)),
  hkp: z.strictObject(shapeOf(akteDocument.hkp)),
} as const

const praxisName = z.strictObject({ id, name: plain.name })

export const akteAnswer = z.strictObject({
  id,
  person: bereichAngaben.person.extend({ version }),
  wohnen: bereichAngaben.wohnen.extend({ version }),
  versicherung: bereichAngaben.versicherung.extend({ version, kvnr: plain.number.nullable() }),
  aerzte: bereichAngaben.aerzte.extend({
    version,
    hausarzt: praxisName.nullable(),
    praxen: z.array(praxisName),
  }),
  kontakte: bereichAngaben.kontakte.extend({ version }),
  gesundheit: bereichAngaben.gesundheit.extend({ version }),
  medikation: bereichAngaben.medikation.extend({ version }),
  hkp: bereichAngaben.hkp.extend({ version }),
  /** Where the house says it is: its holidays count for the deadlines of the record. */
  bundesland: z.enum(bundeslaender).nullable(),
  fristen: z.array(z.strictObject({ art: z.enum(fristArten), am: isoDate })),
  bearbeitbar: z.array(z.enum(bereiche)),
})
export type AkteAnswer = z.output<typeof akteAnswer>

export const planFassung = z.strictObject({
  version: z.int(),
  am: z.iso.datetime(),
  name: plain.name,
  mittel: z.array(mittelSchema),
  /** Who issued the paper that it was scanned from, and when it was printed; null: written by hand. */
  bmp: z.strictObject({ aussteller: plain.name, gedrucktAm: isoDate }).nullable(),
  /** Beside the version before: `vorher` is null for what is new, `nachher` for what was stopped. */
  aenderungen: z.array(z.strictObject({ vorher: mittelSchema.nullable(), nachher: mittelSchema.nullable() })),
})
export type PlanFassung = z.infer<typeof planFassung>

const planStand = z.strictObject({ version: z.int(), am: isoDate, mittel: z.array(mittelSchema) })

const params = z.strictObject({ klientId: id })
const leitung: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN']
const error = ['klient.veraltet', 'klient.unvollstaendig'] as const

const change = <Angaben extends z.ZodObject>(
  { verb, bereich, wer = leitung, errors = [] }: { verb: string; bereich: string; wer?: readonly Rolle[]; errors?: readonly string[] },
  body: Angaben,
) =>
  defineCall(`PUT /api/klienten/:klientId/${bereich}`, {
    id: `klient.${verb}`,
    summary: `Save the section "${bereich}" of the record; a stale version is answered with the section as it is now`,
    access: { kind: 'signed-in', rollen: wer, relation: 'own' },
    params,
    body,
    answer: z.strictObject({ version }),
    idempotent: true,
    errors: [...error, ...errors],
  })

export const akteContract = {
  read: defineCall('GET /api/klienten/:klientId/akte', {
    id: 'klient.readAkte',
    summary: 'The whole record of a Klient but the access data; each reading is logged',
    access: pflege,
    params,
    /** Printing takes the record out of the organisation and is logged as that. */
    query: z.strictObject({ zweck: z.enum(['ansehen', 'drucken']).default('ansehen') }),
    answer: akteAnswer,
  }),
  updatePerson: change({ verb: 'updatePerson', bereich: 'person' }, bereichAngaben.person.extend({ version })),
  updateWohnen: change({ verb: 'updateWohnen', bereich: 'wohnen' }, bereichAngaben.wohnen.extend({ version })),
  updateVersicherung: change(
    { verb: 'updateVersicherung', bereich: 'versicherung', errors: ['klient.kvnr_vergeben'] },
    bereichAngaben.versicherung.extend({ version }),
  ),
  updateAerzte: change(
    { verb: 'updateAerzte', bereich: 'aerzte', errors: ['klient.hausarzt_unbekannt'] },
    bereichAngaben.aerzte.extend({ version }),
  ),
  updateKontakte: change(
    { verb: 'updateKontakte', bereich: 'kontakte', wer: rollenOfSeite.PFLEGE },
    bereichAngaben.kontakte.extend({ version }),
  ),
  updateGesundheit: change({ verb: 'updateGesundheit', bereich: 'gesundheit' }, bereichAngaben.gesundheit.extend({ version })),
  updateMedikation: change(
    { verb: 'updateMedikation', bereich: 'medikation', wer: rollenOfSeite.PFLEGE, errors: ['klient.plan_nur_fachkraft'] },
    bereichAngaben.medikation.extend({ version }),
  ),
  readPlan: defineCall('GET /api/klienten/:klientId/medikation', {
    id: 'klient.readPlan',
    summary: 'What is taken today by the newest version of the plan of medicines; null where none is kept; each reading is logged',
    access: pflege,
    params,
    answer: z.strictObject({
      plan: planStand.nullable(),
      /** Whether the reader keeps plans. */
      bearbeitbar: z.boolean(),
    }),
  }),
  listPlaene: defineCall('GET /api/klienten/:klientId/medikation/fassungen', {
    id: 'klient.listPlaene',
    summary: 'All versions of the plan of medicines, the newest first, each with what has changed in it; each reading is logged',
    access: pflege,
    params,
    answer: z.strictObject({ fassungen: z.array(planFassung) }),
  }),
  updateHkp: change({ verb: 'updateHkp', bereich: 'hkp' }, bereichAngaben.hkp.extend({ version })),
} as const

export const bereichAufrufe = {
  person: akteContract.updatePerson,
  wohnen: akteContract.updateWohnen,
  versicherung: akteContract.updateVersicherung,
  aerzte: akteContract.updateAerzte,
  kontakte: akteContract.updateKontakte,
  gesundheit: akteContract.updateGesundheit,
  medikation: akteContract.updateMedikation,
  hkp: akteContract.updateHkp,
} as const satisfies Record<Bereich, unknown>
