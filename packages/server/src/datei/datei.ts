/** Kept sealed in the database (docs/adr/0012). */
import { type DateiTyp, dateiTypOf, dateiTypen, fitsTyp, maxDateiBytes, isImage, servedNameOf } from '@dreiklang/domain/datei/datei'
import { dateiErrors } from '@dreiklang/domain/datei/datei.errors'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { readBytes } from '../shared/input.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { checkForMalware } from './scan.ts'
import { loadDescriptions, loadDatei, storeDatei, deleteDatei } from './datei.repository.ts'

export interface GepruefteDatei {
  mediaType: DateiTyp
  bytes: Uint8Array
}

export interface NewDatei extends GepruefteDatei {
  organisationId: string
  /** Whose key seals it: with that of the Klient it goes when the Klient is erased. */
  klientId: string | null
  name: string
  /** Who brought it; null for the server itself. */
  personId: string | null
}

export interface Datei extends GepruefteDatei {
  name: string
  klientId: string | null
}

export interface DateiDescription {
  id: string
  /** Null when it was erased with its Klient. */
  name: string | null
  mediaType: DateiTyp
  /** In bytes. */
  groesse: number
}

interface Welche {
  organisationId: string
  dateiId: string
}

/** Enough for a page of A4 at 250 dots an inch. */
const maxPixel = 3_000

/** Names in a PDF may be written with the numbers of their letters: /J#61vaScript. */
const fluchtInNames = /#([\da-fA-F]{2})/g
const aktiverContent = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)/

/** Sees what stands open; a compressed part may hide the same, so no browser ever shows a file at our address (`dateiAnswer`). */
export const hasActiveContent = (pdf: Uint8Array): boolean =>
  aktiverContent.test(
    new TextDecoder('latin1')
      .decode(pdf)
      .replaceAll(fluchtInNames, (_flucht, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

const wrongEnding = { path: 'dateiName', code: 'datei.endung', message: 'datei.endung' }

const fachOf = (
  spalte: string,
  { organisationId, klientId, id }: { organisationId: string; klientId: string | null; id: string },
): Fach => ({
  organisationId,
  klientId,
  tabelle: 'datei',
  spalte,
  zeileId: id,
})

export function createDateien(ports: Pick<Ports, 'keyRing' | 'clock' | 'newId' | 'images' | 'virusScan'>) {
  const tresor = createTresor(ports)
  const now = () => ports.clock.now().toISOString()

  async function neuWritten(bild: Uint8Array): Promise<Uint8Array> {
    try {
      return await ports.images.reencode(bild, { mostPixels: maxPixel })
    } catch (error) {
      if (error instanceof UnreadableImage) throw dateiErrors.refuse('datei.unlesbar')
      throw error
    }
  }

  /** @throws datei.unlesbar, datei.aktiver_inhalt and those of `checkForMalware` */
  async function safeBytesOf(bytes: Uint8Array, mediaType: DateiTyp): Promise<GepruefteDatei> {
    await checkForMalware(ports, [bytes])
    if (isImage(mediaType)) return { mediaType, bytes: await neuWritten(bytes) }
    if (hasActiveContent(bytes)) throw dateiErrors.refuse('datei.aktiver_inhalt')
    return { mediaType, bytes }
  }

  return {
    /**
     * Pictures are re-encoded, an active PDF is refused. Before the transaction: decoding takes time, a connection is expensive.
     * @param name what it was called where it comes from; null when it gets one here
     * @throws eingabe.ungueltig for a name that tells of another kind, datei.zu_gross, datei.art_unbekannt, datei.unlesbar, datei.aktiver_inhalt and those of `checkForMalware`
     */
    async nimm(
      request: Request,
      { name, types = dateiTypen, mostBytes = maxDateiBytes }: { name: string | null; types?: readonly DateiTyp[]; mostBytes?: number },
    ): Promise<GepruefteDatei> {
      const bytes = await readBytes(request, mostBytes)
      if (bytes === null) throw dateiErrors.refuse('datei.zu_gross')
      const mediaType = dateiTypOf(bytes)
      if (mediaType === null || !types.includes(mediaType)) throw dateiErrors.refuse('datei.art_unbekannt')
      if (name !== null && !fitsTyp(name, mediaType)) throw sharedErrors.refuse('eingabe.ungueltig', { felder: [wrongEnding] })
      return safeBytesOf(bytes, mediaType)
    },

    /** The same for what comes on another way than in a request. */
    async examine(bytes: Uint8Array): Promise<GepruefteDatei> {
      if (bytes.length > maxDateiBytes) throw dateiErrors.refuse('datei.zu_gross')
      const mediaType = dateiTypOf(bytes)
      if (mediaType === null) throw dateiErrors.refuse('datei.art_unbekannt')
      return safeBytesOf(bytes, mediaType)
    },

    /** Answers its id. What did not come through `nimm` is made by the server itself. @throws Vernichtet */
    async lege(tx: Queryable, { organisationId, klientId, name, mediaType, bytes, personId }: NewDatei): Promise<string> {
      const id = ports.newId()
      const where = { organisationId, klientId, id }
      const inhalt = await tresor.sealBytes(tx, fachOf('inhalt', where), bytes)
      const datei = {
        id,
        klientId,
        name: await tresor.seal(tx, fachOf('name', where), name),
        mediaType,
        groesse: bytes.length,
        inhalt,
        personId,
      }
      await storeDatei(tx, organisationId, { datei, am: now() })
      return id
    },

    /** Null for one that was deleted or is not there. @throws Vernichtet */
    async readStore(db: Queryable, { organisationId, dateiId }: Welche): Promise<Datei | null> {
      const row = await loadDatei(db, organisationId, dateiId)
      if (row === null) return null
      const { klientId, mediaType } = row
      const where = { organisationId, klientId, id: dateiId }
      const bytes = await tresor.openBytes(db, fachOf('inhalt', where), row.inhalt)
      return { name: await tresor.open(db, fachOf('name', where), row.name), mediaType, bytes, klientId }
    },

    async describe(
      db: Queryable,
      { organisationId, dateiIds }: { organisationId: string; dateiIds: readonly string[] },
    ): Promise<DateiDescription[]> {
      const rows = await loadDescriptions(db, organisationId, dateiIds)
      const names = await tresor.openAll(
        db,
        rows.map((row) => ({ fach: fachOf('name', { ...row, organisationId }), siegel: row.name })),
      )
      return rows.map(({ id, mediaType, groesse }, i) => ({ id, name: names[i] ?? null, mediaType: mediaType, groesse }))
    },

    delete: (tx: Queryable, { organisationId, dateiId }: Welche): Promise<boolean> =>
      deleteDatei(tx, organisationId, { id: dateiId, am: now() }),
  }
}

/** To be saved, never shown: nothing in it may run at our address, and no shared store may keep it. */
export const createSaveHeaders = ({ name, mediaType }: { name: string; mediaType: string }): Record<string, string> => ({
  'content-type': mediaType,
  'content-disposition': dispositionOf(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

export function dateiAnswer({ name, mediaType, bytes }: Datei): Response {
  return new Response(Uint8Array.from(bytes), { headers: createSaveHeaders({ name: servedNameOf(name, mediaType), mediaType }) })
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** In ASCII for what does not know the second form (RFC 6266 4.3), where a percent sign would be taken for an escape. */
function dispositionOf(name: string): string {
  const ascii = name
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? '_')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|%/gu, '_')
  const escaped = encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${escaped}`
}
