/** Files of people and organisations, kept sealed in the database (docs/adr/0012): how a room takes one in, keeps it and hands it out. */
import { type DateiTyp, dateiTypVon, dateiTypen, hoechsteDateiBytes, istBild } from '@dreiklang/domain/datei/datei'
import { dateiFehler } from '@dreiklang/domain/datei/datei.errors'
import { type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { liesBytes } from '../shared/eingabe.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { ladeBeschreibungen, ladeDatei, legeDatei, loescheDatei } from './datei.repository.ts'

export interface GepruefteDatei {
  mediaType: DateiTyp
  bytes: Uint8Array
}

export interface NeueDatei extends GepruefteDatei {
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

export interface DateiBeschreibung {
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
const hoechstePixel = 3_000

/** Names in a PDF may be written with the numbers of their letters: /J#61vaScript. */
const fluchtImNamen = /#([\da-fA-F]{2})/g
const aktiverInhalt = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)/

/**
 * Tells what stands open in the file; a part that is compressed may hide the same, which is why no file is ever shown by a browser at our
 * address (`dateiAntwort`).
 */
const traegtAktives = (pdf: Uint8Array): boolean =>
  aktiverInhalt.test(
    new TextDecoder('latin1')
      .decode(pdf)
      .replaceAll(fluchtImNamen, (_flucht, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

const fachVon = (
  spalte: string,
  { organisationId, klientId, id }: { organisationId: string; klientId: string | null; id: string },
): Fach => ({
  organisationId,
  klientId,
  tabelle: 'datei',
  spalte,
  zeileId: id,
})

export function createDateien(ports: Pick<Ports, 'keyRing' | 'clock' | 'newId' | 'images'>) {
  const tresor = createTresor(ports)
  const jetzt = () => ports.clock.now().toISOString()

  async function neuGeschrieben(bild: Uint8Array): Promise<Uint8Array> {
    try {
      return await ports.images.reencode(bild, { mostPixels: hoechstePixel })
    } catch (fehler) {
      if (fehler instanceof UnreadableImage) throw dateiFehler.ablehnen('datei.unlesbar')
      throw fehler
    }
  }

  return {
    /**
     * The file of a request: pictures are decoded and re-encoded, a PDF that can do something is refused. Before the transaction, because
     * decoding takes its time and a connection is expensive.
     * @throws datei.zu_gross, datei.art_unbekannt, datei.unlesbar, datei.aktiver_inhalt
     */
    async nimm(
      request: Request,
      { types = dateiTypen, mostBytes = hoechsteDateiBytes }: { types?: readonly DateiTyp[]; mostBytes?: number } = {},
    ): Promise<GepruefteDatei> {
      const bytes = await liesBytes(request, mostBytes)
      if (bytes === null) throw dateiFehler.ablehnen('datei.zu_gross')
      const mediaType = dateiTypVon(bytes)
      if (mediaType === null || !types.includes(mediaType)) throw dateiFehler.ablehnen('datei.art_unbekannt')
      if (istBild(mediaType)) return { mediaType, bytes: await neuGeschrieben(bytes) }
      if (traegtAktives(bytes)) throw dateiFehler.ablehnen('datei.aktiver_inhalt')
      return { mediaType, bytes }
    },

    /** Answers its id. What did not come through `nimm` is made by the server itself. @throws Vernichtet */
    async lege(tx: Queryable, { organisationId, klientId, name, mediaType, bytes, personId }: NeueDatei): Promise<string> {
      const id = ports.newId()
      const wo = { organisationId, klientId, id }
      const inhalt = await tresor.versiegleBytes(tx, fachVon('inhalt', wo), bytes)
      const datei = {
        id,
        klientId,
        name: await tresor.versiegle(tx, fachVon('name', wo), name),
        mediaType,
        groesse: bytes.length,
        inhalt,
        personId,
      }
      await legeDatei(tx, organisationId, { datei, am: jetzt() })
      return id
    },

    /** Null for one that was deleted or is not there. @throws Vernichtet */
    async lies(db: Queryable, { organisationId, dateiId }: Welche): Promise<Datei | null> {
      const row = await ladeDatei(db, organisationId, dateiId)
      if (row === null) return null
      const { klientId, mediaType } = row
      const wo = { organisationId, klientId, id: dateiId }
      const bytes = await tresor.oeffneBytes(db, fachVon('inhalt', wo), row.inhalt)
      return { name: await tresor.oeffne(db, fachVon('name', wo), row.name), mediaType, bytes, klientId }
    },

    /** What a list of files shows, in no order; those that were deleted are missing. */
    async beschreibe(
      db: Queryable,
      { organisationId, dateiIds }: { organisationId: string; dateiIds: readonly string[] },
    ): Promise<DateiBeschreibung[]> {
      const rows = await ladeBeschreibungen(db, organisationId, dateiIds)
      const namen = await tresor.oeffneAlle(
        db,
        rows.map((row) => ({ fach: fachVon('name', { ...row, organisationId }), siegel: row.name })),
      )
      return rows.map(({ id, mediaType, groesse }, i) => ({ id, name: namen[i] ?? null, mediaType: mediaType, groesse }))
    },

    /** False when it was not there. */
    loesche: (tx: Queryable, { organisationId, dateiId }: Welche): Promise<boolean> =>
      loescheDatei(tx, organisationId, { id: dateiId, am: jetzt() }),
  }
}

/** To be saved, never shown: nothing in it may run at our address, and no shared store may keep it. */
export function dateiAntwort({ name, mediaType, bytes }: Datei): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (zeichen) => `%${zeichen.charCodeAt(0).toString(16)}`)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}
