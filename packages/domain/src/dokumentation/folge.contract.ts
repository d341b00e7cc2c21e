import { z } from 'zod'
import { besuchTypen, furtherVorgehen } from '../hausbesuch/hausbesuch.ts'
import { own, participant } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { folgeDocument } from './folge.document.ts'

const time = z.iso.datetime()
const kopf = z.strictObject({ id, nummer: plain.number })

const document = shapeOf(folgeDocument)

export const folgeAnswer = z.strictObject({
  id: document.id,
  version: document.version,
  art: document.art,
  herkunft: document.herkunft,
  stand: document.stand,
  /** Null when nothing was said beside the decision, or when the record of the Klient was erased. */
  text: acceptedWords.nullable(),
  vorgehen: z.enum(furtherVorgehen).nullable(),
  faellig: document.faellig,
  erstellt: z.strictObject({ am: time, name: plain.name }),
  erledigt: z.strictObject({ am: time, name: plain.name, grund: acceptedWords.nullable() }).nullable(),
  aus: kopf.extend({ typ: z.enum(besuchTypen), klientId: id }),
  bestellung: kopf.nullable(),
  besuch: kopf.nullable(),
})
export type FolgeAnswer = z.infer<typeof folgeAnswer>

export const folgeQuittung = z.strictObject({ version: document.version })
export type FolgeQuittung = z.infer<typeof folgeQuittung>

export const folgeContract = {
  list: defineCall('GET /api/hausbesuche/:hausbesuchId/folgen', {
    id: 'dokumentation.listFolgen',
    summary: 'What follows for the own house from a visit, and from what the visit itself followed; the oldest first',
    access: participant,
    params: z.strictObject({ hausbesuchId: id }),
    answer: z.strictObject({ folgen: z.array(folgeAnswer) }),
  }),
  done: defineCall('POST /api/besuchsfolgen/:folgeId/erledigen', {
    id: 'dokumentation.folgeErledigen',
    summary: 'It is done, or will not be done and why',
    access: own,
    params: z.strictObject({ folgeId: id }),
    body: z.strictObject({ version: z.int().min(1), grund: document.grund }),
    answer: folgeQuittung,
    idempotent: true,
    errors: ['dokumentation.folge_erledigt', 'dokumentation.folge_ohne_grund'],
  }),
} as const
