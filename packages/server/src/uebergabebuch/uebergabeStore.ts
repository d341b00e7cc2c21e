/** Reads Schichtübergaben as they are answered, opened, and seals what is written in them. For the use cases of the room only. */
import type { Uebergabe, ZeileInput } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { nichtMehrReadable } from '../tresor/textSeal.ts'
import { createTresor } from '../tresor/tresor.ts'
import {
  type NewZeile,
  type UebergabeRow,
  type Where,
  type ZeileRow,
  loadUebergabe,
  loadZeilen,
  lockUebergabe,
} from './uebergabebuch.repository.ts'

const notFound = () => sharedErrors.refuse('nicht_gefunden')

const place = (zeileId: string) => ({ tabelle: 'schichtuebergabe_zeile', spalte: 'text', zeileId })

/** The version that the last signature of each person is for tells whether a line came later. */
export const withSignatures = <Row extends UebergabeRow>({ gelesen, ...row }: Row) => ({
  ...row,
  gelesen: gelesen.map(({ version, ...signature }) => ({ ...signature, vorNachtrag: version < row.version })),
})

export function createUebergabeStore(ports: Ports) {
  const tresor = createTresor(ports)

  async function openAll(db: Queryable, organisationId: string, rows: readonly UebergabeRow[]): Promise<Uebergabe[]> {
    if (rows.length === 0) return []
    const zeilen = await loadZeilen(
      db,
      organisationId,
      rows.map(({ id }) => id),
    )
    const texts = await tresor.openAll(
      db,
      zeilen.map(({ id, klientId, text }) => ({ fach: { organisationId, klientId, ...place(id) }, siegel: text })),
    )
    const open = zeilen.map((zeile, i): ZeileRow => ({ ...zeile, text: texts[i] ?? nichtMehrReadable.de }))
    return rows.map((row) => ({
      ...withSignatures(row),
      zeilen: open.filter(({ uebergabeId }) => uebergabeId === row.id).map(({ uebergabeId: _row, ...zeile }) => zeile),
    }))
  }

  /** @throws nicht_gefunden */
  async function read(db: Queryable, { organisationId, id }: Where): Promise<Uebergabe> {
    const row = await loadUebergabe(db, { organisationId, id })
    const [uebergabe] = row === null ? [] : await openAll(db, organisationId, [row])
    if (uebergabe === undefined) throw notFound()
    return uebergabe
  }

  return {
    openAll,
    read,

    /** Locked until the end of the transaction. @throws nicht_gefunden */
    async hold(tx: Queryable, where: Where): Promise<Uebergabe> {
      await lockUebergabe(tx, where)
      return read(tx, where)
    },

    /** One question to the database for each Klient whom the lines are about. */
    async seal(
      tx: Queryable,
      organisationId: string,
      { zeilen, nachgetragenAm }: { zeilen: readonly ZeileInput[]; nachgetragenAm: string | null },
    ): Promise<NewZeile[]> {
      const sealed = new Map<string, string>()
      for (const klientId of new Set(zeilen.map((zeile) => zeile.klientId))) {
        const own = zeilen.filter((zeile) => zeile.klientId === klientId)
        const texts = await tresor.sealAll(
          tx,
          { organisationId, klientId },
          own.map(({ id, text }) => ({ ...place(id), klartext: text })),
        )
        own.forEach(({ id }, i) => sealed.set(id, texts[i] ?? ''))
      }
      return zeilen.map((zeile) => ({ ...zeile, text: sealed.get(zeile.id) ?? '', nachgetragenAm }))
    },
  }
}
