import { countLeistungen, kostentraegerOf, monthOf, unterschriftStandOf } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import type { Leistungsnachweis } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { type NachweisFilter, type NachweisListRow, nachweislisteContract } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { personOf } from '../hausbesuch/person.ts'
import { allPages, cursorId, cursorText, pageFrom, readCursor } from '../liste/page.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createMonthSheets } from './leistungsnachweis.usecases.ts'
import type { ServiceLine } from './nachweisExport.ts'
import { loadNachweise, loadUncounted, saveSheetNumbers } from './nachweisliste.repository.ts'
import { createBlattSeal } from './seal.ts'

const c = nachweislisteContract
const form = z.tuple([cursorText, cursorId])
const sorting = 'name'
/** Sheets that are opened at a time to write their numbers. */
const atATime = 200
/** Months that go into a file at a time. */
const forExport = 20

interface Sheets {
  klientId: string
  blatt: Leistungsnachweis
  lines: ServiceLine[]
}

type Frage = NachweisFilter & { klientId?: string[] | undefined; cursor?: string | undefined; limit: number }

export function createNachweislisten(ports: Ports) {
  const sheets = createMonthSheets(ports)
  const seal = createBlattSeal(ports)
  const today = () => berlinDate(ports.clock.now().toISOString())
  const monthFor = ({ monat }: NachweisFilter) => monthOf(monat === undefined ? today() : `${monat}-01`)

  /** Sheets that were finished before their numbers were kept, or with their visit. */
  async function countOthers(akteur: Akteur, month: { von: string; bis: string }): Promise<void> {
    const { organisationId } = personOf(akteur)
    const db = onBehalfOfPerson(ports.database, akteur)
    for (let more = true; more;) {
      const rows = await loadUncounted(db, organisationId, { ...month, most: atATime })
      const opened = (await seal.open(rows)).map(({ inhalt: blatt, hausbesuchId, daten, besuchVersion }) => ({
        hausbesuchId,
        ...countLeistungen({ besuch: readHausbesuch({ daten, version: besuchVersion }), blatt }),
      }))
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        for (const one of opened) await saveSheetNumbers(tx, organisationId, one)
      })
      more = rows.length === atATime
    }
  }

  async function list(akteur: Akteur, { cursor, limit, klientId, ...filter }: Frage) {
    const month = monthFor(filter)
    await countOthers(akteur, month)
    const rows = await loadNachweise(onBehalfOfPerson(ports.database, akteur), personOf(akteur).organisationId, {
      ...month,
      heute: today(),
      filter,
      klientIds: klientId ?? null,
      ab: readCursor(cursor, { sortierung: sorting, form }),
      limit: limit + 1,
    })
    return pageFrom(rows, {
      limit,
      sortierung: sorting,
      schluessel: ({ platz, id }) => [platz, id],
      zeile: ({ platz: _platz, sgbV, sgbXi, andere, stand, signedStand, version, am, art, ...row }): NachweisListRow => {
        const signed = version === null || am === null || art === null || signedStand === null ? null : { version, am, art }
        return {
          ...row,
          von: month.von,
          leistungen: { SGB_V: sgbV, SGB_XI: sgbXi, ANDERE: andere },
          unterschrift: unterschriftStandOf(signed && { ...signed, stand: signedStand ?? '' }, stand),
          gezeichnet: signed,
        }
      },
    })
  }

  /** The sheets of a page of the list; that each is given out is logged. */
  async function openPage(akteur: Akteur, frage: Frage, aktion: string) {
    const page = await list(akteur, frage)
    const { organisationId } = personOf(akteur)
    const month = monthFor(frage)
    const loaded = await ports.database.transaction(contextOf(akteur), async (tx) => {
      const all = []
      for (const { id: klientId } of page.zeilen) {
        await audit(tx, akteur, { aktion, art: 'AUSGEBEN', objektArt: 'KLIENT', objektId: klientId, klientId })
        all.push(await sheets.load(tx, organisationId, { klientId, ...month }))
      }
      return all.filter((one) => one !== null)
    })
    const opened: Sheets[] = []
    for (const sheet of loaded) {
      const blatt = await sheets.open(sheet)
      const numbers = new Map(sheet.rows.map(({ hausbesuchId, beschaeftigtennummer }) => [hausbesuchId, beschaeftigtennummer]))
      const lines = blatt.besuche.flatMap((besuch) =>
        besuch.leistungen.map((leistung) => ({
          ...leistung,
          blatt,
          besuch,
          beschaeftigtennummer: numbers.get(besuch.hausbesuchId) ?? null,
        })),
      )
      opened.push({ klientId: sheet.klientId, blatt, lines })
    }
    return { opened, cursor: page.cursor }
  }

  return {
    list: ({ akteur, query }: CalledBy<typeof c.list>) => list(akteur, query),

    async sheets({ akteur, query }: CalledBy<typeof c.sheets>) {
      const { opened, cursor } = await openPage(akteur, query, c.sheets.id)
      return { blaetter: opened.map(({ klientId, blatt }) => ({ klientId, blatt })), cursor }
    },

    /** A line for each service. */
    all: (akteur: Akteur, filter: NachweisFilter): AsyncGenerator<ServiceLine[]> =>
      allPages(async (cursor) => {
        const page = await openPage(akteur, { ...filter, cursor, limit: forExport }, c.export.id)
        // What the filter asks of who pays holds for the lines as well.
        const asked = ({ quelle }: ServiceLine) => filter.traeger === undefined || kostentraegerOf(quelle) === filter.traeger
        return { zeilen: page.opened.flatMap(({ lines }) => lines.filter(asked)), cursor: page.cursor }
      }),
  }
}
