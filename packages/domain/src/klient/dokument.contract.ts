import { z } from 'zod'
import { dateiName, dateiUpload, scanErrors } from '../datei/datei.contract.ts'
import { pflege, pflegeLeitung } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id, lineOfWords } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'

export const dokumentArten = [
  'MEDIKATIONSPLAN',
  'ENTLASSBRIEF',
  'VERORDNUNG',
  'VOLLMACHT',
  'EINWILLIGUNG',
  'WUNDFOTO',
  'FOTO',
  'SONSTIGES',
] as const
export type DokumentArt = (typeof dokumentArten)[number]

/** Pictures of the person: only with the consent FOTO. */
export const fotoArten: readonly DokumentArt[] = ['WUNDFOTO', 'FOTO']

export const dokumentEntry = z.strictObject({
  id,
  art: z.enum(dokumentArten),
  /** Null when it was deleted, or the key of the Klient was destroyed. */
  name: plain.name.nullable(),
  /** Null when it was deleted. */
  mediaType: plain.code.nullable(),
  groesseBytes: z.int().nullable(),
  erfasstAm: z.iso.datetime(),
  erfasstVon: plain.name.nullable(),
  /** Proves a declaration of the Klient, or belongs to a finished sheet: it stays. */
  istNachweis: z.boolean(),
  geloescht: z.strictObject({ am: z.iso.datetime(), von: plain.name.nullable(), grund: acceptedWords }).nullable(),
})
export type DokumentEntry = z.infer<typeof dokumentEntry>

const params = z.strictObject({ klientId: id })
const einzeln = z.strictObject({ klientId: id, dokumentId: id })

export const dokumentContract = {
  listDokumente: defineCall('GET /api/klienten/:klientId/dokumente', {
    id: 'klient.listDokumente',
    summary: 'Documents of the Klient, the newest first, also the deleted ones with the reason',
    access: pflege,
    params,
    answer: z.strictObject({ dokumente: z.array(dokumentEntry) }),
  }),
  addDokument: defineCall('POST /api/klienten/:klientId/dokumente', {
    id: 'klient.addDokument',
    summary: 'Lay a document into the record; it is sealed under the key of the Klient',
    access: pflege,
    params,
    query: z.strictObject({ art: z.enum(dokumentArten), dateiName }),
    upload: dateiUpload,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: [
      'datei.zu_gross',
      'datei.art_unbekannt',
      'datei.unlesbar',
      'datei.aktiver_inhalt',
      ...scanErrors,
      'klient.foto_ohne_einwilligung',
    ],
  }),
  readDokument: defineCall('GET /api/klienten/:klientId/dokumente/:dokumentId/datei', {
    id: 'klient.readDokument',
    summary: 'The file of a document',
    access: pflege,
    params: einzeln,
    media: 'application/octet-stream',
    errors: ['klient.foto_ohne_einwilligung'],
  }),
  removeDokument: defineCall('POST /api/klienten/:klientId/dokumente/:dokumentId/loeschen', {
    id: 'klient.removeDokument',
    summary: 'Delete the file of a document; that it was there and why it went is kept',
    access: pflegeLeitung,
    params: einzeln,
    body: z.strictObject({ grund: lineOfWords(300) }),
    status: 204,
    idempotent: true,
    errors: ['klient.dokument_ist_nachweis'],
  }),
} as const
