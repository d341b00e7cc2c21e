import { z } from 'zod'
import { pflege, pflegeLeitung } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, lineOfWords, words } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'

const oder = (max: number) => lineOfWords(max).nullable()

export const zugangAngaben = z.strictObject({
  schluesselNr: oder(40),
  schluesseldepot: oder(120),
  tuercode: oder(40),
  klingel: oder(80),
  etage: oder(40),
  alarmanlage: oder(120),
  haustier: oder(120),
  parken: words(300).nullable(),
})
export type ZugangAngaben = z.output<typeof zugangAngaben>

/** Assigning reaches so far ahead: a roster of two months. */
export const zuteilbarDays = 62

const params = z.strictObject({ klientId: id })
const zuteilungAngaben = z.strictObject({ personId: id, tag: isoDate })

export const zugangContract = {
  read: defineCall('GET /api/klienten/:klientId/zugang', {
    id: 'klient.readZugang',
    summary: 'Key, code of the door and what else one needs to get in: only for who is assigned today; each reading is logged',
    access: pflege,
    params,
    answer: zugangAngaben.nullable(),
    errors: ['klient.zugang_nicht_zugeteilt'],
  }),
  update: defineCall('PUT /api/klienten/:klientId/zugang', {
    id: 'klient.updateZugang',
    summary: 'Write the access data anew; whoever writes them need not have seen the former ones',
    access: pflegeLeitung,
    params,
    body: zugangAngaben.extend({ version: z.int().min(0) }),
    answer: z.strictObject({ version: z.int() }),
    idempotent: true,
    errors: ['klient.veraltet'],
  }),
  readZuteilungen: defineCall('GET /api/klienten/:klientId/zuteilungen', {
    id: 'klient.readZuteilungen',
    summary: 'Who is assigned to the Klient from today on, and whether access data lie here',
    access: pflege,
    params,
    answer: z.strictObject({
      /** Null: nothing was written yet. */
      zugang: z.strictObject({ version: z.int(), geaendertAm: plain.time, von: plain.name }).nullable(),
      zuteilungen: z.array(zuteilungAngaben.extend({ name: plain.name })),
      darfSehen: z.boolean(),
      zuteilbar: z.array(z.strictObject({ id, name: plain.name })),
      darfPflegen: z.boolean(),
    }),
  }),
  addZuteilung: defineCall('POST /api/klienten/:klientId/zuteilungen', {
    id: 'klient.addZuteilung',
    summary: 'Assign a colleague for a day; twice is once',
    access: pflegeLeitung,
    params,
    body: zuteilungAngaben,
    status: 204,
    idempotent: true,
    errors: ['klient.zuteilung_unmoeglich'],
  }),
  removeZuteilung: defineCall('DELETE /api/klienten/:klientId/zuteilungen/:personId', {
    id: 'klient.removeZuteilung',
    summary: 'Take back an assignment; it acts at once',
    access: pflegeLeitung,
    params: params.extend({ personId: id }),
    query: z.strictObject({ tag: isoDate }),
    status: 204,
  }),
} as const
